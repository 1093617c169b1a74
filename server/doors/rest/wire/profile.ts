import type { OnboardingData, OwnProfile } from '../../../../shared/profile'
import type { Given } from '../rows'
import type { View } from './envelope'
import { wholeAddress } from './pictures'
import { itemUrl } from './portfolio'

export const basicsRequest = ({ stage_name, date_of_birth, gender, city, state, country, phone }: Given) => ({
  stageName: stage_name,
  dateOfBirth: date_of_birth,
  gender,
  city,
  state,
  country,
  phone,
})

export const physicalRequest = (given: Given) => ({
  height: given.height,
  weight: given.weight,
  experienceLevel: given.experience_level,
  specialSkills: given.special_skills,
  languages: given.languages,
  bust: given.bust,
  chest: given.chest,
  waist: given.waist,
  hips: given.hips,
  shoeSize: given.shoe_size,
  eyeColor: given.eye_color,
  hairColor: given.hair_color,
  skinTone: given.skin_tone,
})

export const socialFactsRequest = (given: Given) => ({
  instagram: given.instagram_handle,
  facebook: given.facebook_profile,
  twitter: given.twitter_handle,
})

export const aboutRequest = (given: Given) => ({
  aboutYou: given.about_you,
  whyHire: given.why_should_clients_hire_you,
})

export const profileRequest = (given: Given) => {
  const { phone: _, ...basics } = basicsRequest(given)
  return {
    ...basics,
    ...socialFactsRequest(given),
    ...aboutRequest(given),
    name: given.name,
    contact: given.contact,
  }
}

const basics = (profile: OwnProfile) => ({
  stage_name: profile.stageName,
  date_of_birth: profile.dateOfBirth,
  gender: profile.gender,
  city: profile.city,
  state: profile.state,
  country: profile.country,
})

const physical = (profile: OwnProfile) => ({
  height: profile.height,
  weight: profile.weight,
  experience_level: profile.experienceLevel,
  special_skills: profile.specialSkills,
  languages: profile.languages,
  bust: profile.bust,
  waist: profile.waist,
  hips: profile.hips,
  chest: profile.chest,
  shoe_size: profile.shoeSize,
  eye_color: profile.eyeColor,
  hair_color: profile.hairColor,
  skin_tone: profile.skinTone,
})

const social = (profile: OwnProfile) => ({
  instagram_handle: profile.instagram,
  facebook_profile: profile.facebook,
  twitter_handle: profile.twitter,
})

const about = (profile: OwnProfile) => ({
  about_you: profile.aboutYou,
  why_should_clients_hire_you: profile.whyHire,
})

const person: View<OwnProfile> = (profile, ctx) => ({
  name: profile.name,
  email: profile.email,
  contact: profile.phone,
  profile_pic: wholeAddress(profile.profilePic, ctx),
})

const status = ({ steps }: OwnProfile) =>
  Object.fromEntries(steps.map((isDone, at) => [`step_${at + 1}_completed`, isDone]))

/** A saved step: it must carry the model's id (section 7, `onboarding-1`). */
export const savedStep = (profile: OwnProfile) => ({
  success: true,
  data: { model_id: profile.modelId, onboarding_status: status(profile) },
})

/** Specification section 3, 'Onboarding data response'. */
export const onboardingData: View<OnboardingData> = ({ profile, portfolio }, ctx) => ({
  data: {
    model_info: person(profile, ctx),
    onboarding_step_1: {
      stage_name: profile.stageName,
      date_of_birth: profile.dateOfBirth,
      height: profile.height,
      gender: profile.gender,
      city: profile.city,
      state: profile.state,
      country: profile.country,
    },
    onboarding_step_2: physical(profile),
    onboarding_step_3: social(profile),
    onboarding_step_4: {
      portfolio_items: portfolio.map((item) => ({
        public_url: itemUrl(item, ctx),
        file_name: item.fileName,
        file_size: item.fileSize,
        content_type: item.contentType,
        uploaded_at: item.uploadedAt,
      })),
    },
    onboarding_step_5: about(profile),
    onboarding_status: status(profile),
  },
})

/** `GET` and `PUT /user/profile`. */
export const userProfile: View<OwnProfile> = (profile, ctx) => ({
  data: {
    _id: profile.modelId,
    model_id: profile.modelId,
    ...person(profile, ctx),
    ...basics(profile),
    ...social(profile),
    ...about(profile),
    experience_level: profile.experienceLevel,
    is_active: profile.isActive,
  },
})

/** `GET` and `PUT /user/physical-details`. */
export const physicalDetails = (profile: OwnProfile) => ({ data: physical(profile) })
