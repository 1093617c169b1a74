import { ROLES, type Role } from '../../../shared/lists'
import { forbidden, notSignedIn } from '../errors'

type Caller = Role | 'visitor'

const EVERYBODY = ['visitor', ...ROLES] as const
const MEMBERS = ROLES
const TALENTS = ['model'] as const
const ADMINS = ['admin', 'superadmin'] as const
/** Those who work at the desk (D29). */
const BOOKERS = ['booker', ...ADMINS] as const
const SUPERADMINS = ['superadmin'] as const

/**
 * - `not by key`: no program may do it, whoever made its key: it belongs to a person or a screen, or says who may do what.
 * - `before second step`: also for a colleague who has to turn on two-step sign-in first.
 * - `with proof`: dangerous in the hands of whoever has stolen a session, so it asks for the password or a passkey once in
 *   ten minutes, and the other superadmins are told (`noteDangerous`).
 */
type Mark = 'not by key' | 'before second step' | 'with proof'
type Marked<Callers> = { callers: Callers; marks: readonly Mark[] }
const marked = <const Callers extends readonly Caller[]>(callers: Callers, ...marks: Mark[]) => ({
  callers,
  marks,
})

/** Who may do what. A new role is added to the lists above, or to single actions here. */
const PERMISSIONS = {
  'site.read': EVERYBODY,
  'accounts.signIn': EVERYBODY,
  'accounts.register': EVERYBODY,
  'accounts.acceptInvitation': EVERYBODY,
  'accounts.resetPassword': EVERYBODY,
  'answerLinks.use': EVERYBODY,
  'calendarFeeds.read': EVERYBODY,
  'packageLinks.use': EVERYBODY,
  'paperLinks.use': EVERYBODY,
  'quoteLinks.use': EVERYBODY,
  'documentLinks.use': EVERYBODY,
  'sheetLinks.use': EVERYBODY,
  'voucherLinks.use': EVERYBODY,
  'bookings.request': EVERYBODY,
  'enquiries.send': EVERYBODY,
  'newsletter.subscribe': EVERYBODY,
  'profileViews.count': EVERYBODY,
  'signupRequests.submit': EVERYBODY,

  'sessions.manage': marked(MEMBERS, 'not by key', 'before second step'),
  'password.change': marked(MEMBERS, 'not by key', 'before second step'),

  'ownSecondFactor.change': marked(BOOKERS, 'not by key', 'before second step'),
  'staffAccount.change': marked(BOOKERS, 'not by key'),

  'ownAccount.read': TALENTS,
  'ownAccount.export': TALENTS,
  'ownAccount.remove': TALENTS,
  'ownBookouts.read': TALENTS,
  'ownBookouts.change': TALENTS,
  'ownCompCard.draw': TALENTS,
  'ownDashboard.read': TALENTS,
  'ownDocuments.read': TALENTS,
  'ownDocuments.change': TALENTS,
  'ownFeed.change': TALENTS,
  'ownJobs.read': TALENTS,
  'ownJobs.answer': TALENTS,
  'ownMoney.read': TALENTS,
  'ownPush.change': TALENTS,
  'ownMentorMessages.read': TALENTS,
  'ownMentorMessages.send': TALENTS,
  'ownOpportunities.read': TALENTS,
  'ownOpportunities.apply': TALENTS,
  'ownPortfolio.read': TALENTS,
  'ownPortfolio.change': TALENTS,
  /** to a talent's own portfolio; by an administrator to any model's */
  'portfolio.addLink': [...TALENTS, ...ADMINS],
  'ownProfile.read': TALENTS,
  'ownProfile.change': TALENTS,

  'backOffice.enter': marked(BOOKERS, 'not by key', 'before second step'),
  'deskItems.read': BOOKERS,
  'deskItems.decide': BOOKERS,
  'jobs.read': BOOKERS,
  'jobs.change': BOOKERS,
  'jobs.export': BOOKERS,
  'jobs.import': BOOKERS,
  'claims.decide': BOOKERS,
  'claims.challenge': BOOKERS,
  'chart.read': BOOKERS,
  'boards.read': BOOKERS,
  'bookouts.read': BOOKERS,
  'bookouts.change': BOOKERS,
  'clients.read': BOOKERS,
  'clients.change': BOOKERS,
  'clients.import': BOOKERS,
  'clients.export': BOOKERS,
  'packages.read': BOOKERS,
  'packages.change': BOOKERS,
  'packages.send': BOOKERS,
  'callSheets.read': BOOKERS,
  'callSheets.change': BOOKERS,
  'callSheets.issue': BOOKERS,
  'hours.read': BOOKERS,
  'hours.change': BOOKERS,
  'money.read': BOOKERS,
  'jobValue.change': BOOKERS,
  'quotes.issue': BOOKERS,
  'proformas.issue': BOOKERS,
  'papers.send': BOOKERS,
  'measurements.read': BOOKERS,
  'measurements.add': BOOKERS,
  'digitals.add': BOOKERS,
  'deskNotes.add': BOOKERS,
  'deskTalents.read': BOOKERS,
  'talentBoards.change': BOOKERS,
  /** what documents there are and when they end: no number, no file */
  'talentDocuments.readEnds': BOOKERS,
  'talentDocuments.ask': marked(BOOKERS, 'not by key'),
  'compCards.draw': BOOKERS,
  'deskFeeds.change': marked(BOOKERS, 'not by key'),
  'deskReport.read': BOOKERS,
  'deskReport.export': BOOKERS,
  'deskNotes.blank': ADMINS,
  'invoices.issue': ADMINS,
  'payments.record': ADMINS,
  'accountantFiles.take': ADMINS,
  'statements.read': ADMINS,
  'statements.issue': ADMINS,
  'payouts.record': ADMINS,
  'deskSettings.change': ADMINS,
  'boards.change': ADMINS,
  'dashboard.read': ADMINS,
  'bookings.read': ADMINS,
  'bookings.export': ADMINS,
  'bookings.remove': ADMINS,
  'dataRequests.read': ADMINS,
  'enquiries.read': ADMINS,
  'enquiries.export': ADMINS,
  'enquiries.remove': ADMINS,
  'media.openPrivate': marked(ADMINS, 'not by key'),
  'mentorMessages.read': BOOKERS,
  'mentorMessages.answer': BOOKERS,
  'modelImages.read': ADMINS,
  'modelImages.change': ADMINS,
  'modelImages.readFailure': ADMINS,
  'models.read': ADMINS,
  'models.export': ADMINS,
  'models.change': ADMINS,
  'models.create': ADMINS,
  'models.import': ADMINS,
  'models.invite': ADMINS,
  'models.remove': ADMINS,
  'newsletter.read': ADMINS,
  'newsletter.export': ADMINS,
  'newsletter.remove': ADMINS,
  'opportunities.read': ADMINS,
  'opportunities.change': ADMINS,
  'opportunities.decide': ADMINS,
  'opportunities.remove': ADMINS,
  'projects.read': ADMINS,
  'projects.export': ADMINS,
  'projects.change': ADMINS,
  'projects.remove': ADMINS,
  'ratings.add': ADMINS,
  'talentDocuments.read': marked(ADMINS, 'not by key'),
  'talentDocuments.change': marked(ADMINS, 'not by key'),
  'retention.read': ADMINS,
  'signupRequests.read': ADMINS,
  'signupRequests.export': ADMINS,
  'signupRequests.decide': ADMINS,
  'signupRequests.invite': ADMINS,
  'signupRequests.remove': ADMINS,
  'system.readNotices': marked(BOOKERS, 'not by key'),

  'agencySettings.change': marked(SUPERADMINS, 'not by key'),
  'serverSettings.change': marked(SUPERADMINS, 'not by key', 'with proof'),
  'moneySettings.read': marked(SUPERADMINS, 'not by key'),
  'moneySettings.change': marked(SUPERADMINS, 'not by key', 'with proof'),
  'apiKeys.read': marked(SUPERADMINS, 'not by key'),
  'apiKeys.change': marked(SUPERADMINS, 'not by key', 'with proof'),
  'audit.read': marked(SUPERADMINS, 'not by key'),
  'audit.export': marked(SUPERADMINS, 'not by key'),
  'system.read': SUPERADMINS,
  'system.manageMails': marked(SUPERADMINS, 'not by key'),
  'system.manageUpdates': marked(SUPERADMINS, 'not by key'),
  'system.changeProgram': marked(SUPERADMINS, 'not by key', 'with proof'),
  'system.makeBackup': marked(SUPERADMINS, 'not by key'),
  'system.setWatch': marked(SUPERADMINS, 'not by key'),
  'recoveryCode.make': marked(SUPERADMINS, 'not by key', 'with proof'),
  'backups.setBucket': marked(SUPERADMINS, 'not by key', 'with proof'),
  'backups.download': marked(SUPERADMINS, 'not by key', 'with proof'),
  'backups.upload': marked(SUPERADMINS, 'not by key'),
  'backups.restore': marked(SUPERADMINS, 'not by key', 'with proof'),
  'team.read': marked(SUPERADMINS, 'not by key'),
  'team.change': marked(SUPERADMINS, 'not by key', 'with proof'),
  'webhooks.read': marked(SUPERADMINS, 'not by key'),
  'webhooks.change': marked(SUPERADMINS, 'not by key', 'with proof'),
} as const satisfies Record<string, readonly Caller[] | Marked<readonly Caller[]>>

export type Action = keyof typeof PERMISSIONS
type CallersOf<Rule> = Rule extends Marked<infer Callers> ? Callers : Rule
/** The actions that need no session. */
export type PublicAction = {
  [Name in Action]: CallersOf<(typeof PERMISSIONS)[Name]> extends readonly (infer Each)[]
    ? 'visitor' extends Each
      ? Name
      : never
    : never
}[Action]

function ruleOf(action: Action): Marked<readonly Caller[]> {
  const rule: readonly Caller[] | Marked<readonly Caller[]> = PERMISSIONS[action]
  return 'marks' in rule ? rule : { callers: rule, marks: [] }
}
const isMarked = (action: Action, mark: Mark) => ruleOf(action).marks.includes(mark)
/** Every action, in the order of the table. */
export const ACTIONS = Object.keys(PERMISSIONS) as Action[]

/** The actions that the key of a program can have, in the order of the table. */
export const KEY_ACTIONS = ACTIONS.filter((action) => {
  const { callers } = ruleOf(action)
  return callers.includes('superadmin') && !callers.includes('visitor') && !isMarked(action, 'not by key')
})
/** Whether the key of a program can have an action of this name. */
export const isKeyAction = (action: string): action is Action => KEY_ACTIONS.includes(action as Action)

/** All that a colleague may do who has to turn on two-step sign-in first. */
export const WITHOUT_SECOND_FACTOR = ACTIONS.filter((action) => isMarked(action, 'before second step'))

type Allowed = { account: { role: Role }; only?: readonly Action[] }
type Proved = { provedAt?: string | null }

/** Whether the caller of a session, or a visitor without one, may do `action`. */
export function can(session: Allowed | null, action: Action): boolean {
  const isAllowed = ruleOf(action).callers.includes(session?.account.role ?? 'visitor')
  return isAllowed && (session?.only?.includes(action) ?? true)
}

/** The error for a caller who may not: 401 without a session, 403 with one. */
export const denied = (session: Allowed | null) => (session ? forbidden() : notSignedIn())

const PROOF_MS = 10 * 60_000

/** Whether the action has to wait until the session has proved whose it is: never, or not within the last ten minutes. */
export function lacksProof({ provedAt }: Proved, action: Action, now: Date): boolean {
  if (!isMarked(action, 'with proof')) return false
  const age = now.getTime() - Date.parse(provedAt ?? '')
  return !(age >= 0 && age < PROOF_MS)
}
