import type { OwnProfile } from '../../../shared/profile'

// A profile as it stands in fields: the onboarding's five steps and the dashboard's four forms ask the same.

const text = (value: string | number | null) => (value === null ? '' : String(value))

export const basicTexts = (profile: OwnProfile) => ({
  stageName: text(profile.stageName),
  dateOfBirth: text(profile.dateOfBirth),
  gender: text(profile.gender),
  city: text(profile.city),
})

export const physicalTexts = (profile: OwnProfile) => ({
  height: text(profile.height),
  weight: text(profile.weight),
  experienceLevel: profile.experienceLevel ?? 'beginner',
  specialSkills: text(profile.specialSkills),
  languages: profile.languages.join(', '),
  bust: text(profile.bust),
  chest: text(profile.chest),
  waist: text(profile.waist),
  hips: text(profile.hips),
  shoeSize: text(profile.shoeSize),
  eyeColor: text(profile.eyeColor),
  hairColor: text(profile.hairColor),
  skinTone: text(profile.skinTone),
})

export const socialTexts = (profile: OwnProfile) => ({
  instagram: text(profile.instagram),
  facebook: text(profile.facebook),
  twitter: text(profile.twitter),
})

export const aboutTexts = (profile: OwnProfile) => ({
  aboutYou: text(profile.aboutYou),
  whyHire: text(profile.whyHire),
})
