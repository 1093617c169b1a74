import { eq, sql } from 'drizzle-orm'
import {
  accounts,
  bookingModels,
  bookings,
  formerModels,
  importRows,
  models,
  oneTimeTokens,
  projectMembers,
} from '../../../../drizzle/schema'
import type { Gender } from '../../../../shared/lists'
import { type Db, statement, valueQuery } from '../../../core/db/database'

export type ModelRow = typeof models.$inferSelect
export type NewModelRow = typeof models.$inferInsert

// — Lists ————————————————————————————————————————————————————————————————————————————————————————————

/** `searches` are folded: one of them is in the model's text; none finds all. `cities` holds all spellings of one city. */
export type ListFilter = {
  searches: readonly string[]
  gender: Gender | null
  cities: readonly string[] | null
  isActive: boolean | null
  /** a board's id */
  board: string | null
}

/** `instr` searches literally (S38). */
function where({ searches, gender, cities, isActive, board }: ListFilter): string {
  const parts = [
    isActive !== null && 'is_active = :isActive',
    gender !== null && 'gender = :gender',
    cities !== null && 'city in (select value from json_each(:cities))',
    board !== null && 'id in (select model_id from model_tags where tag_id = :board)',
    searches.length > 0 &&
      `(${searches.map((_, at) => `instr(search_text, :search${at}) > 0`).join(' or ')})`,
  ].filter((part) => typeof part === 'string')
  return parts.length > 0 ? `where ${parts.join(' and ')}` : ''
}
const values = ({ searches, cities, isActive, ...wanted }: ListFilter) => ({
  ...wanted,
  ...Object.fromEntries(searches.map((text, at) => [`search${at}`, text])),
  cities: JSON.stringify(cities),
  isActive: Number(isActive),
})

/** The numbers of all matching models, newest first. */
export const matchingNumbers = (db: Db, wanted: ListFilter) =>
  valueQuery<number>(db, `select number from models ${where(wanted)} order by number desc`).all(
    values(wanted),
  )

/**
 * One page of numbers and the total. A search scans all rows, so one scan yields both; other filters count by
 * index.
 */
export function pageOfNumbers(db: Db, wanted: ListFilter, limit: number, offset: number) {
  if (wanted.searches.length > 0) {
    const all = matchingNumbers(db, wanted)
    return { numbers: all.slice(offset, offset + limit), total: all.length }
  }
  const page = `select number from models ${where(wanted)} order by number desc limit :limit offset :offset`
  return {
    numbers: valueQuery<number>(db, page).all({ ...values(wanted), limit, offset }),
    total: valueQuery<number>(db, `select count(*) from models ${where(wanted)}`).get(values(wanted)) ?? 0,
  }
}

const account = {
  id: accounts.id,
  name: accounts.name,
  email: accounts.email,
  phone: accounts.phone,
  role: accounts.role,
}

const byNumbers = statement((db) =>
  db
    .select({ model: models, account })
    .from(sql`json_each(${sql.placeholder('numbers')}) as wanted`)
    .innerJoin(models, sql`${models.number} = wanted.value`)
    .leftJoin(accounts, eq(accounts.id, models.accountId))
    .orderBy(sql`wanted.key`)
    .prepare(),
)
/** Models by number in the given order, with their accounts. */
export const modelsOf = (db: Db, numbers: readonly number[]) =>
  byNumbers(db).all({ numbers: JSON.stringify(numbers) })
export type ModelWithAccount = ReturnType<typeof modelsOf>[number]

const BATCH = 500
/** The same in batches, to keep memory bounded. */
export function* batchesOf(db: Db, numbers: readonly number[]): Generator<ModelWithAccount[]> {
  for (let start = 0; start < numbers.length; start += BATCH)
    yield modelsOf(db, numbers.slice(start, start + BATCH))
}

const cities = statement((db) =>
  db.selectDistinct({ city: models.city }).from(models).orderBy(models.city).prepare(),
)
/** Every stored spelling of every city. */
export const allCities = (db: Db): string[] =>
  cities(db)
    .all()
    .flatMap(({ city }) => (city === null ? [] : [city]))

// — One model ————————————————————————————————————————————————————————————————————————————————————————

const byId = statement((db) =>
  db
    .select({ model: models, account })
    .from(models)
    .leftJoin(accounts, eq(accounts.id, models.accountId))
    .where(eq(models.id, sql.placeholder('id')))
    .prepare(),
)
export const findModel = (db: Db, id: string): ModelWithAccount | undefined => byId(db).get({ id })

/** The oldest model with this email address. */
export const findByAddress = (db: Db, email: string) =>
  db
    .select({ id: models.id })
    .from(models)
    .where(eq(models.email, email))
    .orderBy(models.number)
    .limit(1)
    .get()

export const insertModel = (db: Db, row: NewModelRow) => db.insert(models).values(row).run()

/**
 * Its portfolio items, ratings, views and opportunity applications are deleted by cascade. The import that it came with
 * forgets what was in its cells.
 */
export function removeModel(db: Db, id: string) {
  db.update(importRows).set({ fate: null, pictures: [] }).where(eq(importRows.modelId, id)).run()
  db.delete(models).where(eq(models.id, id)).run()
}

/** Its sessions, identities and tokens are deleted by cascade. */
export const removeAccount = (db: Db, id: string) => db.delete(accounts).where(eq(accounts.id, id)).run()

/** Remembers a deleted model; an address that two models had belongs to the last one. */
export function insertFormerModel(db: Db, row: { id: string; slugHash: string | null; leftAt: string }) {
  if (row.slugHash !== null)
    db.update(formerModels).set({ slugHash: null }).where(eq(formerModels.slugHash, row.slugHash)).run()
  db.insert(formerModels).values(row).onConflictDoNothing().run()
}

/** Copies the name into the bookings and teams that outlive the model. */
export function keepName(db: Db, modelId: string, name: string) {
  db.update(bookings).set({ modelName: name }).where(eq(bookings.modelId, modelId)).run()
  db.update(bookingModels).set({ modelName: name }).where(eq(bookingModels.modelId, modelId)).run()
  db.update(projectMembers).set({ name }).where(eq(projectMembers.modelId, modelId)).run()
}

// — Invitations ——————————————————————————————————————————————————————————————————————————————————————

/** Ends every invitation of a model. */
export const removeInvitations = (db: Db, modelId: string) =>
  db.delete(oneTimeTokens).where(eq(oneTimeTokens.modelId, modelId)).run()

/** Stores an invitation and deletes the model's older ones. */
export function replaceInvitation(
  db: Db,
  row: { tokenHash: string; modelId: string; email: string; createdAt: string; expiresAt: string },
) {
  removeInvitations(db, row.modelId)
  db.insert(oneTimeTokens)
    .values({ ...row, purpose: 'invite-talent' })
    .run()
}

/** An unused invitation that is still valid. */
export const openInvitation = (db: Db, modelId: string, now: string) =>
  db
    .select({
      email: oneTimeTokens.email,
      createdAt: oneTimeTokens.createdAt,
      expiresAt: oneTimeTokens.expiresAt,
    })
    .from(oneTimeTokens)
    .where(
      sql`${oneTimeTokens.modelId} = ${modelId} and ${oneTimeTokens.usedAt} is null and ${oneTimeTokens.expiresAt} > ${now}`,
    )
    .get()
