import { chakra } from '@chakra-ui/react'
import { inches, rupees, shortDay } from '../../../../shared/format'
import { bothHeights, shoeSizes } from '../../../../shared/measures'
import type { ModelRecord } from '../../../../shared/modelRecord'
import { DataList } from '../../design/DataList'
import { adminModels } from '../../words/adminModels'
import type { Part } from './modelDraft'

const { fields: words, notSet } = adminModels
type Fact = { term: string; value: React.ReactNode; kind?: 'data' }

const said = (value: string | number | null) => (value === null || value === '' ? notSet : value)
const measured = (value: number | null) => (value === null ? notSet : inches(value))

/** One part of a profile, to be read. */
export function PartFacts({ part, model }: { part: Part; model: ModelRecord }) {
  return <DataList facts={facts[part](model)} maxW="52rem" />
}

const facts: Record<Part, (model: ModelRecord) => Fact[]> = {
  info: (model) => [
    { term: words.name, value: model.name },
    { term: words.stageName, value: said(model.stageName) },
    { term: words.gender, value: model.gender ? adminModels.genders[model.gender] : notSet },
    { term: words.age, value: said(model.age), kind: 'data' },
    { term: words.born, value: model.dateOfBirth ? shortDay(model.dateOfBirth) : notSet, kind: 'data' },
    { term: words.city, value: said(model.city) },
    { term: words.languages, value: said(model.languages.join(', ')) },
    {
      term: words.dailyRate,
      value: model.dailyRate === null ? notSet : rupees(model.dailyRate),
      kind: 'data',
    },
    { term: words.bio, value: <chakra.span whiteSpace="pre-line">{said(model.bio)}</chakra.span> },
  ],
  physical: (model) => [
    { term: words.height, value: model.height ? bothHeights(model.height) : notSet, kind: 'data' },
    { term: words.bustChest, value: measured(model.bustChest), kind: 'data' },
    { term: words.waist, value: measured(model.waist), kind: 'data' },
    { term: words.hips, value: measured(model.hips), kind: 'data' },
    {
      term: words.shoeSize,
      value: model.shoeSize === null ? notSet : shoeSizes(model.shoeSize, model.gender),
      kind: 'data',
    },
    { term: words.hairColor, value: said(model.hairColor) },
    { term: words.eyeColor, value: said(model.eyeColor) },
    { term: words.skinTone, value: said(model.skinTone) },
  ],
  social: ({ social }) => [
    { term: words.instagram, value: said(social.instagram) },
    { term: words.youtube, value: said(social.youtube) },
    { term: words.twitter, value: said(social.twitter) },
  ],
}
