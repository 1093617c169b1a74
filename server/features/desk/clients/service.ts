import {
  type ClientChange,
  type ClientExport,
  type ClientFilters,
  type ClientLine,
  type ClientRecord,
  type Merging,
  MINE,
  type NewClient,
  type Separating,
  WHY_BLOCKED,
} from '../../../../shared/desk/clients'
import type { ActivityKind } from '../../../../shared/desk/deskActions'
import { localDay } from '../../../../shared/format'
import { type Page, pageOf } from '../../../../shared/paging'
import { fold } from '../../../../shared/text/fold'
import type { SignedInContext } from '../../../core/context'
import type { Db } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { defined } from '../../../core/defined'
import { conflict, conflictWith, invalid, notFound } from '../../../core/errors'
import { csv } from '../../../core/files/csv'
import { audit } from '../../../core/security/audit'
import { deskStaff } from '../../access/accounts/repository'
import { subjectOf } from '../decisions/activities.repository'
import { activityAbout, addRow, changeRow, type Decision } from '../decisions/activities.service'
import { type Decided, decide } from '../decisions/service'
import { lastTexts } from '../texts/repository'
import * as repository from './repository'
import { domainOf, worseOf } from './rules'
import { clientColumns, clientView } from './views'

/** One page of clients by name; those that were merged are shown under the other. */
export function listClients(
  ctx: SignedInContext,
  { page, limit, ...filters }: ClientFilters,
): Page<ClientLine> {
  const { rows, total } = repository.pageOfClients(ctx.db, wanted(ctx, filters), limit, (page - 1) * limit)
  return pageOf(rows, total, limit)
}

type Search = Omit<ClientFilters, 'page' | 'limit'>
const wanted = ({ session, clock }: SignedInContext, { search, standing, owner }: Search) => ({
  search: fold(search),
  standing,
  ownerId: owner === MINE ? session.account.id : owner,
  today: localDay(clock()),
})

/** The clients that the list shows by these filters, or the marked ones, as CSV; written down in the audit (S37). */
export function exportClients(
  ctx: SignedInContext,
  { ids, ...filters }: ClientExport,
): AsyncIterable<string> {
  const { db, clock, session } = ctx
  audit(db, clock(), 'list exported', session.account, undefined, 'clients')
  const found =
    ids.length > 0
      ? [repository.clientsById(db, ids, localDay(clock()))]
      : repository.allClients(db, wanted(ctx, filters))
  return csv(clientColumns, found)
}

/** Throws 404. */
export function readClient({ db }: { db: Db }, id: string): ClientRecord {
  const client = repository.findClient(db, id)
  if (!client) throw notFound('Client')
  const { ownerId, mergedIntoId } = client
  const merged = repository.mergedInto(db, id)
  const ids = [id, ...merged.map((each) => each.id)]
  const into = mergedIntoId === null ? undefined : repository.findClient(db, mergedIntoId)
  const contacts = repository.contactsOf(db, ids)
  return clientView({
    ...{ client, into, merged, contacts },
    owner: ownerId === null ? null : (repository.ownerOf(db, ownerId) ?? null),
    texts: lastTexts(
      db,
      'clients',
      contacts.map((contact) => contact.id),
    ),
    jobs: repository.jobsOf(db, ids),
    maybeSame: into || client.isDistinct ? [] : repository.maybeSame(db, id, client.nameKey),
  })
}

function addClient(
  decision: Decision,
  facts: { name: string; kind?: NewClient['kind']; city?: string | null },
) {
  const id = newId()
  const line = activityAbout(decision, 'client made', { clientId: id })
  addRow(decision, line, 'clients', { ...facts, id, nameKey: fold(facts.name), createdAt: decision.at })
  return id
}

/** The client of a name inside a running decision: the one that is known, else a new one. */
export const clientNamed = (decision: Decision, name: string): string =>
  repository.findByName(decision.db, fold(name))?.id ?? addClient(decision, { name })

type Sender = { name: string; email: string; phone: string | null; company: string | null }

/**
 * The contact of a request inside a running decision: the one with exactly this address, else a new one with a new
 * client (D3). A domain or a name alone never decides.
 */
export function contactFrom(decision: Decision, { name, email, phone, company }: Sender) {
  const { db, at } = decision
  const known = repository.contactByEmail(db, email)
  if (known) return { contactId: known.id, clientId: known.clientId }
  const clientId = addClient(decision, { name: company ?? name, kind: company ? 'brand' : 'person' })
  const contactId = newId()
  repository.insertContact(db, {
    id: contactId,
    clientId,
    name,
    email,
    emailDomain: domainOf(email),
    phone,
    createdAt: at,
  })
  return { contactId, clientId }
}

/** Adds a client. Sent again with the same decision key, it answers with the client that was added. */
export function createClient(ctx: SignedInContext, given: NewClient): ClientRecord {
  const { name, kind, city } = given
  const { decisionId } = decide(ctx, 'client', given, (decision) => {
    addClient(decision, { name, kind, ...defined({ city }) })
  })
  return readClient(ctx, subjectOf(ctx.db, decisionId, 'clientId') ?? '')
}

/** A client for a decision: 404 when unknown, 409 when it was changed or merged meanwhile (D26). */
function openClient(decision: Decision, id: string, version: number, kind: ActivityKind) {
  const { db } = decision
  const client = repository.findClient(db, id)
  if (!client) throw notFound('Client')
  const into = client.mergedIntoId === null ? undefined : repository.findClient(db, client.mergedIntoId)
  if (client.version !== version)
    throw conflictWith(
      into
        ? `This client was merged into ${into.name} in the meantime.`
        : 'This client was changed in the meantime.',
      { kind: 'changed', since: [], now: { id, version: client.version, mergedIntoId: client.mergedIntoId } },
    )
  return { client, line: activityAbout(decision, kind, { clientId: id }) }
}

type ClientSaved = Pick<ClientChange, 'id' | 'version'> & Partial<ClientChange>

/** Changes the facts that were sent and no others. Throws 409 for a stale version. */
export function changeClient(ctx: SignedInContext, given: ClientChange): ClientRecord {
  saveClient(ctx, given)
  return readClient(ctx, given.id)
}

/** The same; returns the decision. Throws 400 for an owner who does not work at the desk. */
export function saveClient(ctx: SignedInContext, given: ClientSaved): Decided {
  const { id, version, decisionKey: _, ...sent } = given
  if (sent.ownerId && !deskStaff(ctx.db).some((each) => each.id === sent.ownerId))
    throw invalid('ownerId', 'Choose a colleague')
  return decide(ctx, 'changeClient', given, (decision) => {
    const { client, line } = openClient(decision, id, version, 'client changed')
    const { standing, standingReason } = { ...client, ...defined(sent) }
    if (standing === 'blocked' && !standingReason) throw invalid('standingReason', WHY_BLOCKED)
    const nameKey = sent.name === undefined ? undefined : fold(sent.name)
    changeRow(decision, line, 'clients', id, { ...defined({ ...sent, nameKey }), version: version + 1 })
  })
}

/** What a job warns of: the worse of a client and the one it is shown under since it was merged. */
export function standingOf(db: Db, client: repository.ClientRow) {
  const into = client.mergedIntoId === null ? undefined : repository.findClient(db, client.mergedIntoId)
  const { standing, standingReason } = into ? worseOf(client, into) : client
  return { standing, standingReason }
}

/**
 * Shows a client under another one: nothing moves, and it can be separated again at any time. Those merged into it go
 * along. Throws 409 for a client that is merged itself.
 */
export function mergeClient(ctx: SignedInContext, given: Merging): ClientRecord {
  const { id, version, intoId } = given
  decide(ctx, 'merge', given, (decision) => {
    const { line } = openClient(decision, id, version, 'client merged')
    const into = repository.findClient(ctx.db, intoId)
    if (!into || into.id === id) throw notFound('Client')
    if (into.mergedIntoId !== null) throw conflict(`${into.name} is merged itself. Choose the other client.`)
    changeRow(decision, line, 'clients', id, { mergedIntoId: intoId, version: version + 1 })
    for (const each of repository.mergedInto(ctx.db, id)) {
      if (each.id === id) continue
      const own = activityAbout(decision, 'client merged', { clientId: each.id })
      changeRow(decision, own, 'clients', each.id, { mergedIntoId: intoId, version: each.version + 1 })
    }
  })
  return readClient(ctx, intoId)
}

/** Undoes a merge: the client stands by itself and is not taken for the same again. Throws as `openClient`. */
export function separateClient(ctx: SignedInContext, given: Separating): ClientRecord {
  const { id, version } = given
  decide(ctx, 'separate', given, (decision) => {
    const { line } = openClient(decision, id, version, 'client separated')
    changeRow(decision, line, 'clients', id, { mergedIntoId: null, isDistinct: true, version: version + 1 })
  })
  return readClient(ctx, id)
}
