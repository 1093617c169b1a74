import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { inches, rupees, shortDay } from '../../../../shared/format'
import { bothHeights, shoeSizes } from '../../../../shared/measures'
import { textOf } from '../../../../shared/modelFields'
import type { EditableModel } from '../../../../shared/modelRecord'
import { adminModels } from '../../copy/adminModels'
import { DataList } from '../../design/lists/DataList'
import { PhoneLink } from '../lists/PhoneLink'
import { WhatsAppLink } from '../lists/WhatsAppLink'
import { FIELDS, type FieldName, PARTS, type Part } from './modelDraft'

export function PartFacts({ part, model }: { part: Part; model: EditableModel }) {
  const facts = PARTS[part].map((field) => factOf(field, model))
  if (part === 'private') return <PrivateFacts phone={model.phone} facts={facts} />
  const name = { term: adminModels.fields.name, value: model.name }
  return <DataList facts={part === 'info' ? [name, ...facts] : facts} maxW="52rem" />
}

type Fact = ReturnType<typeof factOf>

/** What is there only: it is in sight on every tab. */
function PrivateFacts({ phone, facts }: { phone: string | null; facts: readonly Fact[] }) {
  const contact = { term: adminModels.contact.phone, value: phoneOf(phone) }
  const known = [contact, ...facts].filter(({ value }) => value && value !== adminModels.notSet)
  if (known.length === 0) return <p>{adminModels.private.none}</p>
  return <DataList facts={known} maxW="52rem" />
}

function factOf(name: FieldName, model: EditableModel) {
  const { label, input } = FIELDS[name]
  const value = { ...model, ...model.social, ...model.private }[name]
  const isKnown = value !== null && value !== ''
  const plain = input === 'figure' && typeof value === 'number' ? inches(value) : textOf(value)
  const kind = input === 'figure' || input === 'date' || FIGURES.includes(name) ? 'data' : 'text'
  return {
    term: label,
    value: (isKnown && (SHOWN[name]?.(model) ?? plain)) || adminModels.notSet,
    kind,
  } as const
}

const phoneOf = (number: string | null) => number && <PhoneLink number={number} />

const FIGURES: readonly FieldName[] = ['age', 'dailyRate', 'height']

/** Fields whose display differs from their input. */
const SHOWN: Partial<Record<FieldName, (model: EditableModel) => ReactNode>> = {
  gender: ({ gender }) => gender && adminModels.genders[gender],
  dateOfBirth: ({ dateOfBirth }) => dateOfBirth && shortDay(dateOfBirth),
  dailyRate: ({ dailyRate }) => dailyRate !== null && rupees(dailyRate),
  bio: ({ bio }) => <chakra.span whiteSpace="pre-line">{bio}</chakra.span>,
  secondPhone: ({ private: { secondPhone } }) => phoneOf(secondPhone),
  whatsapp: ({ private: { whatsapp } }) =>
    whatsapp &&
    (whatsapp.startsWith('+') ? (
      <WhatsAppLink number={whatsapp}>{whatsapp}</WhatsAppLink>
    ) : (
      phoneOf(whatsapp)
    )),
  privateNote: ({ private: { privateNote } }) => (
    <chakra.span whiteSpace="pre-line">{privateNote}</chakra.span>
  ),
  height: ({ height }) => height && bothHeights(height),
  shoeSize: ({ shoeSize, gender }) => shoeSize !== null && shoeSizes(shoeSize, gender),
}
