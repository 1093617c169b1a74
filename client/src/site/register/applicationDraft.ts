import { draftStore } from '../forms/draft'
import type { ApplicationForm } from './applicationRules'

/** The public form's fields (specification section 3), as an empty form has them. */
const EMPTY = {
  fullName: '',
  stageName: '',
  age: '',
  height: '',
  gender: '',
  location: '',
  experience: '',
  instagram: '',
  email: '',
  phone: '',
  portfolioLink: '',
  bio: '',
  reason: '',
  website: '',
}
export type ApplicationDraft = typeof EMPTY
export const applicationDraft = draftStore('applicationDraft', EMPTY)

/** Without these the alert of section 5 appears. */
const REQUIRED = [
  'fullName',
  'age',
  'gender',
  'location',
  'experience',
  'bio',
  'reason',
  'email',
  'phone',
] as const satisfies readonly (keyof ApplicationDraft)[]
export const isIncomplete = (draft: ApplicationDraft) => REQUIRED.some((name) => draft[name].trim() === '')

/** The form as the application that is sent: state empty, country India, the links and files together (section 9). */
export function asApplication(form: ApplicationForm, fileUrls: string[]) {
  return {
    name: form.fullName,
    stageName: form.stageName,
    email: form.email,
    contact: form.phone,
    age: form.age,
    gender: form.gender,
    height: form.height,
    city: form.location,
    state: '',
    country: 'India',
    experienceLevel: form.experience,
    instagram: form.instagram,
    bio: form.bio,
    whyHire: form.reason,
    portfolioLinks: [form.portfolioLink, ...fileUrls].filter((url) => url !== ''),
    website: form.website,
  }
}

/** The form's field for a field of the sent application, to show the server's refusal where it belongs. */
export const FIELD_OF: Record<string, keyof ApplicationDraft> = {
  name: 'fullName',
  stageName: 'stageName',
  email: 'email',
  contact: 'phone',
  age: 'age',
  gender: 'gender',
  height: 'height',
  city: 'location',
  experienceLevel: 'experience',
  instagram: 'instagram',
  bio: 'bio',
  whyHire: 'reason',
}
