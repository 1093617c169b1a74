import {
  aboutFields,
  basicFields,
  physicalFields,
  socialFields,
  textsOf,
} from '../../../../shared/roster/modelFields'
import type { OwnProfile } from '../../../../shared/roster/profile'

// A profile as form text: the onboarding's five steps and the dashboard's four forms share it.

export const basicTexts = (profile: OwnProfile) => {
  const { stageName, dateOfBirth, gender, city } = textsOf(basicFields, profile)
  return { stageName, dateOfBirth, gender, city }
}

export const physicalTexts = (profile: OwnProfile) =>
  textsOf(physicalFields, { ...profile, experienceLevel: profile.experienceLevel ?? 'beginner' })

export const socialTexts = (profile: OwnProfile) => textsOf(socialFields, profile)

export const aboutTexts = (profile: OwnProfile) => textsOf(aboutFields, profile)
