import { newClient, newContact } from '../../../../shared/desk/clients'
import {
  CLIENT_FACTS,
  CLIENT_KINDS,
  CLIENT_PROSE,
  type ClientFact,
  CONTACT_LINES,
  type ContactLine,
  ofEach,
} from '../../../../shared/desk/deskLists'
import type { ClientColumns, ClientImportField } from '../../../../shared/desk/imports/clientImport'
import { NAME_MAX } from '../../../../shared/limits'
import { cellLine, cellText } from '../../../../shared/roster/imports/rosterImportValues'
import { columnGuesser } from '../../../../shared/roster/imports/sheetColumns'
import { fold } from '../../../../shared/text/fold'

/** Heads as agencies write them. */
const HEADS: Record<ClientImportField, string> = {
  name: 'name client clientname company companyname brand brandname customer account organisation organization',
  kind: 'kind type clienttype category',
  ...ofEach(CLIENT_FACTS, (_, { heads }) => heads),
  contactName: 'contact contactname contactperson person personname spoc bookercontact',
  email: 'email emailid emailaddress mail mailid contactemail',
  ...ofEach(CONTACT_LINES, (_, { heads }) => heads),
}

/** The field of each column; null where the head says nothing, or where an earlier column has it. */
export const guessColumns = columnGuesser(HEADS)

type Facts = Record<ClientFact, string | null> & {
  name: string
  nameKey: string
  kind: (typeof CLIENT_KINDS)[number]
}
type Person = Record<ContactLine, string | null> & { name: string; email: string | null }
/** A row as it is understood; `problem` says why it is not. */
export type ReadRow =
  | { name: string; problem: string }
  | { name: string; problem: null; client: Facts; contact: Person | null }

/** The most characters of each cell of plain text. */
const LIMITS = Object.entries({ ...CLIENT_FACTS, contactName: { label: 'Contact', max: NAME_MAX } })

/** Reads a row of the sheet; what is wrong with it is one plain sentence. */
export function readRow(cells: readonly string[], columns: ClientColumns): ReadRow {
  const text = (field: ClientImportField) => {
    const cell = cells[columns.indexOf(field)] ?? ''
    return (field in CLIENT_PROSE ? cellText(cell) : cellLine(cell)) || null
  }
  const name = text('name') ?? ''
  if (name === '') return { name, problem: 'No client name.' }
  for (const [field, { label, max }] of LIMITS)
    if ((text(field as ClientImportField)?.length ?? 0) > max)
      return { name, problem: `The ${label.toLowerCase()} is longer than ${max} characters.` }
  const kind = CLIENT_KINDS.find((each) => fold(text('kind') ?? '') === each)
  if (text('kind') !== null && !kind)
    return { name, problem: `“${text('kind')}” is none of our kinds: ${CLIENT_KINDS.join(', ')}.` }
  const client = newClient.safeParse({ name, kind, city: text('city') })
  if (!client.success) return { name, problem: sentence(client.error.issues) }
  const person = readPerson(text, client.data.name)
  if (person && 'problem' in person) return { name, problem: person.problem }
  return {
    name: client.data.name,
    problem: null,
    client: {
      name: client.data.name,
      nameKey: fold(client.data.name),
      kind: client.data.kind,
      ...ofEach(CLIENT_FACTS, text),
    },
    contact: person,
  }
}

/** The contact of a row, by the client's name where it has none. */
function readPerson(
  text: (field: ClientImportField) => string | null,
  clientName: string,
): Person | { problem: string } | null {
  const given = { email: text('email'), ...ofEach(CONTACT_LINES, text) }
  const called = text('contactName')
  if (called === null && given.email === null && given.phone === null) return null
  const read = newContact.safeParse({ clientId: 'new', ...given, name: called ?? clientName })
  if (!read.success) return { problem: sentence(read.error.issues) }
  const { name, email = null, ...lines } = read.data
  return { name, email, ...ofEach(CONTACT_LINES, (line) => lines[line] ?? null) }
}

const sentence = ([first]: readonly { path: readonly PropertyKey[]; message: string }[]) =>
  first ? `${String(first.path[0] ?? 'row')}: ${first.message}.` : 'This row cannot be read.'
