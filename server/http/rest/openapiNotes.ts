import type { Method } from './defineRoute'

const AGENCY = '/api/v1/agency'
const NUMBERS = '`height` and `weight` may be numbers as well as texts'
const SKILLS = '`special_skills` may be a list of texts, stored as one text with commas'

/** What a call takes beside what its schema says, one or two sentences. */
export const callNotes: Readonly<Partial<Record<`${Method} ${string}`, string>>> = {
  [`post ${AGENCY}/models/login`]:
    '`identification` is an email address or a phone number; if it is missing, `email` or `username` is used. A phone number works only if exactly one profile has it.',
  [`post ${AGENCY}/models/onboarding-1`]: '`phone` may be a number as well as a text.',
  [`post ${AGENCY}/models/onboarding-2`]: `${NUMBERS}; ${SKILLS}.`,
  'put /user/profile': '`contact` may be a number as well as a text.',
  'put /user/physical-details': `${NUMBERS}; ${SKILLS}.`,
  'put /admin/models/:id/physical': '`height` may be a number as well as a text.',
  [`get ${AGENCY}/models/list`]:
    '`status` is `active` or `assigned` for models on the roster, `inactive` or `available` for all others, `all` or nothing for both.',
  'put /admin/models/:id/status':
    '`status` is `active`, `inactive`, `assigned`, `available`, `true` or `false`.',
  [`post ${AGENCY}/external/model-signup-request`]: '`contact` and `height` may be numbers as well as texts.',
  'post /enquiries':
    '`subject` is one of the five of the form, or your own text of up to 200 characters, stored as sent.',
  'post /bookings': '`phone` may be a number as well as a text. A date in the past is accepted.',
}
