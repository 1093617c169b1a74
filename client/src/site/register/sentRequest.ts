import type { SignupRequestDraft } from './signupRequestDraft'
import type { SignupRequestForm } from './signupRequestRules'

/** Converts the form to a signup request: empty state, country India, links and files in one list. */
export function asSignupRequest(form: SignupRequestForm, fileUrls: string[]) {
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

/** Maps a field of the request to the form's field, to show a server error there. */
export const FIELD_OF: Record<string, keyof SignupRequestDraft> = {
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
