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

/** Who may do what. A new role is added to the lists above, or to single actions here. */
const PERMISSIONS = {
  'site.read': EVERYBODY,
  'accounts.signIn': EVERYBODY,
  'accounts.register': EVERYBODY,
  'accounts.acceptInvitation': EVERYBODY,
  'accounts.resetPassword': EVERYBODY,
  'answerLinks.use': EVERYBODY,
  'calendarFeeds.read': EVERYBODY,
  'bookings.request': EVERYBODY,
  'enquiries.send': EVERYBODY,
  'newsletter.subscribe': EVERYBODY,
  'profileViews.count': EVERYBODY,
  'signupRequests.submit': EVERYBODY,

  'sessions.manage': MEMBERS,
  'password.change': MEMBERS,

  'ownSecondFactor.change': BOOKERS,
  'staffAccount.change': BOOKERS,

  'ownAccount.read': TALENTS,
  'ownAccount.export': TALENTS,
  'ownAccount.remove': TALENTS,
  'ownBookouts.read': TALENTS,
  'ownBookouts.change': TALENTS,
  'ownCompCard.draw': TALENTS,
  'ownDashboard.read': TALENTS,
  'ownFeed.change': TALENTS,
  'ownJobs.read': TALENTS,
  'ownJobs.answer': TALENTS,
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

  'backOffice.enter': BOOKERS,
  'deskItems.read': BOOKERS,
  'deskItems.decide': BOOKERS,
  'jobs.read': BOOKERS,
  'jobs.change': BOOKERS,
  'jobs.export': BOOKERS,
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
  'deskNotes.add': BOOKERS,
  'deskTalents.read': BOOKERS,
  'deskFeeds.change': BOOKERS,
  'deskReport.read': BOOKERS,
  'deskReport.export': BOOKERS,
  'deskNotes.blank': ADMINS,
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
  'media.openPrivate': ADMINS,
  'mentorMessages.read': ADMINS,
  'mentorMessages.answer': ADMINS,
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
  'retention.read': ADMINS,
  'signupRequests.read': ADMINS,
  'signupRequests.export': ADMINS,
  'signupRequests.decide': ADMINS,
  'signupRequests.invite': ADMINS,
  'signupRequests.remove': ADMINS,
  'system.readNotices': BOOKERS,

  'agencySettings.change': SUPERADMINS,
  'apiKeys.read': SUPERADMINS,
  'apiKeys.change': SUPERADMINS,
  'audit.read': SUPERADMINS,
  'audit.export': SUPERADMINS,
  'system.read': SUPERADMINS,
  'system.manageMails': SUPERADMINS,
  'system.manageUpdates': SUPERADMINS,
  'system.makeBackup': SUPERADMINS,
  'recoveryCode.make': SUPERADMINS,
  'backups.download': SUPERADMINS,
  'team.read': SUPERADMINS,
  'team.change': SUPERADMINS,
  'webhooks.read': SUPERADMINS,
  'webhooks.change': SUPERADMINS,
} as const satisfies Record<string, readonly Caller[]>

export type Action = keyof typeof PERMISSIONS
/** The actions that need no session. */
export type PublicAction = {
  [Name in Action]: 'visitor' extends (typeof PERMISSIONS)[Name][number] ? Name : never
}[Action]

/**
 * What no program may do, whoever made its key: what belongs to a person or a screen, who may do what, and secrets.
 */
const NOT_BY_KEY: readonly Action[] = [
  'backOffice.enter',
  'system.readNotices',
  'sessions.manage',
  'password.change',
  'ownSecondFactor.change',
  'staffAccount.change',
  'media.openPrivate',
  'deskFeeds.change',
  'agencySettings.change',
  'apiKeys.read',
  'apiKeys.change',
  'audit.read',
  'audit.export',
  'system.manageMails',
  'system.manageUpdates',
  'system.makeBackup',
  'recoveryCode.make',
  'backups.download',
  'team.read',
  'team.change',
  'webhooks.read',
  'webhooks.change',
]

/** The actions that the key of a program can have, in the order of the table. */
export const KEY_ACTIONS = (Object.keys(PERMISSIONS) as Action[]).filter((action) => {
  const allowed: readonly Caller[] = PERMISSIONS[action]
  return allowed.includes('superadmin') && !allowed.includes('visitor') && !NOT_BY_KEY.includes(action)
})
export const isKeyAction = (action: string): action is Action => KEY_ACTIONS.includes(action as Action)

type Allowed = { account: { role: Role }; only?: readonly Action[] }

/** All that a colleague may do who has to turn on two-step sign-in first. */
export const WITHOUT_SECOND_FACTOR: readonly Action[] = [
  'backOffice.enter',
  'sessions.manage',
  'password.change',
  'ownSecondFactor.change',
]

/** Whether the caller of a session, or a visitor without one, may do `action`. */
export function can(session: Allowed | null, action: Action): boolean {
  const allowed: readonly Caller[] = PERMISSIONS[action]
  const isAllowed = allowed.includes(session?.account.role ?? 'visitor')
  return isAllowed && (session?.only?.includes(action) ?? true)
}

/** The error for a caller who may not: 401 without a session, 403 with one. */
export const denied = (session: Allowed | null) => (session ? forbidden() : notSignedIn())
