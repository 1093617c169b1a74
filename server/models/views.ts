import { ageOn } from '../../shared/age'
import { indianMinute } from '../../shared/format'
import type { ModelRecord } from '../../shared/modelRecord'
import type { PortfolioItem } from '../../shared/portfolio'
import type { CsvColumn } from '../core/csv'
import { isPublic } from '../roster/rules'
import type { ModelRow, ModelWithAccount } from './repository'
import { bustOrChest, modelCode } from './rules'

/** Years on `today` (YYYY-MM-DD), or as the agency stated them while no date of birth is known. */
const ageOf = (model: ModelRow, today: string) =>
  model.dateOfBirth === null ? model.statedAge : ageOn(today, model.dateOfBirth)

/** A model as the agency reads it, by allow-list. */
export function modelRecord(
  { model, account }: ModelWithAccount,
  today: string,
  images: PortfolioItem[],
): ModelRecord {
  return {
    id: model.id,
    slug: model.slug,
    stageName: model.stageName,
    name: model.name,
    email: account?.email ?? model.email,
    phone: account?.phone ?? model.phone,
    gender: model.gender,
    age: ageOf(model, today),
    dateOfBirth: model.dateOfBirth,
    city: model.city,
    languages: model.languages,
    dailyRate: model.dailyRate,
    bio: model.bio ?? model.aboutYou,
    height: model.height,
    bustChest: bustOrChest(model),
    waist: model.waist,
    hips: model.hips,
    shoeSize: model.shoeSize,
    hairColor: model.hairColor,
    eyeColor: model.eyeColor,
    skinTone: model.skinTone,
    social: { instagram: model.instagram, youtube: model.youtube, twitter: model.twitter },
    isActive: model.isActive,
    availability: model.availability,
    workTypes: model.workTypes,
    isFeatured: model.isFeatured,
    isOnboarded: model.onboardedAt !== null,
    isPublic: isPublic(model),
    hasAccount: account !== null,
    createdAt: model.createdAt,
    version: model.version,
    images,
  }
}

/** The columns of the list's export: the table's own, then what is known of each model. */
export const modelColumns = (today: string): readonly CsvColumn<ModelWithAccount>[] => [
  ['Model', ({ model }) => modelCode(model.id)],
  ['Stage Name', ({ model }) => model.stageName],
  ['Name', ({ model }) => model.name],
  ['Email', ({ model, account }) => account?.email ?? model.email],
  ['Phone', ({ model, account }) => account?.phone ?? model.phone],
  ['Gender', ({ model }) => model.gender],
  ['Age', ({ model }) => ageOf(model, today)],
  ['City', ({ model }) => model.city],
  ['Languages', ({ model }) => model.languages.join(', ')],
  ['Work Types', ({ model }) => model.workTypes.join(', ')],
  ['Daily Rate (INR)', ({ model }) => model.dailyRate],
  ['Height', ({ model }) => model.height],
  ['Bust/Chest', ({ model }) => bustOrChest(model)],
  ['Waist', ({ model }) => model.waist],
  ['Hips', ({ model }) => model.hips],
  ['Shoe Size', ({ model }) => model.shoeSize],
  ['Hair Color', ({ model }) => model.hairColor],
  ['Eye Color', ({ model }) => model.eyeColor],
  ['Skin Tone', ({ model }) => model.skinTone],
  ['Instagram', ({ model }) => model.instagram],
  ['Status', ({ model }) => (model.isActive ? 'Assigned' : 'Available')],
  ['Availability', ({ model }) => model.availability],
  ['Created (IST)', ({ model }) => indianMinute(model.createdAt)],
]
