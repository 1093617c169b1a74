/** Everything of a talent's that has an id, its own address and the address of a private file. */
export type Hers = {
  account: string
  model: string
  email: string
  slug: string
  session: string
  address: string
  file: string
  items: string[]
  pictures: string[]
  application: string
  claim: string
  bookout: string
  booking: string
  document: string
  phone: string
  project: string
  rating: string
  message: string
}
/** What a caller needs to act on its own records. */
type Own = { email: string | null; opportunity: string }

/** Fields by which a caller may try to be another, in every spelling that is used anywhere. */
export const asHer = (hers: Hers) => ({
  id: hers.model,
  _id: hers.model,
  model_id: hers.model,
  modelId: hers.model,
  accountId: hers.account,
  account_id: hers.account,
  userId: hers.account,
  user_id: hers.account,
  ownerId: hers.account,
  session: hers.session,
})

const BASICS = {
  stageName: 'Zoya',
  dateOfBirth: '2000-05-17',
  gender: 'female',
  city: 'Pune',
  country: 'India',
}
const BODY = { weight: '58 kg', experienceLevel: 'beginner', specialSkills: 'Kathak', languages: ['Hindi'] }
const WORDS = { aboutYou: 'I walk.', whyHire: 'I am on time.' }

type Say = (hers: Hers, own: Own) => object
/** `at`: the parameter of a row's path, if not her model */
type Try = { say?: Say; status: number; at?: (hers: Hers) => string }
/** only the caller's own: it succeeds, whatever else is sent */
const own = (given: object = {}): Try => ({ say: (hers) => ({ ...asHer(hers), ...given }), status: 200 })
const missing = (say: Say): Try => ({ say, status: 404 })

/** How each procedure of talents and members is tried on Asha's records, and how it answers. */
export const PROCEDURES: Record<string, Try> = {
  'auth.endSession': missing((hers) => ({ id: hers.session })),
  'auth.sessions': own(),
  'auth.ownAccess': own(),
  'auth.proveByPassword': { ...own({ password: 'x'.repeat(9) }), status: 400 },
  'auth.startPasskeyProof': { ...own(), status: 409 }, // she has no passkey
  'auth.proveByPasskey': { ...own(), status: 400 },
  'auth.changePassword': {
    ...own({ currentPassword: 'x'.repeat(9), newPassword: 'a long enough one' }),
    status: 400,
  },
  'talent.account.standing': own(),
  // These two answer with a file, through the rows below.
  'talent.card.draw': { ...own(), status: 415 },
  'talent.account.export': { ...own(), status: 415 },
  'talent.dashboard.overview': own(),
  'talent.dashboard.opportunities': own(),
  'talent.dashboard.applications': own(),
  'talent.dashboard.projects': own(),
  'talent.dashboard.withdraw': missing((hers) => ({ id: hers.application })),
  'talent.dashboard.applyTo': {
    say: (hers, { opportunity }) => ({ ...asHer(hers), id: opportunity }),
    status: 200,
  },
  'talent.documents.list': own(),
  'talent.documents.add': own({ kind: 'contract', number: 'TH-1' }),
  'talent.documents.remove': missing((hers) => ({ id: hers.document })),
  'talent.feed.get': own(),
  'talent.feed.create': own(),
  'talent.feed.revoke': own(),
  'talent.callSheets.list': own(),
  'talent.bookouts.list': own(),
  'talent.bookouts.add': own({ fromDay: '2099-06-01', toDay: '2099-06-02' }),
  'talent.bookouts.end': missing((hers) => ({ id: hers.bookout })),
  'talent.jobs.list': own(),
  'talent.jobs.waiting': own(),
  'talent.jobs.get': missing((hers) => ({ claimId: hers.claim })),
  'talent.jobs.answer': missing((hers) => ({ claimId: hers.claim, version: 2, answer: 'no' })),
  'talent.jobs.takeBackAnswer': missing((hers) => ({ claimId: hers.claim, version: 2 })),
  'talent.push.list': own(),
  'talent.push.add': own({
    endpoint: 'https://push.example/send/1',
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
  }),
  'talent.push.remove': missing((hers) => ({ id: hers.phone })),
  'talent.push.choose': missing((hers) => ({ id: hers.phone, kind: 'asked', isOn: false })),
  'talent.push.seen': own(),
  'talent.money.read': own(),
  'talent.money.file': missing((hers) => ({ id: hers.model })),
  'talent.mentorMessages.list': own(),
  'talent.mentorMessages.send': own({ text: 'When is the fitting?' }),
  'talent.mentorMessages.markRead': { say: (hers) => ({ ...asHer(hers), until: hers.message }), status: 200 },
  'talent.onboarding.get': own(),
  'talent.onboarding.saveBasics': own(BASICS),
  'talent.onboarding.savePhysical': own(BODY),
  'talent.onboarding.saveSocial': own({ instagram: '@zoya' }),
  'talent.onboarding.leavePortfolio': own(),
  'talent.onboarding.submit': own(WORDS),
  'talent.portfolio.list': own(),
  'talent.portfolio.upload': { ...own(), status: 400 }, // a file comes by the row below
  'talent.portfolio.addLink': missing((hers) => ({ url: hers.address })),
  'talent.portfolio.remove': missing((hers) => ({ id: hers.items[0] })),
  'talent.portfolio.reorder': { say: (hers) => ({ ids: hers.items }), status: 409 },
  'talent.profile.get': own(),
  'talent.profile.change': own({ city: 'Goa' }),
  'talent.profile.changePhysical': own({ height: '180 cm' }),
  'auth.endOtherSessions': own(),
  'auth.signOut': own(),
  'talent.account.remove': {
    say: (hers, { email }) => ({ ...asHer(hers), proof: email }),
    status: 200,
  },
}

const SPELT = {
  stage_name: 'Zoya',
  date_of_birth: '2000-05-17',
  gender: 'female',
  city: 'Pune',
  country: 'India',
}
/** The same for the rows, in the specification's spelling. */
export const ROWS: Record<string, Try> = {
  'POST /api/v1/agency/models/onboarding-1': own(SPELT),
  'POST /api/v1/agency/models/onboarding-2': own({
    weight: '58 kg',
    experience_level: 'beginner',
    special_skills: 'Kathak',
    languages: 'Hindi',
  }),
  'POST /api/v1/agency/models/onboarding-3': own({ instagram_handle: '@zoya' }),
  'POST /api/v1/agency/models/onboarding-5': own({
    about_you: 'I walk.',
    why_should_clients_hire_you: 'I do.',
  }),
  'POST /api/v1/agency/models/portfolio-upload': own(),
  'GET /api/v1/agency/models/onboarding-data': own(),
  'POST /user/documents': own({ kind: 'contract' }),
  'GET /user/profile': own(),
  'PUT /user/profile': own({ city: 'Goa' }),
  'GET /user/physical-details': own(),
  'PUT /user/physical-details': own({ height: '180 cm' }),
  'POST /portfolio/upload': missing((hers) => ({
    url: 'https://magazine.example/story',
    modelId: hers.model,
  })),
  'GET /api/v1/talent/money': own(),
  'GET /api/v1/talent/jobs': own(),
  'PUT /api/v1/talent/claims/:id/answer': {
    ...missing((hers) => ({ ...asHer(hers), claimId: hers.claim, version: 2, answer: 'no' })),
    at: (hers) => hers.claim,
  },
}

const BOOKING = {
  clientName: 'Zoya',
  email: 'zoya@example.in',
  phone: '+91 98200 12345',
  workType: 'Editorial',
  dateRequired: '2027-03-01',
  budgetRange: '$1,000-$2,500',
  details: 'One day.',
}
const APPLICATION = { name: 'Zoya Khan', email: 'zoya@example.in', contact: '+91 98200 12345', age: 24 }
/** What everybody may call with an id: with hers it reads public data, and adds only to the named tables. */
export const OPEN: Record<string, Try & { adds?: string[] }> = {
  'site.models.get': { say: (hers) => ({ key: hers.model }), status: 200 },
  'site.models.related': { say: (hers) => ({ key: hers.slug }), status: 200 },
  'site.models.seen': { say: (hers) => ({ key: hers.model }), status: 200, adds: ['profile_views'] },
  'site.bookings.request': {
    say: (hers) => ({ ...asHer(hers), ...BOOKING, modelId: hers.model }),
    status: 200,
    adds: ['bookings', 'desk_items', 'outbox'],
  },
  // Refused whole for the one who is not there.
  'site.bookings.requestShortlist': {
    say: (hers) => ({ ...asHer(hers), ...BOOKING, modelId: 'nobody', otherIds: [hers.model] }),
    status: 400,
  },
  'site.signupRequests.submit': {
    say: (hers) => ({ ...APPLICATION, portfolioLinks: [hers.address] }),
    status: 400,
  },
  // Its key is the phone's own; without a link nothing opens.
  'site.packages.send': {
    say: (hers) => ({ token: 'of-nobody', picks: [], key: hers.model }),
    status: 404,
  },
  'GET /public/models/:id': { say: () => ({}), status: 200 },
  'GET /public/models/:id/related': { say: () => ({}), status: 200 },
  'POST /bookings': {
    say: (hers) => ({ ...asHer(hers), ...BOOKING, modelId: hers.model }),
    status: 200,
    adds: ['bookings', 'desk_items', 'outbox'],
  },
  'POST /api/v1/agency/external/model-signup-request': {
    say: (hers) => ({ ...APPLICATION, portfolio_links: [hers.address] }),
    status: 400,
  },
}
