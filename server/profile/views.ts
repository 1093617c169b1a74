import type { OwnProfile } from '../../shared/profile'
import type { TalentRow } from './repository'
import { stepsDone } from './rules'

/** A talent's own profile, by allow-list: no rating, no note of the agency. */
export function ownProfile({ model, account }: TalentRow, profilePic: string | null): OwnProfile {
  return {
    modelId: model.id,
    version: model.version,
    slug: model.slug,
    name: model.name,
    email: account.email,
    // Until the talent gives one, the number that the agency noted, as the desk reads it too: it signs nobody in.
    phone: account.phone ?? model.phone,
    profilePic,
    stageName: model.stageName,
    dateOfBirth: model.dateOfBirth,
    gender: model.gender,
    city: model.city,
    state: model.state,
    country: model.country,
    isActive: model.isActive,
    height: model.height,
    weight: model.weight,
    experienceLevel: model.experienceLevel,
    specialSkills: model.specialSkills,
    languages: model.languages,
    bust: model.bust,
    chest: model.chest,
    waist: model.waist,
    hips: model.hips,
    shoeSize: model.shoeSize,
    eyeColor: model.eyeColor,
    hairColor: model.hairColor,
    skinTone: model.skinTone,
    instagram: model.instagram,
    facebook: model.facebook,
    twitter: model.twitter,
    aboutYou: model.aboutYou,
    whyHire: model.whyHire,
    steps: stepsDone(model),
  }
}
