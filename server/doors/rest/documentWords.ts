import type { Method } from './rows'

/** What the document says in words: of the whole, of each group, and of each call. */
export const documentWords = {
  title: (agency: string) => `${agency}: the agency's API`,
  about: [
    'Every call of the site, the dashboard and the back office. Answers are JSON with `error`, `message` and the',
    'fields named here; failures carry `issues` where a field is at fault, and a `requestId`. Dates without a time',
    'are `YYYY-MM-DD`, moments ISO 8601 in UTC. Sign in, and send the token as `Authorization: Bearer …`; it ends',
    'at sign-out, at a new password and after seven days. A path that is also a page answers JSON unless the',
    'request prefers `text/html`.',
  ].join(' '),
  noScript: 'This page needs JavaScript. The document itself is at /openapi.json.',
  bearer: 'The token of a sign-in. The role is read from the database at each request.',
  agencyKey: 'Names a client and grants nothing. Asked for only where the installation has set AGENCY_KEY.',
  idempotencyKey: 'The same key and body answer with the first id again; another body is refused with 409.',
  file: 'One file, 10 MB at most. What it is, is decided by its bytes.',
  statuses: {
    200: 'Done.',
    400: 'Something given is missing or wrong; `issues` says what.',
    401: 'Nobody is signed in, or the session has ended.',
    403: 'Signed in, but not in this role.',
    404: 'Not here, or not yours.',
    409: 'In conflict with what is stored by now.',
    413: 'Too large.',
    415: 'A kind of file or body that is not taken here.',
    429: 'Too many in a short time.',
    default: 'Any other failure, in the same shape.',
  },
} as const

const tags = {
  account: ['Signing in', 'Sign-up, sign-in and passwords.'],
  onboarding: ['Onboarding', "A talent's way from sign-up to the roster."],
  profile: ['Own profile', "A talent's own facts and portfolio."],
  roster: ['Public roster', 'What every visitor sees.'],
  forms: ['Forms', 'What visitors send.'],
  models: ['Models', 'The agency and its models.'],
  projects: ['Projects', 'The agency and its projects.'],
  desk: ['Inbox', 'What visitors sent, as the agency reads it.'],
} as const
export type Tag = keyof typeof tags
export const documentTags = Object.values(tags).map(([name, description]) => ({ name, description }))
export const tagName = (tag: Tag) => tags[tag][0]

type Words = [tag: Tag, id: string, summary: string]
const AGENCY = '/api/v1/agency'

/** Of each call: its group, its name in generated clients, and one line. */
export const callWords: Readonly<Record<`${Method} ${string}`, Words>> = {
  [`post ${AGENCY}/models/login`]: ['account', 'signInTalent', 'Sign in as a talent by e-mail or phone'],
  [`post ${AGENCY}/login`]: ['account', 'signInAgency', 'Sign in as the agency'],
  [`post ${AGENCY}/models/register`]: ['account', 'register', 'Sign up as a talent'],
  [`post ${AGENCY}/models/social-login`]: ['account', 'signInSocially', 'Sign in by Google or Facebook'],
  [`post ${AGENCY}/models/onboarding-1`]: ['onboarding', 'saveBasics', 'Save step 1: who you are'],
  [`post ${AGENCY}/models/onboarding-2`]: ['onboarding', 'savePhysical', 'Save step 2: measurements'],
  [`post ${AGENCY}/models/onboarding-3`]: ['onboarding', 'saveSocial', 'Save step 3: where you are seen'],
  [`post ${AGENCY}/models/onboarding-5`]: ['onboarding', 'submitProfile', 'Submit step 5 and the profile'],
  [`post ${AGENCY}/models/portfolio-upload`]: [
    'onboarding',
    'uploadPortfolioFile',
    'Keep one portfolio file',
  ],
  [`get ${AGENCY}/models/onboarding-data`]: ['onboarding', 'readOnboarding', 'All that was saved so far'],
  [`get ${AGENCY}/models/list`]: ['models', 'listAgencyModels', "The agency's models"],
  [`get ${AGENCY}/model-signup-requests`]: ['desk', 'listArtistRequests', 'Applications to join'],
  [`post ${AGENCY}/external/model-signup-request`]: ['forms', 'sendApplication', 'Apply to join the agency'],
  'get /user/profile': ['profile', 'readProfile', 'Own profile'],
  'put /user/profile': ['profile', 'changeProfile', 'Change the own profile'],
  'get /user/physical-details': ['profile', 'readPhysicalDetails', 'Own measurements'],
  'put /user/physical-details': ['profile', 'changePhysicalDetails', 'Change the own measurements'],
  'post /auth/password-reset-request': [
    'account',
    'requestPasswordReset',
    'Ask for a link to a new password',
  ],
  'post /auth/password-reset': ['account', 'resetPassword', 'Set a new password by a mailed link'],
  'get /public/models': ['roster', 'listModels', 'The roster'],
  'get /public/models/:id': ['roster', 'readModel', 'One model, by id or slug'],
  'get /public/models/featured': ['roster', 'listFeaturedModels', 'The models of the front page'],
  'get /public/models/:id/related': ['roster', 'listRelatedModels', 'Up to six models like this one'],
  'get /public/projects': ['roster', 'listProjects', 'Public projects'],
  'get /admin/models/:id': ['models', 'readAgencyModel', 'One model, its account and its ratings'],
  'delete /admin/models/:id': ['models', 'deleteModel', 'Delete a model; bookings made for it stay'],
  'put /admin/models/:id/status': [
    'models',
    'setModelStatus',
    'Assign a model to the roster, or take it off',
  ],
  'put /admin/models/:id/info': ['models', 'saveModelInfo', 'Change what a model is known by'],
  'put /admin/models/:id/physical': ['models', 'saveModelPhysical', "Change a model's measurements"],
  'put /admin/models/:id/social': ['models', 'saveModelSocial', "Change a model's social addresses"],
  'get /admin/models/:id/images': ['models', 'listModelImages', "A model's pictures"],
  'post /admin/models/:id/images': ['models', 'addModelImage', 'Add a picture by its address'],
  'post /admin/models/:id/ratings': ['models', 'rateModel', 'Rate a model, 1 to 5'],
  'get /admin/projects': ['projects', 'listAgencyProjects', "The agency's projects"],
  'post /admin/projects': ['projects', 'createProject', 'Make a project'],
  'get /admin/projects/:id': ['projects', 'readProject', 'One project with its team and proposals'],
  'put /admin/projects/:id/active': ['projects', 'setProjectActive', 'Open or close a project'],
  'put /admin/projects/:id/public': ['projects', 'setProjectPublic', 'Show or hide a project'],
  'put /admin/projects/:id/featured': ['projects', 'setProjectFeatured', 'Feature a project, or not'],
  'put /admin/artist-requests/:id/status': ['desk', 'decideArtistRequest', 'Approve or reject, once'],
  'get /admin/enquiries': ['desk', 'listEnquiries', 'Enquiries'],
  'post /enquiries': ['forms', 'sendEnquiry', 'Write to the agency'],
  'get /admin/bookings': ['desk', 'listBookings', 'Booking requests'],
  'post /bookings': ['forms', 'requestBooking', 'Ask to book a model'],
  'post /media/upload': [
    'forms',
    'uploadMedia',
    'Keep a file for an application; `type`, `access` and `tags` may be sent and change nothing',
  ],
  'post /portfolio/upload': ['profile', 'addPortfolioLink', 'Add a portfolio picture by its address'],
  'post /admin/models/:id/images/upload': ['models', 'uploadModelImage', 'Add a picture as a file'],
  'post /admin/projects/:id/moodboard': ['projects', 'uploadMoodboard', "Set a project's moodboard"],
}
