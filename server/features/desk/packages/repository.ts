import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { packageEntries, packagePictures, packages } from '../../../../drizzle/schema'
import type { DeskToday } from '../../../../shared/desk/desk'
import type { PackageLine } from '../../../../shared/desk/packages/packageViews'
import { columns } from '../../../core/db/columns'
import { type Db, query, statement, valueQuery } from '../../../core/db/database'
import { isMine } from '../jobs/mine.repository'

export type PackageRow = typeof packages.$inferSelect
export type EntryRow = typeof packageEntries.$inferSelect

export const findPackage = (db: Db, id: string) => db.select().from(packages).where(eq(packages.id, id)).get()

export const insertPackage = (db: Db, row: typeof packages.$inferInsert) =>
  db.insert(packages).values(row).run()

/** False when the package has another version. */
export const updatePackage = (db: Db, { id, version }: PackageRow, values: Partial<PackageRow>) =>
  db
    .update(packages)
    .set({ ...values, version: version + 1 })
    .where(and(eq(packages.id, id), eq(packages.version, version)))
    .run().changes === 1

/** The newest package for a client, whose settings the next one takes. */
export const lastForClient = (db: Db, clientId: string) =>
  db
    .select()
    .from(packages)
    .where(eq(packages.clientId, clientId))
    .orderBy(desc(packages.createdAt), desc(packages.id))
    .limit(1)
    .get()

type ListFilter = { search: string; state: string | null; now: string }
type ListRow = Omit<PackageLine, 'picks' | 'hasEnded'> & {
  hasEnded: 0 | 1
  yes: number
  maybe: number
  no: number
}

const whereOf = ({ search, state }: ListFilter) => {
  const parts = [
    search &&
      `(instr(folded(p.title), :search) > 0 or instr(coalesce(c.name_key, ''), :search) > 0
      or instr(lower(coalesce(j.number, '')), :search) > 0)`,
    state === 'open' ? `p.state <> 'closed' and p.expires_at > :now` : state && 'p.state = :state',
  ].filter(Boolean)
  return parts.length > 0 ? `where ${parts.join(' and ')}` : ''
}
const FROM = `from packages p left join clients c on c.id = p.client_id left join jobs j on j.id = p.job_id
  left join accounts a on a.id = p.made_by`
const pickCount = (pick: string) =>
  `(select count(*) from package_picks k join package_entries e on e.id = k.entry_id
    where e.package_id = p.id and k.pick = '${pick}')`

const LINE = columns<ListRow>({
  id: 'p.id',
  title: 'p.title',
  state: 'p.state',
  hasEnded: "p.state = 'live' and p.expires_at <= :now",
  client: 'c.name',
  jobNumber: 'j.number',
  booker: 'a.name',
  expiresAt: 'p.expires_at',
  version: 'p.version',
  faces: '(select count(*) from package_entries e where e.package_id = p.id and e.removed_at is null)',
  links: '(select count(*) from package_links l where l.package_id = p.id and l.revoked_at is null)',
  seen: `(select count(distinct v.link_id) from package_viewers v join package_links l on l.id = v.link_id
    where l.package_id = p.id and l.revoked_at is null)`,
  unread: '(select count(*) from package_answers s where s.package_id = p.id and s.looked_at is null)',
  yes: pickCount('yes'),
  maybe: pickCount('maybe'),
  no: pickCount('no'),
})
/** One page of packages, newest first, and their total. */
export function pageOfPackages(db: Db, wanted: ListFilter, limit: number, offset: number) {
  const where = whereOf(wanted)
  const rows = query(
    db,
    LINE,
    `select ${LINE}
     ${FROM} ${where} order by p.created_at desc, p.id desc limit :limit offset :offset`,
  ).all({ ...wanted, limit, offset })
  return { rows, total: valueQuery<number>(db, `select count(*) ${FROM} ${where}`).get(wanted) ?? 0 }
}

const UNREAD = columns<DeskToday['selections'][number]>({
  id: 'p.id',
  title: 'p.title',
  names: `group_concat(distinct s.name)`,
  count: 'count(*)',
  at: 'max(s.sent_at)',
})
/** The packages of a booker and of nobody with answers that nobody has looked at, the newest answer first. */
export const unreadAnswers = (db: Db, accountId: string) =>
  query(
    db,
    UNREAD,
    `select ${UNREAD} from package_answers s join packages p on p.id = s.package_id
     where s.looked_at is null and ${isMine('p.made_by')} group by p.id order by max(s.sent_at) desc limit 50`,
  ).all({ accountId })

const entries = statement((db) =>
  db
    .select()
    .from(packageEntries)
    .where(eq(packageEntries.packageId, sql.placeholder('id')))
    .orderBy(asc(packageEntries.position), asc(packageEntries.number))
    .prepare(),
)
/** All faces in their order, also those that were taken out. */
export const entriesOf = (db: Db, id: string): EntryRow[] => entries(db).all({ id })

export const insertEntry = (db: Db, row: typeof packageEntries.$inferInsert) =>
  db.insert(packageEntries).values(row).run()

export const updateEntry = (db: Db, id: string, values: Partial<EntryRow>) =>
  db.update(packageEntries).set(values).where(eq(packageEntries.id, id)).run()

export const deleteEntry = (db: Db, id: string) =>
  db.delete(packageEntries).where(eq(packageEntries.id, id)).run()

type OpenPicture = {
  itemId: string
  modelId: string
  id: string
  type: string
  width: number
  height: number
  thumbhash: string
  widths: string
}
const OPEN_PICTURE = columns<OpenPicture>({
  itemId: 'i.id',
  modelId: 'i.model_id',
  id: 'm.id',
  type: 'i.type',
  width: 'coalesce(m.width, 3)',
  height: 'coalesce(m.height, 4)',
  thumbhash: "coalesce(m.thumbhash, '')",
  widths: 'm.widths',
})
/** The open pictures of models, the profile picture first: public ones, never locked, nude or bikini. A picture whose sizes are being made has no widths. */
export const openPicturesOf = (db: Db, modelIds: readonly string[]) =>
  query(
    db,
    OPEN_PICTURE,
    `select ${OPEN_PICTURE}
     from portfolio_items i join media m on m.id = i.media_id
     where i.model_id in (select value from json_each(:ids)) and m.is_public = 1 and i.is_locked = 0
       and i.type not like 'nude%' and i.type not like 'bikini%' and m.kind = 'image'
     order by i.model_id, i.type <> 'profile_pic', i.position`,
  ).all({ ids: JSON.stringify(modelIds) })

const TICKED_OF = columns<{ entryId: string; itemId: string }>({
  entryId: 't.entry_id',
  itemId: 't.portfolio_item_id',
})
/** The ticked pictures of a package's faces, in order. */
export const tickedOf = (db: Db, packageId: string) =>
  query(
    db,
    TICKED_OF,
    `select ${TICKED_OF}
     from package_pictures t
     join package_entries e on e.id = t.entry_id where e.package_id = :packageId order by t.entry_id, t.position`,
  ).all({ packageId })

/** Ticks exactly these pictures, in this order. */
export function tickPictures(db: Db, entryId: string, itemIds: readonly string[]) {
  db.delete(packagePictures).where(eq(packagePictures.entryId, entryId)).run()
  for (const [position, portfolioItemId] of itemIds.entries())
    db.insert(packagePictures).values({ entryId, portfolioItemId, position }).run()
}

const TAKEN_ON = columns<{ modelId: string; dateId: string }>({ modelId: 'h.model_id', dateId: 't.id' })
/** Which of the models are firmly held, by other work than this job, on a date of the job (as `HH` halves). */
export const takenOn = (db: Db, jobId: string, modelIds: readonly string[]) =>
  query(
    db,
    TAKEN_ON,
    `select distinct ${TAKEN_ON}
     from job_dates t join held_halves h on h.firm = 1 and (
       h.day = t.day and (t.part = 'full' or h.half = case t.part when 'am' then 'am' else 'pm' end)
       or t.part = 'night' and h.day = date(t.day, '+1 day') and h.half = 'am')
     where t.job_id = :jobId and t.cancelled_at is null and h.job_id is not :jobId
       and h.model_id in (select value from json_each(:ids))`,
  ).all({ jobId, ids: JSON.stringify(modelIds) })

/** The living talents of a job, in the order in which they were put on it. */
export const talentsOfJob = (db: Db, jobId: string) =>
  valueQuery<string>(
    db,
    `select c.model_id from claims c where c.job_id = :jobId and c.model_id is not null and exists (
       select 1 from claim_dates d where d.claim_id = c.id and d.state in ('proposed', 'option', 'confirmed'))
     order by c.created_at, c.id`,
  ).all({ jobId })
