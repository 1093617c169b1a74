import { z } from 'zod'
import { adultAge } from '../../../../shared/applications'
import { NAME_MAX, PLACE_MAX, PROSE_MAX, STAGE_NAME_MAX } from '../../../../shared/limits'
import { APPLICATION_EXPERIENCES, APPLICATION_GENDERS } from '../../../../shared/lists'
import { email, honeypot, line, link, phone, requiredLine, requiredProse } from '../../../../shared/text'
import { draftStore } from '../forms/draft'

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

// People type `zoya.example/book`; the address they mean begins with https.
const withScheme = (given: unknown) =>
  typeof given === 'string' && /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(given.trim())
    ? `https://${given.trim()}`
    : given

/** Section 5's rules for the application form. */
export const applicationForm = z.object({
  fullName: requiredLine(NAME_MAX, 'Enter your full name'),
  stageName: line(STAGE_NAME_MAX),
  age: adultAge,
  height: line(40),
  gender: z.enum(APPLICATION_GENDERS, 'Choose one'),
  location: requiredLine(PLACE_MAX, 'Enter the city you live in'),
  experience: z.enum(APPLICATION_EXPERIENCES, 'Choose one'),
  instagram: line(NAME_MAX),
  email,
  phone,
  portfolioLink: z.preprocess(withScheme, z.union([z.literal(''), link])),
  bio: requiredProse(PROSE_MAX, 'Tell us about you'),
  reason: requiredProse(PROSE_MAX, 'Tell us why'),
  website: honeypot,
})
export type ApplicationForm = z.output<typeof applicationForm>

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
