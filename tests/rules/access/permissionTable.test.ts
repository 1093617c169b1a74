import { describe, expect, it } from 'vitest'
import {
  ACTIONS,
  type Action,
  can,
  KEY_ACTIONS,
  lacksProof,
  WITHOUT_SECOND_FACTOR,
} from '../../../server/core/security/permissions'
import type { Role } from '../../../shared/lists'

const NOW = new Date('2026-03-02T10:00:00.000Z')
const CALLERS = ['visitor', 'model', 'booker', 'admin', 'superadmin'] as const

/** Action, who may do it, and its marks: typed out, so that a change of the table in the server is seen here. */
const TABLE: [Action, callers: string, marks: string][] = [
  ['site.read', 'visitor model booker admin superadmin', ''],
  ['accounts.signIn', 'visitor model booker admin superadmin', ''],
  ['accounts.register', 'visitor model booker admin superadmin', ''],
  ['accounts.acceptInvitation', 'visitor model booker admin superadmin', ''],
  ['accounts.resetPassword', 'visitor model booker admin superadmin', ''],
  ['answerLinks.use', 'visitor model booker admin superadmin', ''],
  ['calendarFeeds.read', 'visitor model booker admin superadmin', ''],
  ['packageLinks.use', 'visitor model booker admin superadmin', ''],
  ['bookings.request', 'visitor model booker admin superadmin', ''],
  ['enquiries.send', 'visitor model booker admin superadmin', ''],
  ['newsletter.subscribe', 'visitor model booker admin superadmin', ''],
  ['profileViews.count', 'visitor model booker admin superadmin', ''],
  ['signupRequests.submit', 'visitor model booker admin superadmin', ''],
  ['sessions.manage', 'model booker admin superadmin', 'not by key, before second step'],
  ['password.change', 'model booker admin superadmin', 'not by key, before second step'],
  ['ownSecondFactor.change', 'booker admin superadmin', 'not by key, before second step'],
  ['staffAccount.change', 'booker admin superadmin', 'not by key'],
  ['ownAccount.read', 'model', ''],
  ['ownAccount.export', 'model', ''],
  ['ownAccount.remove', 'model', ''],
  ['ownBookouts.read', 'model', ''],
  ['ownBookouts.change', 'model', ''],
  ['ownCompCard.draw', 'model', ''],
  ['ownDashboard.read', 'model', ''],
  ['ownFeed.change', 'model', ''],
  ['ownJobs.read', 'model', ''],
  ['ownJobs.answer', 'model', ''],
  ['ownMentorMessages.read', 'model', ''],
  ['ownMentorMessages.send', 'model', ''],
  ['ownOpportunities.read', 'model', ''],
  ['ownOpportunities.apply', 'model', ''],
  ['ownPortfolio.read', 'model', ''],
  ['ownPortfolio.change', 'model', ''],
  ['portfolio.addLink', 'model admin superadmin', ''],
  ['ownProfile.read', 'model', ''],
  ['ownProfile.change', 'model', ''],
  ['backOffice.enter', 'booker admin superadmin', 'not by key, before second step'],
  ['deskItems.read', 'booker admin superadmin', ''],
  ['deskItems.decide', 'booker admin superadmin', ''],
  ['jobs.read', 'booker admin superadmin', ''],
  ['jobs.change', 'booker admin superadmin', ''],
  ['jobs.export', 'booker admin superadmin', ''],
  ['claims.decide', 'booker admin superadmin', ''],
  ['claims.challenge', 'booker admin superadmin', ''],
  ['chart.read', 'booker admin superadmin', ''],
  ['boards.read', 'booker admin superadmin', ''],
  ['bookouts.read', 'booker admin superadmin', ''],
  ['bookouts.change', 'booker admin superadmin', ''],
  ['clients.read', 'booker admin superadmin', ''],
  ['clients.change', 'booker admin superadmin', ''],
  ['clients.import', 'booker admin superadmin', ''],
  ['clients.export', 'booker admin superadmin', ''],
  ['packages.read', 'booker admin superadmin', ''],
  ['packages.change', 'booker admin superadmin', ''],
  ['packages.send', 'booker admin superadmin', ''],
  ['measurements.read', 'booker admin superadmin', ''],
  ['measurements.add', 'booker admin superadmin', ''],
  ['deskNotes.add', 'booker admin superadmin', ''],
  ['deskTalents.read', 'booker admin superadmin', ''],
  ['talentBoards.change', 'booker admin superadmin', ''],
  ['compCards.draw', 'booker admin superadmin', ''],
  ['deskFeeds.change', 'booker admin superadmin', 'not by key'],
  ['deskReport.read', 'booker admin superadmin', ''],
  ['deskReport.export', 'booker admin superadmin', ''],
  ['deskNotes.blank', 'admin superadmin', ''],
  ['deskSettings.change', 'admin superadmin', ''],
  ['boards.change', 'admin superadmin', ''],
  ['dashboard.read', 'admin superadmin', ''],
  ['bookings.read', 'admin superadmin', ''],
  ['bookings.export', 'admin superadmin', ''],
  ['bookings.remove', 'admin superadmin', ''],
  ['dataRequests.read', 'admin superadmin', ''],
  ['enquiries.read', 'admin superadmin', ''],
  ['enquiries.export', 'admin superadmin', ''],
  ['enquiries.remove', 'admin superadmin', ''],
  ['media.openPrivate', 'admin superadmin', 'not by key'],
  ['mentorMessages.read', 'admin superadmin', ''],
  ['mentorMessages.answer', 'admin superadmin', ''],
  ['modelImages.read', 'admin superadmin', ''],
  ['modelImages.change', 'admin superadmin', ''],
  ['modelImages.readFailure', 'admin superadmin', ''],
  ['models.read', 'admin superadmin', ''],
  ['models.export', 'admin superadmin', ''],
  ['models.change', 'admin superadmin', ''],
  ['models.create', 'admin superadmin', ''],
  ['models.import', 'admin superadmin', ''],
  ['models.invite', 'admin superadmin', ''],
  ['models.remove', 'admin superadmin', ''],
  ['newsletter.read', 'admin superadmin', ''],
  ['newsletter.export', 'admin superadmin', ''],
  ['newsletter.remove', 'admin superadmin', ''],
  ['opportunities.read', 'admin superadmin', ''],
  ['opportunities.change', 'admin superadmin', ''],
  ['opportunities.decide', 'admin superadmin', ''],
  ['opportunities.remove', 'admin superadmin', ''],
  ['projects.read', 'admin superadmin', ''],
  ['projects.export', 'admin superadmin', ''],
  ['projects.change', 'admin superadmin', ''],
  ['projects.remove', 'admin superadmin', ''],
  ['ratings.add', 'admin superadmin', ''],
  ['retention.read', 'admin superadmin', ''],
  ['signupRequests.read', 'admin superadmin', ''],
  ['signupRequests.export', 'admin superadmin', ''],
  ['signupRequests.decide', 'admin superadmin', ''],
  ['signupRequests.invite', 'admin superadmin', ''],
  ['signupRequests.remove', 'admin superadmin', ''],
  ['system.readNotices', 'booker admin superadmin', 'not by key'],
  ['agencySettings.change', 'superadmin', 'not by key'],
  ['serverSettings.change', 'superadmin', 'not by key, with proof'],
  ['apiKeys.read', 'superadmin', 'not by key'],
  ['apiKeys.change', 'superadmin', 'not by key, with proof'],
  ['audit.read', 'superadmin', 'not by key'],
  ['audit.export', 'superadmin', 'not by key'],
  ['system.read', 'superadmin', ''],
  ['system.manageMails', 'superadmin', 'not by key'],
  ['system.manageUpdates', 'superadmin', 'not by key'],
  ['system.makeBackup', 'superadmin', 'not by key'],
  ['system.setWatch', 'superadmin', 'not by key'],
  ['recoveryCode.make', 'superadmin', 'not by key, with proof'],
  ['backups.download', 'superadmin', 'not by key, with proof'],
  ['backups.upload', 'superadmin', 'not by key'],
  ['backups.restore', 'superadmin', 'not by key, with proof'],
  ['team.read', 'superadmin', 'not by key'],
  ['team.change', 'superadmin', 'not by key, with proof'],
  ['webhooks.read', 'superadmin', 'not by key'],
  ['webhooks.change', 'superadmin', 'not by key, with proof'],
]

const sessionOf = (caller: Role | 'visitor') => (caller === 'visitor' ? null : { account: { role: caller } })
const callersOf = (action: Action) => CALLERS.filter((caller) => can(sessionOf(caller), action)).join(' ')
const hasMark = (marks: string, mark: string) => marks.split(', ').includes(mark)

describe('every permission by role', () => {
  it('the typed-out table has every action once, in order', () =>
    expect(TABLE.map(([action]) => action)).toEqual(ACTIONS))

  it.each(TABLE)('%s is for %s', (action, callers) => expect(callersOf(action)).toBe(callers))

  it.each(TABLE)('%s (%s) has the marks "%s"', (action, callers, marks) => {
    expect(WITHOUT_SECOND_FACTOR.includes(action)).toBe(hasMark(marks, 'before second step'))
    expect(lacksProof({ provedAt: null }, action, NOW)).toBe(hasMark(marks, 'with proof'))
    const isForKeys = callers.endsWith('superadmin') && !callers.startsWith('visitor')
    expect(KEY_ACTIONS.includes(action)).toBe(isForKeys && !hasMark(marks, 'not by key'))
  })

  it.each([
    ['2026-03-02T09:50:00.001Z', false],
    ['2026-03-02T09:50:00.000Z', true],
    ['2026-03-02T10:00:00.001Z', true],
  ])('a proof of %s is lacking at ten: %s', (provedAt, expected) =>
    expect(lacksProof({ provedAt }, 'team.change', NOW)).toBe(expected),
  )
})
