import { newClient, newContact } from '../../../../shared/desk/clients'
import { CLIENT_KINDS } from '../../../../shared/desk/deskLists'
import type { ClientColumns, ClientImportField } from '../../../../shared/desk/imports/clientImport'
import { NAME_MAX, PLACE_MAX, PROSE_MAX } from '../../../../shared/limits'
import { cellLine, cellText } from '../../../../shared/roster/rosterImportValues'
import { columnGuesser } from '../../../../shared/roster/sheetColumns'
import { fold } from '../../../../shared/text/fold'

/** Heads as agencies write them. */
const HEADS: Record<ClientImportField, string> = {
  name: 'name client clientname company companyname brand brandname customer account organisation organization',
  kind: 'kind type clienttype category',
  city: 'city location town',
  country: 'country',
  notes: 'notes note remarks remark comments',
  contactName: 'contact contactname contactperson person personname spoc bookercontact',
  email: 'email emailid emailaddress mail mailid contactemail',
  phone:
    'phone phoneno phonenumber mobile mobileno mobilenumber contactno contactnumber cell tel telno telephone telephoneno telephonenumber whatsapp',
  function: 'function role designation position jobtitle title',
}

/** The field of each column; null where the head says nothing, or where an earlier column has it. */
export const guessColumns = columnGuesser(HEADS)

type Facts = {
  name: string
  nameKey: string
  kind: (typeof CLIENT_KINDS)[number]
  city: string | null
  country: string | null
  notes: string | null
}
type Person = { name: string; email: string | null; phone: string | null; function: string | null }
/** A row as it is understood; `problem` says why it is not. */
export type ReadRow =
  | { name: string; problem: string }
  | { name: string; problem: null; client: Facts; contact: Person | null }

const LONG = { city: PLACE_MAX, country: PLACE_MAX, notes: PROSE_MAX, contactName: NAME_MAX } as const
const LABELS = { city: 'city', country: 'country', notes: 'notes', contactName: 'contact' } as const

/** Reads a row of the sheet; what is wrong with it is one plain sentence. */
export function readRow(cells: readonly string[], columns: ClientColumns): ReadRow {
  const text = (field: ClientImportField) => {
    const cell = cells[columns.indexOf(field)] ?? ''
    return (field === 'notes' ? cellText(cell) : cellLine(cell)) || null
  }
  const name = text('name') ?? ''
  if (name === '') return { name, problem: 'No client name.' }
  for (const field of ['city', 'country', 'notes', 'contactName'] as const)
    if ((text(field)?.length ?? 0) > LONG[field])
      return { name, problem: `The ${LABELS[field]} is longer than ${LONG[field]} characters.` }
  const kind = CLIENT_KINDS.find((each) => fold(text('kind') ?? '') === each)
  if (text('kind') !== null && !kind)
    return { name, problem: `“${text('kind')}” is none of our kinds: ${CLIENT_KINDS.join(', ')}.` }
  const client = newClient.safeParse({ name, kind, city: text('city') })
  if (!client.success) return { name, problem: sentence(client.error.issues) }
  const facts = { ...client.data, nameKey: fold(client.data.name), city: client.data.city ?? null }
  const person = readPerson(text, client.data.name)
  if (person && 'problem' in person) return { name, problem: person.problem }
  const { city, kind: read, nameKey } = facts
  return {
    name: client.data.name,
    problem: null,
    client: {
      name: client.data.name,
      nameKey,
      kind: read,
      city,
      country: text('country'),
      notes: text('notes'),
    },
    contact: person,
  }
}

/** The contact of a row, by the client's name where it has none. */
function readPerson(
  text: (field: ClientImportField) => string | null,
  clientName: string,
): Person | { problem: string } | null {
  const given = { email: text('email'), phone: text('phone'), function: text('function') }
  const called = text('contactName')
  if (called === null && given.email === null && given.phone === null) return null
  const read = newContact.safeParse({ clientId: 'new', ...given, name: called ?? clientName })
  if (!read.success) return { problem: sentence(read.error.issues) }
  const { name, email = null, phone = null, function: does = null } = read.data
  return { name, email, phone, function: does }
}

const sentence = ([first]: readonly { path: readonly PropertyKey[]; message: string }[]) =>
  first ? `${String(first.path[0] ?? 'row')}: ${first.message}.` : 'This row cannot be read.'
