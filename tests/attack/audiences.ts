/**
 * Who may call what, typed by hand, because what a procedure declares is what is tested here. An entry that ends with a
 * dot or a slash stands for all that begins with it; the longest entry that fits counts. What everybody may call is
 * listed one by one.
 */
export type Audience =
  | 'everybody'
  | 'members'
  | 'talents'
  | 'talents and agency'
  | 'desk'
  | 'agency'
  | 'superadmins'

const list = (names: string) => names.trim().split(/\s+/)

export const PROCEDURES: Record<Audience, string[]> = {
  everybody: list(`
    auth.signInAdmin auth.signInTalent auth.register auth.invitation auth.signInSocially auth.startSocially
    auth.startPasskey auth.signInWithPasskey auth.startPasskeyStep auth.signInWithPasskeyStep
    auth.requestReset auth.accessOfReset auth.resetPassword auth.teamInvitation auth.joinTeam
    site.home.slides site.models.list site.models.get site.models.related site.models.featured site.models.choices
    site.models.shortlist site.models.seen site.boards.list
    site.bookings.request site.bookings.requestShortlist site.legal.read site.projects.list site.enquiries.send site.signupRequests.submit site.media.upload
    site.newsletter.subscribe site.newsletter.unsubscribe site.answers.get site.answers.give site.calendar.read
    site.packages.open site.packages.sheet site.packages.picture site.packages.unlock site.packages.seen site.packages.pick site.packages.send
    site.callSheets.open site.callSheets.file site.callSheets.seen site.callSheets.read site.callSheets.ask
    site.vouchers.open site.vouchers.file site.vouchers.confirm site.vouchers.own site.vouchers.noteOwn
    site.papers.open site.papers.file site.papers.notePaid site.quotes.open site.quotes.file site.quotes.accept
    site.documents.open site.documents.give`),
  members: list(`
    auth.signOut auth.sessions auth.endSession auth.endOtherSessions auth.ownAccess auth.changePassword
    auth.proveByPassword auth.startPasskeyProof auth.proveByPasskey`),
  talents: ['talent.'],
  'talents and agency': ['talent.portfolio.addLink'],
  desk: list(`
    desk. admin.me admin.system.notices admin.boards.list admin.mentorMessages.
    admin.secondFactor. admin.passkeys. admin.staffAccount.`),
  agency: ['admin.'],
  superadmins: list(`
    admin.settings. admin.setup. admin.team. admin.audit. admin.apiKeys. admin.webhooks.
    admin.system. admin.recoveryCode. admin.backups. admin.moneySettings. admin.statementSettings.`),
}

export const ROWS: Record<Audience, string[]> = {
  everybody: [
    'POST /api/v1/agency/models/login',
    'POST /api/v1/agency/login',
    'POST /api/v1/agency/models/register',
    'POST /api/v1/agency/models/social-login',
    'POST /api/v1/agency/external/model-signup-request',
    'POST /auth/password-reset-request',
    'POST /auth/password-reset',
    'GET /public/models',
    'GET /public/models/:id',
    'GET /public/models/featured',
    'GET /public/models/:id/related',
    'GET /public/projects',
    'POST /enquiries',
    'POST /bookings',
    'POST /media/upload',
    'GET /calendar/:token.ics',
  ],
  members: [],
  talents: [
    'POST /api/v1/agency/models/onboarding-1',
    'POST /api/v1/agency/models/onboarding-2',
    'POST /api/v1/agency/models/onboarding-3',
    'POST /api/v1/agency/models/onboarding-5',
    'POST /api/v1/agency/models/portfolio-upload',
    'GET /api/v1/agency/models/onboarding-data',
    '/user/',
    '/api/v1/talent/',
  ],
  'talents and agency': ['POST /portfolio/upload'],
  desk: [
    '/api/v1/desk/',
    'GET /api/v1/money/papers',
    'GET /api/v1/money/papers/:id',
    'GET /api/v1/money/outstanding',
    '/api/v1/money/usages/',
    'GET /api/v1/money/usages',
    'POST /api/v1/money/usages',
    'POST /api/v1/money/quotes',
    'DELETE /api/v1/money/quotes/:id',
    'GET /exports/clients.csv',
    'GET /exports/jobs.csv',
    'GET /exports/desk-report.csv',
  ],
  agency: [
    'GET /api/v1/agency/models/list',
    'GET /api/v1/agency/model-signup-requests',
    'POST /api/v1/money/payments',
    'GET /api/v1/money/certificates',
    'PUT /api/v1/money/certificates',
    'GET /api/v1/money/e-invoices',
    'PUT /api/v1/money/papers/:id/irn',
    'PUT /api/v1/money/papers/:id/buyer-answer',
    'GET /api/v1/money/talents-due',
    '/api/v1/money/statements/',
    'GET /api/v1/money/statements',
    'POST /api/v1/money/statements',
    '/admin/',
    '/exports/',
  ],
  superadmins: ['GET /exports/audit.csv', 'POST /admin/settings/pictures', 'POST /exports/backup.zip'],
}

/** Whether an entry means a procedure or a row. A row that begins with a slash is one of any method. */
export const means = (entry: string, name: string) =>
  /[./]$/.test(entry) ? name.replace(/^\w+ (?=\/)/, '').startsWith(entry) : name === entry

const audienceIn = (table: Record<Audience, string[]>) => {
  const entries = Object.entries(table)
    .flatMap(([audience, each]) => each.map((entry) => ({ entry, audience: audience as Audience })))
    .sort((a, b) => b.entry.length - a.entry.length)
  return (name: string) => entries.find(({ entry }) => means(entry, name))?.audience
}
export const audienceOfProcedure = audienceIn(PROCEDURES)
export const audienceOfRow = audienceIn(ROWS)

export type Caller = 'visitor' | 'talent' | 'other talent' | 'booker' | 'admin' | 'superadmin'
const MAY: Record<Audience, Caller[]> = {
  everybody: ['visitor', 'talent', 'other talent', 'booker', 'admin', 'superadmin'],
  members: ['talent', 'other talent', 'booker', 'admin', 'superadmin'],
  talents: ['talent', 'other talent'],
  'talents and agency': ['talent', 'other talent', 'admin', 'superadmin'],
  desk: ['booker', 'admin', 'superadmin'],
  agency: ['admin', 'superadmin'],
  superadmins: ['superadmin'],
}

/** The status that a caller is refused with, or null where it is allowed. */
export function expectedRefusal(audience: Audience, caller: Caller): 401 | 403 | null {
  if (MAY[audience].includes(caller)) return null
  return caller === 'visitor' ? 401 : 403
}
