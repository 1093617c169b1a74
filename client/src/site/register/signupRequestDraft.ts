import { draftOf } from '../../lib/forms/draft'

export const EMPTY = {
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
export type SignupRequestDraft = typeof EMPTY
export const signupRequestDraft = draftOf('signupRequestDraft', EMPTY)

/** The fields without which the specified alert appears. */
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
] as const satisfies readonly (keyof SignupRequestDraft)[]
export const isIncomplete = (draft: SignupRequestDraft) => REQUIRED.some((name) => draft[name].trim() === '')
