import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import { formerModels, media, models, portfolioItems, roster } from '../../drizzle/schema'
import { type Db, statement } from '../core/database'

export type RosterRow = typeof roster.$inferInsert
export type StoredEntry = { entry: string; birthDate: string | null; statedAge: number | null }
export type RosterSource = {
  model: typeof models.$inferSelect
  pictures: {
    id: string
    type: (typeof portfolioItems.$inferSelect)['type']
    isLocked: boolean
    position: number
    width: number | null
    height: number | null
    thumbhash: string | null
    widths: number[]
  }[]
}

// — The roster's version: raised by every write, so that what is kept in memory is never stale ———————————

const versions = new WeakMap<Db['$client'], number>()
export const rosterVersion = (db: Db) => versions.get(db.$client) ?? 0
const raiseVersion = (db: Db) => versions.set(db.$client, rosterVersion(db) + 1)

// — Reading ——————————————————————————————————————————————————————————————————————————————————————————

const stored = { entry: roster.entry, birthDate: roster.birthDate, statedAge: roster.statedAge }

const byNumbers = statement((db) =>
  db
    .select(stored)
    .from(sql`json_each(${sql.placeholder('numbers')}) as wanted`)
    .innerJoin(roster, sql`${roster.number} = wanted.value`)
    .orderBy(sql`wanted.key`)
    .prepare(),
)
/** The entries of the given numbers, in the given order. */
export const entriesOf = (db: Db, numbers: readonly number[]): StoredEntry[] =>
  byNumbers(db).all({ numbers: JSON.stringify(numbers) })

const byId = statement((db) =>
  db
    .select({ ...stored, number: roster.number, id: roster.id })
    .from(roster)
    .where(eq(roster.id, sql.placeholder('id')))
    .prepare(),
)
const bySlug = statement((db) =>
  db
    .select({ ...stored, number: roster.number, id: roster.id })
    .from(roster)
    .where(eq(roster.slug, sql.placeholder('slug')))
    .prepare(),
)
/** A public model by its id or, failing that, its slug. */
export const findEntry = (db: Db, key: string) =>
  byId(db).get({ id: key }) ?? bySlug(db).get({ slug: key.toLowerCase() })

const related = statement((db) => {
  const near = (order: number, where: ReturnType<typeof sql>) => sql`
    select ${sql.raw(String(order))} as nearness, r.number, r.entry, r.birth_date, r.stated_age
    from roster r, roster me where me.number = ${sql.placeholder('number')} and r.number <> me.number and ${where}
    order by r.number desc limit ${sql.placeholder('limit')}`
  return db
    .select({
      entry: sql<string>`entry`,
      birthDate: sql<string | null>`birth_date`,
      statedAge: sql<number | null>`stated_age`,
    })
    .from(sql`(
      select * from (${near(0, sql`r.gender is me.gender and r.city_key is me.city_key`)})
      union all select * from (${near(1, sql`r.gender is me.gender and r.city_key is not me.city_key`)})
      union all select * from (${near(2, sql`r.gender is not me.gender`)})
    )`)
    .orderBy(sql`nearness`, sql`number desc`)
    .limit(sql.placeholder('limit'))
    .prepare()
})
/** Others, the nearest first: same gender and city, same gender, anybody; within each the newest first. */
export const relatedEntries = (db: Db, number: number, limit: number): StoredEntry[] =>
  related(db).all({ number, limit })

const featured = statement((db) =>
  db
    .select(stored)
    .from(roster)
    .where(eq(roster.isFeatured, true))
    .orderBy(sql`${roster.number} desc`)
    .limit(sql.placeholder('limit'))
    .prepare(),
)
export const featuredEntries = (db: Db, limit: number): StoredEntry[] => featured(db).all({ limit })

const choices = statement((db) =>
  db
    .select({
      id: roster.id,
      stageName: roster.stageName,
      city: roster.city,
      availability: roster.availability,
    })
    .from(roster)
    .orderBy(sql`${roster.stageName} collate nocase`, asc(roster.number))
    .limit(sql.placeholder('limit'))
    .prepare(),
)
export const allChoices = (db: Db, limit: number) => choices(db).all({ limit })

const cityKeys = statement((db) => db.selectDistinct({ key: roster.cityKey }).from(roster).prepare())
/** Every city on the roster, folded. */
export const allCityKeys = (db: Db): string[] =>
  cityKeys(db)
    .all()
    .flatMap(({ key }) => (key === null ? [] : [key]))

const formerModel = statement((db) =>
  db
    .select({ id: formerModels.id })
    .from(formerModels)
    .where(
      or(eq(formerModels.id, sql.placeholder('id')), eq(formerModels.slugHash, sql.placeholder('slugHash'))),
    )
    .prepare(),
)
export const findFormerModel = (db: Db, id: string, slugHash: string) => formerModel(db).get({ id, slugHash })

export const sitemapEntries = (db: Db, limit: number) =>
  db
    .select({ slug: roster.slug, updatedAt: models.updatedAt })
    .from(roster)
    .innerJoin(models, eq(models.number, roster.number))
    .orderBy(desc(roster.number))
    .limit(limit)
    .all()

// — Matching: the numbers of all models that meet the criteria, newest first ————————————————————————————

/** `text`: an FTS5 expression over trigrams or grams, already quoted. */
export type Criteria = {
  gender: string | null
  workType: string | null
  cityKeys: string[] | null
  text: { index: 'roster_search' | 'roster_grams'; match: string } | null
}

/** Prepared once for each combination of criteria; each is answered from one covering index, in page order. */
function matchingSql(criteria: Criteria): string {
  const from = criteria.workType === null ? 'roster' : 'roster_work'
  const city =
    criteria.cityKeys &&
    (criteria.cityKeys.length === 1 ? '= :city' : 'in (select value from json_each(:cities))')
  const where = [
    criteria.workType !== null && 'work_type = :workType',
    criteria.gender !== null && 'gender = :gender',
    city && `city_key ${city}`,
    criteria.text &&
      `number in (select rowid from ${criteria.text.index} where ${criteria.text.index} match :match)`,
  ].filter((part) => typeof part === 'string')
  return `select number from ${from}${where.length > 0 ? ` where ${where.join(' and ')}` : ''} order by number desc`
}

const matchers = statement((_db) => new Map<string, ReturnType<Db['$client']['prepare']>>())

/** Throws nothing for any text: `match` is built from quoted phrases only. */
export function matchingNumbers(db: Db, criteria: Criteria): number[] {
  const text = matchingSql(criteria)
  const kept = matchers(db)
  let prepared = kept.get(text)
  if (!prepared) {
    prepared = db.$client.prepare(text).pluck()
    kept.set(text, prepared)
  }
  const values = {
    workType: criteria.workType,
    gender: criteria.gender,
    city: criteria.cityKeys?.[0],
    cities: JSON.stringify(criteria.cityKeys),
    match: criteria.text?.match,
  }
  return prepared.all(values) as number[]
}

// — Writing: only ./service publishes ——————————————————————————————————————————————————————————————————

const modelById = statement((db) =>
  db
    .select()
    .from(models)
    .where(eq(models.id, sql.placeholder('id')))
    .prepare(),
)
const picturesOf = statement((db) =>
  db
    .select({
      id: media.id,
      type: portfolioItems.type,
      isLocked: portfolioItems.isLocked,
      position: portfolioItems.position,
      width: media.width,
      height: media.height,
      thumbhash: media.thumbhash,
      widths: media.widths,
    })
    .from(portfolioItems)
    .innerJoin(media, eq(media.id, portfolioItems.mediaId))
    .where(and(eq(portfolioItems.modelId, sql.placeholder('id')), eq(media.kind, 'image')))
    .orderBy(asc(portfolioItems.position))
    .prepare(),
)
/** Everything that a public entry is made from. */
export function rosterSource(db: Db, modelId: string): RosterSource | null {
  const model = modelById(db).get({ id: modelId })
  return model ? { model, pictures: picturesOf(db).all({ id: modelId }) } : null
}

/** Every model's id, for making the whole roster anew. */
export const allModelIds = (db: Db) =>
  db.select({ id: models.id }).from(models).orderBy(asc(models.number)).all()

const insertEntry = statement((db) =>
  db
    .insert(roster)
    .values({
      number: sql.placeholder('number'),
      id: sql.placeholder('id'),
      slug: sql.placeholder('slug'),
      stageName: sql.placeholder('stageName'),
      gender: sql.placeholder('gender'),
      city: sql.placeholder('city'),
      cityKey: sql.placeholder('cityKey'),
      availability: sql.placeholder('availability'),
      isFeatured: sql.placeholder('isFeatured'),
      birthDate: sql.placeholder('birthDate'),
      statedAge: sql.placeholder('statedAge'),
      entry: sql.placeholder('entry'),
    })
    .prepare(),
)
const writes = statement(({ $client }) => ({
  work: $client.prepare(
    'insert into roster_work (work_type, number, gender, city_key) select value, ?, ?, ? from json_each(?)',
  ),
  search: $client.prepare('insert into roster_search (rowid, text) values (?, ?)'),
  grams: $client.prepare('insert into roster_grams (rowid, grams) values (?, ?)'),
  remove: $client.prepare('delete from roster where number = ?'),
  removeSearch: $client.prepare('delete from roster_search where rowid = ?'),
  removeGrams: $client.prepare('delete from roster_grams where rowid = ?'),
  open: $client.prepare(`update media set is_public = (id in (select value from json_each(:open)))
    where id in (select media_id from portfolio_items where model_id = :modelId)`),
}))

/** Puts the entry and its search texts in place of the one before. */
export function putEntry(
  db: Db,
  row: Required<RosterRow>,
  workTypes: readonly string[],
  search: { text: string; grams: string },
) {
  removeEntry(db, row.number)
  insertEntry(db).run({ ...row, isFeatured: Number(row.isFeatured) })
  const { number, gender, cityKey } = row
  const write = writes(db)
  write.work.run(number, gender, cityKey, JSON.stringify(workTypes))
  write.search.run(number, search.text)
  write.grams.run(number, search.grams)
}

export function removeEntry(db: Db, number: number) {
  raiseVersion(db)
  const write = writes(db)
  write.remove.run(number)
  write.removeSearch.run(number)
  write.removeGrams.run(number)
}

/** Opens exactly these of a model's pictures to everybody and shuts the others. */
export function openOnly(db: Db, modelId: string, openIds: readonly string[]) {
  writes(db).open.run({ modelId, open: JSON.stringify(openIds) })
}

/** Merges the search index's segments; more than doubles its speed after many writes (speed.md). */
export const optimizeSearch = (db: Db) =>
  db.run(sql`insert into roster_search (roster_search) values ('optimize')`)
