import { localMinute } from '../../../../shared/format'
import { region } from '../../../../shared/region'
import { modelAge } from '../../../../shared/roster/age'
import { agencyFields, factsOf, looks, namesOf } from '../../../../shared/roster/modelFields'
import type { EditableModel, ModelRecord } from '../../../../shared/roster/modelRecord'
import type { PortfolioItem } from '../../../../shared/roster/portfolio'
import { type CsvColumn, timeHead } from '../../../core/files/csv'
import { versionOf } from '../../../core/versions'
import { isPublic } from '../publicRoster/rules'
import type { ModelRow, ModelWithAccount } from './repository'
import { bustOrChest, modelCode } from './rules'

/** A model as the agency sees it. */
export function modelRecord(
  { model, account }: ModelWithAccount,
  today: string,
  images: PortfolioItem[],
  boards: ModelRecord['boards'],
): ModelRecord {
  const facts = {
    ...model,
    age: modelAge(today, model),
    bio: model.bio ?? model.aboutYou,
    bustChest: bustOrChest(model),
  }
  return {
    id: model.id,
    slug: model.slug,
    name: model.name,
    email: account?.email ?? model.email,
    phone: account?.phone ?? model.phone,
    ...factsOf(agencyFields.info, facts),
    ...factsOf(agencyFields.physical, facts),
    social: factsOf(agencyFields.social, model),
    isActive: model.isActive,
    availability: model.availability,
    workTypes: model.workTypes,
    isFeatured: model.isFeatured,
    isOnboarded: model.onboardedAt !== null,
    isPublic: isPublic(model),
    hasAccount: account !== null,
    createdAt: model.createdAt,
    images,
    boards,
  }
}

/** `hairColor` becomes `Hair Color`. */
const heading = (name: string) =>
  name
    .replace(/^[a-z]/, (first) => first.toUpperCase())
    .replace(/[A-Z]/g, ' $&')
    .trim()

/** A version for each part that is saved separately: it changes with its form's fields, whoever changes them. */
export function modelVersions(model: ModelRow): EditableModel['versions'] {
  return {
    info: versionOf(
      factsOf(agencyFields.info, { ...model, age: model.statedAge, bio: model.bio ?? model.aboutYou }),
    ),
    physical: versionOf(factsOf(agencyFields.physical, { ...model, bustChest: [model.bust, model.chest] })),
    social: versionOf(factsOf(agencyFields.social, model)),
    private: versionOf(factsOf(agencyFields.private, model)),
  }
}

/** A model of the export. */
export type ExportedModel = ModelWithAccount & { boards: ModelRecord['boards'] }

/** The export's columns: those of the table, then the other data. The import of a roster reads them back. */
export const modelColumns = (today: string): readonly CsvColumn<ExportedModel>[] => [
  ['Model', ({ model }) => modelCode(model.id)],
  ['Stage Name', ({ model }) => model.stageName],
  ['Name', ({ model }) => model.name],
  ['Email', ({ model, account }) => account?.email ?? model.email],
  ['Phone', ({ model, account }) => account?.phone ?? model.phone],
  ['Second Phone', ({ model }) => model.secondPhone],
  ['WhatsApp', ({ model }) => model.whatsapp],
  ['Gender', ({ model }) => model.gender],
  ['Date of Birth', ({ model }) => model.dateOfBirth],
  ['Age', ({ model }) => modelAge(today, model)],
  ['City', ({ model }) => model.city],
  ['Languages', ({ model }) => model.languages.join(', ')],
  ['Work Types', ({ model }) => model.workTypes.join(', ')],
  [() => `Daily Rate (${region.currency})`, ({ model }) => model.dailyRate],
  ['Height', ({ model }) => model.height],
  ['Bust/Chest (in)', ({ model }) => bustOrChest(model)],
  ['Waist (in)', ({ model }) => model.waist],
  ['Hips (in)', ({ model }) => model.hips],
  ['Shoe Size', ({ model }) => model.shoeSize],
  ...namesOf(looks).map((name): CsvColumn<ExportedModel> => [heading(name), ({ model }) => model[name]]),
  ['Instagram', ({ model }) => model.instagram],
  ['YouTube', ({ model }) => model.youtube],
  ['Twitter', ({ model }) => model.twitter],
  ['Bio', ({ model }) => model.bio ?? model.aboutYou],
  ['Status', ({ model }) => (model.isActive ? 'Assigned' : 'Available')],
  ['Availability', ({ model }) => model.availability],
  ['Private Note', ({ model }) => model.privateNote],
  ['Boards', ({ boards }) => boards.map(({ name }) => name).join('; ')],
  [timeHead('Created'), ({ model }) => localMinute(model.createdAt)],
]
