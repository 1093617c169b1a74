import type { ActivityKind } from '../../../../shared/desk/deskActions'
import {
  CLIENT_FACTS,
  type ClientFact,
  CONTACT_LINES,
  type ContactLine,
} from '../../../../shared/desk/deskLists'
import { snakeCase } from '../../../../shared/roster/modelFields'
import { columns } from '../../../core/db/columns'
import { type Db, query, statement, valueQuery } from '../../../core/db/database'

type Known = { id: string; name: string }

const KNOWN = columns<Known>({ id: 'coalesce(m.id, c.id)', name: 'coalesce(m.name, c.name)' })
/** The client of a folded name; a merged one is the client under which it is shown. */
export const clientOfName = (db: Db, nameKey: string) =>
  query(
    db,
    KNOWN,
    `select ${KNOWN}
     from clients c left join clients m on m.id = c.merged_into_id
     where c.name_key = :nameKey order by c.merged_into_id is not null, c.created_at limit 1`,
  ).get({ nameKey })

const CLIENT_IF_ANY = columns<{ id: string | null; name: string | null }>({
  id: 'coalesce(m.id, c.id)',
  name: 'coalesce(m.name, c.name)',
})
/** Whose contact has exactly this address. */
export const clientOfEmail = (db: Db, email: string) =>
  query(
    db,
    CLIENT_IF_ANY,
    `select ${CLIENT_IF_ANY}
     from contacts k left join clients c on c.id = k.client_id left join clients m on m.id = c.merged_into_id
     where k.email = :email limit 1`,
  ).get({ email })

const CLIENT = columns<Known>({ id: 'c.id', name: 'c.name' })
/** A client with a contact at this domain. */
export const clientOfDomain = (db: Db, domain: string) =>
  query(
    db,
    CLIENT,
    `select ${CLIENT}
     from contacts k join clients c on c.id = k.client_id
     where k.email_domain = :domain limit 1`,
  ).get({ domain })

/** Whether a client has a contact of this name. */
export const hasContact = (db: Db, clientId: string, name: string) =>
  valueQuery<string>(
    db,
    'select id from contacts where client_id = :clientId and lower(name) = lower(:name)',
  ).get({ clientId, name }) !== undefined

export type ClientToAdd = Record<ClientFact, string | null> & {
  id: string
  name: string
  nameKey: string
  kind: string
}
export type ContactToAdd = Record<ContactLine, string | null> & {
  id: string
  clientId: string
  name: string
  email: string | null
  emailDomain: string | null
}

/** Puts rows, given as JSON, into a table. */
const insertion = (table: string, fields: readonly string[]) =>
  `insert into ${table} (${fields.map(snakeCase).join(', ')}, created_at)
   select ${fields.map((field) => `value ->> '${field}'`).join(', ')}, :at from json_each(:rows)`
const CLIENT_FIELDS = ['id', 'name', 'nameKey', 'kind', ...Object.keys(CLIENT_FACTS)]
const CONTACT_FIELDS = ['id', 'clientId', 'name', 'email', 'emailDomain', ...Object.keys(CONTACT_LINES)]
// One statement for all rows: a thousand of them must not hold up other requests.
const addClients = statement(({ $client }) => $client.prepare(insertion('clients', CLIENT_FIELDS)))
export const insertClients = (db: Db, rows: readonly ClientToAdd[], at: string) =>
  addClients(db).run({ rows: JSON.stringify(rows), at })

const addContacts = statement(({ $client }) => $client.prepare(insertion('contacts', CONTACT_FIELDS)))
export const insertContacts = (db: Db, rows: readonly ContactToAdd[], at: string) =>
  addContacts(db).run({ rows: JSON.stringify(rows), at })

const addActivities = statement(({ $client }) =>
  $client.prepare(
    `insert into activities (at, decision_id, actor_id, actor_name, client_id, kind, before, after)
     select :at, :decisionId, :actorId, :actorName, value ->> 'clientId', value ->> 'kind', '[]', '[]'
     from json_each(:rows)`,
  ),
)
type By = { at: string; decisionId: string; actorId: string | null; actorName: string }
/** One activity for each client that an import adds or changes (D28). */
export const insertActivities = (db: Db, rows: readonly { clientId: string; kind: ActivityKind }[], by: By) =>
  addActivities(db).run({ rows: JSON.stringify(rows), ...by })
