import type { ApplicationDraft } from './applicationDraft'
import type { ApplicationForm } from './applicationRules'

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
