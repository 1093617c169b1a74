import type { ClientLine, ClientRecord, ContactView } from '../../../../shared/desk/clients'
import { CLIENT_FACTS, CLIENT_LINES, CONTACT_LINES, ofEach } from '../../../../shared/desk/deskLists'
import type { Db } from '../../../core/db/database'
import type { CsvColumn } from '../../../core/files/csv'
import { chatNumber } from '../../../core/text/phones'
import { lastTexts, writtenOf } from '../texts/repository'
import type { ClientRow } from './repository'
import * as repository from './repository'

/** A client with its contacts and jobs, and those of the clients merged into it. */
export function clientView(db: Db, client: ClientRow): ClientRecord {
  const { id, name, kind, standing, standingReason, ownerId, version, mergedIntoId } = client
  const merged = repository.mergedInto(db, id)
  const ids = [id, ...merged.map((each) => each.id)]
  const into = mergedIntoId === null ? undefined : repository.findClient(db, mergedIntoId)
  return {
    id,
    name,
    kind,
    ...ofEach(CLIENT_FACTS, (fact) => client[fact]),
    standing,
    standingReason,
    owner: ownerId === null ? null : (repository.ownerOf(db, ownerId) ?? null),
    version,
    mergedInto: into ? { id: into.id, name: into.name } : null,
    merged: merged.map((each) => ({ id: each.id, name: each.name, version: each.version })),
    contacts: contactViews(db, repository.contactsOf(db, ids)),
    jobs: repository.jobsOf(db, ids),
    maybeSame: into || client.isDistinct ? [] : repository.maybeSame(db, id, client.nameKey),
  }
}

function contactViews(db: Db, contacts: readonly repository.ContactRow[]): ContactView[] {
  const texts = lastTexts(
    db,
    'clients',
    contacts.map(({ id }) => id),
  )
  return contacts.map((contact) => {
    const { id, name, email, isBilling, leftAt, version } = contact
    const lines = ofEach(CONTACT_LINES, (line) => contact[line])
    const chat = chatNumber(lines.phone)
    return { id, name, email, ...lines, chat, isBilling, leftAt, written: writtenOf(texts.get(id)), version }
  })
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
