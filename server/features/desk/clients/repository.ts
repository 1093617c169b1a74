import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { accounts, clients, contacts } from '../../../../drizzle/schema'
import type { ClientLine } from '../../../../shared/desk/clients'
import { CLIENT_LINES, type JobStage, ofEach } from '../../../../shared/desk/deskLists'
import { snakeCase } from '../../../../shared/roster/modelFields'
import { columns } from '../../../core/db/columns'
import { type Db, query, statement, valueQuery } from '../../../core/db/database'

export type ClientRow = typeof clients.$inferSelect
export type ContactRow = typeof contacts.$inferSelect

const byId = statement((db) =>
  db
    .select()
    .from(clients)
    .where(eq(clients.id, sql.placeholder('id')))
    .prepare(),
)
export const findClient = (db: Db, id: string) => byId(db).get({ id })

const byName = statement((db) =>
  db
    .select()
    .from(clients)
    .where(and(eq(clients.nameKey, sql.placeholder('nameKey')), isNull(clients.mergedIntoId)))
    .limit(1)
    .prepare(),
)
/** The client of this folded name that was not merged into another. */
export const findByName = (db: Db, nameKey: string) => byName(db).get({ nameKey })

/** Clients that were merged into this one. */
export const mergedInto = (db: Db, id: string) =>
  db.select().from(clients).where(eq(clients.mergedIntoId, id)).orderBy(asc(clients.name)).all()

/** Who is responsible for a client, unless that account was closed. */
export const ownerOf = (db: Db, ownerId: string) =>
  db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(and(eq(accounts.id, ownerId), isNull(accounts.deactivatedAt)))
    .get()

export const findContact = (db: Db, id: string) => db.select().from(contacts).where(eq(contacts.id, id)).get()

const byEmail = statement((db) =>
  db
    .select()
    .from(contacts)
    .where(eq(contacts.email, sql.placeholder('email')))
    .orderBy(sql`${contacts.leftAt} is not null`, asc(contacts.createdAt))
    .limit(1)
    .prepare(),
)
/** The contact with exactly this address; one who has left only when nobody else has it. */
export const contactByEmail = (db: Db, email: string) => byEmail(db).get({ email })

export const insertContact = (db: Db, row: typeof contacts.$inferInsert) =>
  db.insert(contacts).values(row).run()

/** False when the contact has another version. */
export const updateContact = (db: Db, id: string, version: number, values: Partial<ContactRow>) =>
  db
    .update(contacts)
    .set({ ...values, version: version + 1 })
    .where(and(eq(contacts.id, id), eq(contacts.version, version)))
    .run().changes === 1

/** The contacts of a client and of those merged into it. */
export const contactsOf = (db: Db, ids: readonly string[]) =>
  db
    .select()
    .from(contacts)
    .where(inArray(contacts.clientId, [...ids]))
    .orderBy(sql`${contacts.leftAt} is not null`, asc(contacts.name))
    .all()

type JobRow = { id: string; number: string; title: string; stage: JobStage; firstDay: string | null }
const JOB = columns<JobRow>({
  id: 'j.id',
  number: 'j.number',
  title: 'j.title',
  stage: 'j.stage',
  firstDay: '(select min(day) from job_dates d where d.job_id = j.id)',
})
/** The jobs of a client and of those merged into it, newest first. */
export const jobsOf = (db: Db, ids: readonly string[]) =>
  query(
    db,
    JOB,
    `select ${JOB}
     from jobs j where j.client_id in (select value from json_each(:ids)) order by j.created_at desc limit 100`,
  ).all({ ids: JSON.stringify(ids) })

/** `today`: the last day of work is not ahead of it. */
type Wanted = { search: string; standing: string | null; ownerId: string | null; today: string }

const whereOf = ({ search, standing, ownerId }: Wanted) =>
  [
    'where merged_into_id is null',
    search && 'instr(name_key, :search) > 0',
    standing && 'standing = :standing',
    ownerId && 'owner_id = :ownerId',
  ]
    .filter(Boolean)
    .join(' and ')

const LINE = columns<ClientLine>({
  id: 'c.id',
  name: 'c.name',
  kind: 'c.kind',
  ...ofEach(CLIENT_LINES, (fact) => `c.${snakeCase(fact)}`),
  owner: 'a.name',
  standing: 'c.standing',
  version: 'c.version',
  jobs: 'count(j.id)',
  lastJobAt: 'max(j.created_at)',
  lastWorkOn: `max((select max(t.day) from job_dates t where t.job_id = j.id and t.day <= :today and exists (
    select 1 from claim_dates d where d.job_date_id = t.id and d.state in ('confirmed', 'done'))))`,
})
/** The lines of clients that a query of `clients` finds. */
const linesOf = (found: string) =>
  `select ${LINE}
   from (${found}) c
   left join accounts a on a.id = c.owner_id and a.deactivated_at is null
   left join jobs j on j.client_id in (select c.id union all select id from clients where merged_into_id = c.id)
   group by c.id order by c.name_key, c.id`

/** One page of the clients that are not merged, by name, and their total. */
export function pageOfClients(db: Db, wanted: Wanted, limit: number, offset: number) {
  const where = whereOf(wanted)
  const page = `select * from clients ${where} order by name_key, id limit :limit offset :offset`
  const rows = query(db, LINE, linesOf(page)).all({ ...wanted, limit, offset })
  return { rows, total: valueQuery<number>(db, `select count(*) from clients ${where}`).get(wanted) ?? 0 }
}

/** The lines of clients by their ids, by name. */
export const clientsById = (db: Db, ids: readonly string[], today: string) =>
  query(
    db,
    LINE,
    linesOf(
      'select * from clients where id in (select value from json_each(:ids)) and merged_into_id is null',
    ),
  ).all({ ids: JSON.stringify(ids), today })

const BATCH = 200
/** The lines of all clients that are found, by name, in batches. The search runs once. */
export function* allClients(db: Db, wanted: Wanted): Generator<ClientLine[]> {
  const ids = valueQuery<string>(db, `select id from clients ${whereOf(wanted)} order by name_key, id`).all(
    wanted,
  )
  for (let at = 0; at < ids.length; at += BATCH)
    yield clientsById(db, ids.slice(at, at + BATCH), wanted.today)
}

const MAYBE_SAME = columns<{ id: string; name: string }>({ id: 'id', name: 'name' })
/** Other clients with the same folded name, or with a contact at one of this client's domains. */
export const maybeSame = (db: Db, id: string, nameKey: string) =>
  query(
    db,
    MAYBE_SAME,
    `select ${MAYBE_SAME}
     from clients where merged_into_id is null and id <> :id and (name_key = :nameKey or id in (
       select client_id from contacts where email_domain in (
         select email_domain from contacts where client_id = :id and email_domain is not null)))
     order by name limit 5`,
  ).all({ id, nameKey })
