import type { Method } from './defineRoute'

/** What the document says in words: of the whole, of each group, and of each call. */
export const documentWords = {
  title: (agency: string) => `${agency}: the agency's API`,
  about: [
    'Every call of the site, the dashboard and the admin panel. Answers are JSON with `error`, `message` and the',
    'fields named here. Failures have a `requestId`, and `issues` if a field is wrong. Dates without a time',
    'are `YYYY-MM-DD`; moments are ISO 8601 in UTC. Sign in and send the token as `Authorization: Bearer …`. It expires',
    'at sign-out, after a password change and after seven days. A path that is also a page answers JSON unless the',
    'request prefers `text/html`.',
    'Input is read generously: list values in any letter case; an ISO 8601 moment instead of a day',
    '(its day in India, or the day it names if it has no zone); a phone number in any',
    'format, up to 40 characters.',
  ].join(' '),
  noScript: 'This page needs JavaScript. The document is at /openapi.json.',
  bearer: 'The token from sign-in. The role is read from the database at each request.',
  agencyKey: 'Identifies a client and grants no rights. Needed only if AGENCY_KEY is set.',
  idempotencyKey: 'The same key and body return the first id again; a different body is refused with 409.',
  file: 'One file, up to 10 MB. Its type is read from its content.',
  statuses: {
    200: 'Done.',
    400: 'A value is missing or wrong; see `issues`.',
    401: 'Not signed in, or the session has expired.',
    403: 'Signed in, but without the right role.',
    404: 'Not found, or not yours.',
    409: 'Conflicts with the stored data.',
    413: 'Too large.',
    415: 'This type of file or body is not accepted.',
    429: 'Too many requests in a short time.',
    default: 'Any other failure, in the same format.',
  },
} as const

const tags = {
  account: ['Signing in', 'Sign-up, sign-in and passwords.'],
  onboarding: ['Onboarding', 'From sign-up to the roster.'],
  profile: ['Own profile', "A model's own data and portfolio."],
  roster: ['Public roster', 'What every visitor can see.'],
  forms: ['Forms', 'Forms on the public site.'],
  models: ['Models', "The agency's models."],
  projects: ['Projects', "The agency's projects."],
  inbox: ['Inbox', 'Messages from visitors.'],
} as const
export type Tag = keyof typeof tags
export const documentTags = Object.values(tags).map(([name, description]) => ({ name, description }))
export const tagName = (tag: Tag) => tags[tag][0]

type Words = [tag: Tag, id: string, summary: string]
const AGENCY = '/api/v1/agency'

/** Of each call: its group, its name in generated clients, and one line. */
export const callWords: Readonly<Record<`${Method} ${string}`, Words>> = {
  [`post ${AGENCY}/models/login`]: ['account', 'signInTalent', 'Sign in as a model with email or phone'],
  [`post ${AGENCY}/login`]: ['account', 'signInAgency', 'Sign in as the agency'],
  [`post ${AGENCY}/models/register`]: ['account', 'register', 'Sign up as a model'],
  [`post ${AGENCY}/models/social-login`]: ['account', 'signInSocially', 'Sign in with Google or Facebook'],
  [`post ${AGENCY}/models/onboarding-1`]: ['onboarding', 'saveBasics', 'Save step 1: basic information'],
  [`post ${AGENCY}/models/onboarding-2`]: ['onboarding', 'savePhysical', 'Save step 2: measurements'],
  [`post ${AGENCY}/models/onboarding-3`]: ['onboarding', 'saveSocial', 'Save step 3: social media'],
  [`post ${AGENCY}/models/onboarding-5`]: ['onboarding', 'submitProfile', 'Submit step 5 and the profile'],
  [`post ${AGENCY}/models/portfolio-upload`]: [
    'onboarding',
    'uploadPortfolioFile',
    'Upload one portfolio file',
  ],
  [`get ${AGENCY}/models/onboarding-data`]: ['onboarding', 'readOnboarding', 'All saved steps'],
  [`get ${AGENCY}/models/list`]: ['models', 'listAgencyModels', "The agency's models"],
  [`get ${AGENCY}/model-signup-requests`]: ['inbox', 'listArtistRequests', 'Applications to join'],
  [`post ${AGENCY}/external/model-signup-request`]: ['forms', 'sendApplication', 'Apply to join the agency'],
  'get /user/profile': ['profile', 'readProfile', 'Own profile'],
  'put /user/profile': ['profile', 'changeProfile', 'Change own profile'],
  'get /user/physical-details': ['profile', 'readPhysicalDetails', 'Own measurements'],
  'put /user/physical-details': ['profile', 'changePhysicalDetails', 'Change own measurements'],
  'post /auth/password-reset-request': [
    'account',
    'requestPasswordReset',
    'Request a link to set a new password',
  ],
  'post /auth/password-reset': [
    'account',
    'resetPassword',
    'Set a new password with the link from the email',
  ],
  'get /public/models': ['roster', 'listModels', 'The roster'],
  'get /public/models/:id': ['roster', 'readModel', 'One model, by id or slug'],
  'get /public/models/featured': ['roster', 'listFeaturedModels', 'Featured models of the home page'],
  'get /public/models/:id/related': ['roster', 'listRelatedModels', 'Up to six related models'],
  'get /public/projects': ['roster', 'listProjects', 'Public projects'],
  'get /admin/models/:id': ['models', 'readAgencyModel', 'One model, its account and its ratings'],
  'delete /admin/models/:id': ['models', 'deleteModel', 'Delete a model; past bookings are kept'],
  'put /admin/models/:id/status': [
    'models',
    'setModelStatus',
    'Assign a model to the roster, or take it off',
  ],
  'put /admin/models/:id/info': ['models', 'saveModelInfo', "Change a model's basic information"],
  'put /admin/models/:id/physical': ['models', 'saveModelPhysical', "Change a model's measurements"],
  'put /admin/models/:id/social': ['models', 'saveModelSocial', "Change a model's social links"],
  'get /admin/models/:id/images': ['models', 'listModelImages', "A model's pictures"],
  'post /admin/models/:id/images': ['models', 'addModelImage', 'Add an image by its web address'],
  'post /admin/models/:id/ratings': ['models', 'rateModel', 'Rate a model, 1 to 5'],
  'get /admin/projects': ['projects', 'listAgencyProjects', "The agency's projects"],
  'post /admin/projects': ['projects', 'createProject', 'Create a project'],
  'get /admin/projects/:id': ['projects', 'readProject', 'One project with its team and proposals'],
  'put /admin/projects/:id/active': ['projects', 'setProjectActive', 'Set a project active or inactive'],
  'put /admin/projects/:id/public': ['projects', 'setProjectPublic', 'Set a project public or private'],
  'put /admin/projects/:id/featured': ['projects', 'setProjectFeatured', 'Set a project featured or not'],
  'put /admin/artist-requests/:id/status': ['inbox', 'decideArtistRequest', 'Approve or reject, once'],
  'get /admin/enquiries': ['inbox', 'listEnquiries', 'Enquiries'],
  'post /enquiries': ['forms', 'sendEnquiry', 'Send an enquiry'],
  'get /admin/bookings': ['inbox', 'listBookings', 'Booking requests'],
  'post /bookings': ['forms', 'requestBooking', 'Send a booking request'],
  'post /media/upload': [
    'forms',
    'uploadMedia',
    'Upload a file for an application; `type`, `access` and `tags` are ignored',
  ],
  'post /portfolio/upload': ['profile', 'addPortfolioLink', 'Add a portfolio image by its web address'],
  'post /admin/models/:id/images/upload': ['models', 'uploadModelImage', 'Upload an image'],
  'post /admin/projects/:id/moodboard': ['projects', 'uploadMoodboard', "Upload a project's moodboard"],
}
