import type {
  ClientCheck,
  ClientColumns,
  ClientForecast,
  ClientImport,
  ClientRowFate,
  ClientsImported,
} from '../../../../shared/desk/imports/clientImport'
import type { SignedInContext } from '../../../core/context'
import type { Db } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { conflict, invalid } from '../../../core/errors'
import { turns } from '../../../core/processes/turns'
import { readUploadedSheet } from '../../roster/import/service'
import { nextNumber } from '../decisions/activities.repository'
import type { Decision } from '../decisions/activities.service'
import { decide } from '../decisions/service'
import * as repository from './import.repository'
import { guessColumns, type ReadRow, readRow } from './import.rules'
import { domainOf } from './rules'

const SAMPLES = 3
const TRIES = 3

type Sheet = Awaited<ReturnType<typeof readUploadedSheet>>
type Plan = {
  rows: ClientRowFate[]
  clients: repository.ClientToAdd[]
  contacts: repository.ContactToAdd[]
}
type Understood = Extract<ReadRow, { problem: null }>

/** What an import would do with every row; nothing is written. */
export async function checkImport(ctx: SignedInContext, given: ClientCheck): Promise<ClientForecast> {
  const sheet = await readUploadedSheet(ctx)
  const columns = given.columns ?? guessColumns(sheet.heads)
  const { rows, clients, contacts } = await planOf(ctx.db, sheet, columns)
  const counts = { new: 0, contact: 0, same: 0, unclear: 0 }
  for (const { fate } of rows) counts[fate]++
  return {
    columns: sheet.heads.map((head, at) => ({
      head,
      field: columns[at] ?? null,
      samples: sheet.rows.flatMap(({ cells }) => cells[at]?.trim().slice(0, 80) || []).slice(0, SAMPLES),
    })),
    rows,
    counts,
    clients: clients.length,
    contacts: contacts.length,
  }
}

/** Goes through the rows in slices, so that other requests have their turn. */
async function planOf(db: Db, sheet: Sheet, columns: ClientColumns): Promise<Plan> {
  const plan: Plan = { rows: [], clients: [], contacts: [] }
  const seen: Seen = { clients: new Map(), emails: new Map() }
  const turn = turns()
  for (const { row, cells } of sheet.rows) {
    await turn()
    const read = readRow(cells, columns)
    const { fate, words } = read.problem === null ? place(db, plan, seen, row, read) : unclear(read.problem)
    plan.rows.push({ row, name: read.name, fate, words })
  }
  return plan
}

/** What earlier rows of the sheet add: clients by folded name, and rows by address. */
type Seen = {
  clients: Map<string, { id: string; row: number; people: Set<string> }>
  emails: Map<string, { row: number; nameKey: string }>
}
type Fate = Pick<ClientRowFate, 'fate' | 'words'>
const unclear = (words: string): Fate => ({ fate: 'unclear', words })

/** Decides about one row and adds to the plan what it brings. An address or a name that is known is never doubled. */
function place(db: Db, plan: Plan, seen: Seen, row: number, understood: Understood): Fate {
  const { client, contact } = understood
  const known = knownOf(db, seen, understood)
  const { where } = known
  if (known.problem !== null) return unclear(known.problem)
  if (where !== null && known.hasPerson) return { fate: 'same', words: `${where}; nothing is added.` }
  const neighbour = where === null && known.domain ? repository.clientOfDomain(db, known.domain) : undefined
  if (neighbour)
    return unclear(
      `This may be ${neighbour.name}, which has contacts at ${known.domain}. If not, add it by hand.`,
    )
  const id = known.id ?? newId()
  if (where === null) plan.clients.push({ ...client, id })
  const own = seen.clients.get(client.nameKey) ?? { id, row, people: new Set<string>() }
  seen.clients.set(client.nameKey, own)
  if (contact === null) return { fate: 'new', words: 'New client.' }
  own.people.add(contact.name.toLowerCase())
  if (contact.email !== null) seen.emails.set(contact.email, { row, nameKey: client.nameKey })
  plan.contacts.push({ ...contact, id: newId(), clientId: id, emailDomain: known.domain })
  if (where === null) return { fate: 'new', words: `New client with the contact ${contact.name}.` }
  return { fate: 'contact', words: `${where}; the contact ${contact.name} is added.` }
}

/**
 * What the database and earlier rows know of a row's client and contact. `where` says who has the client, null where
 * nobody has; a `problem` leaves the row to a person.
 */
function knownOf(db: Db, seen: Seen, { client, contact }: Understood) {
  const stored = repository.clientOfName(db, client.nameKey)
  const before = seen.clients.get(client.nameKey)
  const email = contact?.email ?? null
  const owner = email === null ? undefined : repository.clientOfEmail(db, email)
  const twin = email === null ? undefined : seen.emails.get(email)
  const isOwned = owner !== undefined || twin !== undefined
  const isElsewhere = owner !== undefined && owner.id !== (stored?.id ?? '')
  const isTwinElsewhere = twin !== undefined && twin.nameKey !== client.nameKey
  return {
    id: stored?.id ?? before?.id,
    domain: domainOf(email),
    where: stored ? `${stored.name} is here already` : before ? `Row ${before.row} adds this client` : null,
    hasPerson: contact === null || isOwned || isNamed(db, stored, before, contact),
    problem: isElsewhere
      ? `${email} belongs to ${owner.name ?? 'a contact without a client'} already.`
      : isTwinElsewhere
        ? `Row ${twin.row} has ${email} as well.`
        : null,
  }
}

const isNamed = (
  db: Db,
  known: { id: string } | undefined,
  before: { people: Set<string> } | undefined,
  { name, email }: { name: string; email: string | null },
) =>
  email === null &&
  ((known !== undefined && repository.hasContact(db, known.id, name)) ||
    before?.people.has(name.toLowerCase()) === true)

/** Thrown when the desk wrote something while the rows were read. */
class Outdated extends Error {}

/**
 * Adds what the check said, in one transaction: all of it or nothing. Throws 409 when the outcome would be another
 * one, because clients were added meanwhile.
 */
export async function importClients(ctx: SignedInContext, given: ClientImport): Promise<ClientsImported> {
  const sheet = await readUploadedSheet(ctx)
  if (!given.columns.includes('name')) throw invalid('columns', 'Choose which column is the client')
  for (let tries = 1; ; tries++) {
    const number = nextNumber(ctx.db)
    const plan = await planOf(ctx.db, sheet, given.columns)
    try {
      decide(ctx, 'import', given, (decision) => {
        if (nextNumber(ctx.db) !== number) throw new Outdated()
        write(decision, plan, given)
      })
      const left = plan.rows.filter(({ fate }) => fate === 'unclear')
      return { clients: given.clients, contacts: given.contacts, left }
    } catch (error) {
      if (!(error instanceof Outdated)) throw error
      if (tries === TRIES) throw conflict('The desk is busy. Try again in a moment.')
    }
  }
}

function write({ db, at, id, actor }: Decision, { clients, contacts }: Plan, expected: ClientImport) {
  if (clients.length !== expected.clients || contacts.length !== expected.contacts)
    throw conflict('Clients were added or changed since you looked at the rows. Look at them again.')
  repository.insertClients(db, clients, at)
  repository.insertContacts(db, contacts, at)
  const made = new Set(clients.map((client) => client.id))
  const added = new Set(contacts.flatMap(({ clientId }) => (made.has(clientId) ? [] : [clientId])))
  const lines = [
    ...[...made].map((clientId) => ({ clientId, kind: 'client made' as const })),
    ...[...added].map((clientId) => ({ clientId, kind: 'contact changed' as const })),
  ]
  const by = { at, decisionId: id, actorId: actor?.id ?? null, actorName: actor?.name ?? '' }
  repository.insertActivities(db, lines, by)
}
