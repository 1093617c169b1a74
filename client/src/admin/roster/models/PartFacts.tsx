import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { inches, money, shortDay } from '../../../../../shared/format'
import { bothHeights, shoeSizes } from '../../../../../shared/roster/measures'
import { textOf } from '../../../../../shared/roster/modelFields'
import type { EditableModel } from '../../../../../shared/roster/modelRecord'
import { DataList } from '../../../design/lists/DataList'
import { adminModels } from './copy'
import { FIELDS, type FieldName, PARTS, type Part } from './modelDraft'

export function PartFacts({ part, model }: { part: Part; model: EditableModel }) {
  const name = { term: adminModels.fields.name, value: model.name }
  const facts = PARTS[part].map((field) => factOf(field, model))
  return <DataList facts={part === 'info' ? [name, ...facts] : facts} maxW="52rem" />
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

const FIGURES: readonly FieldName[] = ['age', 'dailyRate', 'height']

/** Fields whose display differs from their input. */
const SHOWN: Partial<Record<FieldName, (model: EditableModel) => ReactNode>> = {
  gender: ({ gender }) => gender && adminModels.genders[gender],
  dateOfBirth: ({ dateOfBirth }) => dateOfBirth && shortDay(dateOfBirth),
  dailyRate: ({ dailyRate }) => dailyRate !== null && money(dailyRate),
  bio: ({ bio }) => <chakra.span whiteSpace="pre-line">{bio}</chakra.span>,
  height: ({ height }) => height && bothHeights(height),
  shoeSize: ({ shoeSize, gender }) => shoeSize !== null && shoeSizes(shoeSize, gender),
}
