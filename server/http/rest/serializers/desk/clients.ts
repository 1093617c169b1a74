import type { ClientLine, ClientRecord, ContactView } from '../../../../../shared/desk/clients'
import {
  CLIENT_LINES,
  CLIENT_PROSE,
  CONTACT_LINES,
  type ContactLine,
  JOB_STAGES,
  ofEach,
} from '../../../../../shared/desk/deskLists'
import { choice, count, day, flag, known, list, moment, nullable, object, text } from '../../../../core/codec'
import type { Given } from '../../defineRoute'
import { dataOne, reads } from '../envelope'

export const clientLine = object<ClientLine>('ClientLine')({
  _id: text,
  name: text,
  kind: text,
  ...ofEach(CLIENT_LINES, () => known),
  owner: known,
  standing: text,
  jobs: count,
  lastJobAt: nullable(moment),
  lastWorkOn: nullable(day),
  version: count,
})

const named = object<{ id: string; name: string }>()({ _id: text, name: text })
const contact = object<ContactView>('Contact')({
  _id: text,
  name: text,
  email: known,
  ...ofEach(CONTACT_LINES, () => known),
  isBilling: flag,
  leftAt: nullable(moment),
  version: count,
})
export const oneClient = dataOne(
  'client',
  object<ClientRecord>('Client')({
    _id: text,
    name: text,
    kind: text,
    ...ofEach(CLIENT_LINES, () => known),
    standing: text,
    standingReason: known,
    owner: nullable(named),
    ...ofEach(CLIENT_PROSE, () => known),
    version: count,
    mergedInto: nullable(named),
    merged: list(object<ClientRecord['merged'][number]>()({ _id: text, name: text, version: count })),
    contacts: list(contact),
    jobs: list(
      object<ClientRecord['jobs'][number]>()({
        _id: text,
        number: text,
        title: text,
        stage: choice(JOB_STAGES),
        firstDay: nullable(day),
      }),
    ),
    maybeSame: list(named),
  }),
)

const readContact = reads('name', 'email', ...(Object.keys(CONTACT_LINES) as ContactLine[]), 'decisionKey')
export const contactRequest = (given: Given) => ({ clientId: given.id, ...readContact(given) })
