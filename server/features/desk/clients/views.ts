import type { ClientLine, ClientRecord, ContactView } from '../../../../shared/desk/clients'
import { CLIENT_FACTS, CLIENT_LINES, CONTACT_LINES, ofEach } from '../../../../shared/desk/deskLists'
import type { CsvColumn } from '../../../core/files/csv'
import { chatNumber } from '../../../core/text/phones'
import type { lastTexts } from '../texts/repository'
import { writtenOf } from '../texts/rules'
import type { ClientRow, ContactRow } from './repository'

/** The rows of a client, and of the clients merged into it. */
export type ClientRows = {
  client: ClientRow
  /** into which the client was merged */
  into: Pick<ClientRow, 'id' | 'name'> | undefined
  merged: readonly Pick<ClientRow, 'id' | 'name' | 'version'>[]
  owner: ClientRecord['owner']
  contacts: readonly ContactRow[]
  /** the last text to each contact, by its id */
  texts: ReturnType<typeof lastTexts>
  jobs: ClientRecord['jobs']
  maybeSame: ClientRecord['maybeSame']
}

/** A client with its contacts and jobs, and those of the clients merged into it. */
export function clientView(rows: ClientRows): ClientRecord {
  const { client, into, merged, owner, contacts, texts, jobs, maybeSame } = rows
  const { id, name, kind, standing, standingReason, version } = client
  return {
    id,
    name,
    kind,
    ...ofEach(CLIENT_FACTS, (fact) => client[fact]),
    standing,
    standingReason,
    owner,
    version,
    mergedInto: into ? { id: into.id, name: into.name } : null,
    merged: merged.map((each) => ({ id: each.id, name: each.name, version: each.version })),
    contacts: contacts.map((contact) => contactView(contact, texts)),
    jobs,
    maybeSame,
  }
}

function contactView(contact: ContactRow, texts: ClientRows['texts']): ContactView {
  const { id, name, email, isBilling, leftAt, version } = contact
  const lines = ofEach(CONTACT_LINES, (line) => contact[line])
  const chat = chatNumber(lines.phone)
  return { id, name, email, ...lines, chat, isBilling, leftAt, written: writtenOf(texts.get(id)), version }
}

/** A list of clients as a table. */
export const clientColumns: readonly CsvColumn<ClientLine>[] = [
  ['Client', ({ name }) => name],
  ['Kind', ({ kind }) => kind],
  ...Object.values(
    ofEach(CLIENT_LINES, (fact, { label }): CsvColumn<ClientLine> => [label, (line) => line[fact]]),
  ),
  ['Owner', ({ owner }) => owner],
  ['Standing', ({ standing }) => standing],
  ['Jobs', ({ jobs }) => jobs],
  ['Last job', ({ lastWorkOn }) => lastWorkOn],
]
