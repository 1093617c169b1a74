import { and, asc, desc, eq, gte } from 'drizzle-orm'
import { accounts, activities, deskImports, models } from '../../../../drizzle/schema'
import { columns } from '../../../core/db/columns'
import { type Db, query } from '../../../core/db/database'

export type DeskImportRow = typeof deskImports.$inferSelect

// — Imports ——————————————————————————————————————————————————————————————————————————————————————————

export const insertImport = (db: Db, row: typeof deskImports.$inferInsert) =>
  db.insert(deskImports).values(row).run()

export const changeImport = (db: Db, id: string, changes: Partial<typeof deskImports.$inferInsert>) =>
  db.update(deskImports).set(changes).where(eq(deskImports.id, id)).run()

export const findImport = (db: Db, id: string) =>
  db.select().from(deskImports).where(eq(deskImports.id, id)).get()

/** The newest imports with the name of who ran them. */
export const latestImports = (db: Db, limit: number) =>
  db
    .select({ run: deskImports, by: accounts.name })
    .from(deskImports)
    .leftJoin(accounts, eq(accounts.id, deskImports.accountId))
    .orderBy(desc(deskImports.createdAt), desc(deskImports.id))
    .limit(limit)
    .all()

/** The activities of an import, in the order of writing. */
export const activitiesOfImport = (db: Db, { id, firstActivity }: DeskImportRow) =>
  db
    .select()
    .from(activities)
    .where(and(gte(activities.number, firstActivity), eq(activities.batchId, id)))
    .orderBy(asc(activities.number))
    .all()

// — What is there already ————————————————————————————————————————————————————————————————————————————

export type TalentToMatch = { id: string; name: string; stageName: string | null; isActive: boolean }
/** Every model by its names. */
export const talentsToMatch = (db: Db): TalentToMatch[] =>
  db
    .select({ id: models.id, name: models.name, stageName: models.stageName, isActive: models.isActive })
    .from(models)
    .orderBy(asc(models.number))
    .all()

export type HeldNow = {
  modelId: string
  day: string
  half: string
  firm: number
  bookoutId: string | null
  jobNumber: string | null
  jobTitle: string | null
  clientName: string | null
}
const HELD = columns<HeldNow>({
  modelId: 'h.model_id',
  day: 'h.day',
  half: 'h.half',
  firm: 'h.firm',
  bookoutId: 'h.bookout_id',
  jobNumber: 'j.number',
  jobTitle: 'j.title',
  clientName: 'coalesce(m.name, c.name)',
})
/** All living holds of these models from a day on, in the order of their queues. */
export const heldFrom = (db: Db, modelIds: readonly string[], from: string, now: string) =>
  query(
    db,
    HELD,
    `select ${HELD}
     from held_halves h left join jobs j on j.id = h.job_id
     left join clients c on c.id = j.client_id left join clients m on m.id = c.merged_into_id
     where h.model_id in (select value from json_each(:ids)) and h.day >= :from
       and (h.firm = 1 or h.until > :now) order by h.seq`,
  ).all({ ids: JSON.stringify(modelIds), from, now })

export type KnownClient = { id: string; name: string; nameKey: string }
const CLIENT = columns<KnownClient>({
  id: 'coalesce(m.id, c.id)',
  name: 'coalesce(m.name, c.name)',
  nameKey: 'c.name_key',
})
/** Every client by the folded name under which it was known; a merged one is the client that shows both. */
export const clientsByName = (db: Db) =>
  query(
    db,
    CLIENT,
    `select ${CLIENT} from clients c left join clients m on m.id = c.merged_into_id
     order by c.merged_into_id is not null, c.created_at`,
  ).all({})

/** All that a model holds from a day on, as one text: another one means that somebody decided about it. */
export const holdsKey = (db: Db, modelId: string, from: string, now: string): string =>
  JSON.stringify(heldFrom(db, [modelId], from, now))
