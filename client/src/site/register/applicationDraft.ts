import { draftOf } from '../../lib/draft'

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
export const applicationDraft = draftOf('applicationDraft', EMPTY)

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
