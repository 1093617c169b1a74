/** Who may call what, typed by hand, because what a procedure declares is what is tested here. */
export type Audience = 'everybody' | 'members' | 'talents' | 'desk' | 'agency' | 'superadmins'

const list = (names: string) => names.trim().split(/\s+/)

const PROCEDURES: Record<Audience, string[]> = {
  everybody: list(`
    auth.signInAdmin auth.signInTalent auth.register auth.invitation auth.signInSocially auth.startSocially
    auth.startPasskey auth.signInWithPasskey auth.startPasskeyStep auth.signInWithPasskeyStep
    auth.requestReset auth.resetPassword auth.teamInvitation auth.joinTeam
    site.home.slides site.models.list site.models.get site.models.related site.models.featured site.models.choices
    site.models.seen site.boards.list
    site.bookings.request site.legal.read site.projects.list site.enquiries.send site.signupRequests.submit site.media.upload
    site.newsletter.subscribe site.newsletter.unsubscribe site.answers.get site.answers.give site.calendar.read`),
  members: list('auth.signOut auth.sessions auth.endSession auth.endOtherSessions auth.changePassword'),
  talents: list(`
    talent.account.export talent.account.standing talent.account.remove
    talent.bookouts.list talent.bookouts.add talent.bookouts.end
    talent.card.draw talent.dashboard.applyTo talent.dashboard.withdraw
    talent.dashboard.overview talent.dashboard.opportunities talent.dashboard.applications talent.dashboard.projects
    talent.feed.get talent.feed.create talent.feed.revoke talent.jobs.list talent.jobs.waiting talent.jobs.get talent.jobs.answer talent.jobs.takeBackAnswer
    talent.mentorMessages.list talent.mentorMessages.send talent.mentorMessages.markRead
    talent.onboarding.get talent.onboarding.saveBasics talent.onboarding.savePhysical talent.onboarding.saveSocial
    talent.onboarding.leavePortfolio talent.onboarding.submit talent.portfolio.list talent.portfolio.upload
    talent.portfolio.addLink talent.portfolio.remove talent.portfolio.reorder talent.profile.get
    talent.profile.change talent.profile.changePhysical`),
  desk: list(`
    admin.me admin.system.notices admin.boards.list
    admin.secondFactor.get admin.secondFactor.start admin.secondFactor.confirm admin.secondFactor.newCodes
    admin.passkeys.list admin.passkeys.start admin.passkeys.add admin.passkeys.rename admin.passkeys.remove
    admin.secondFactor.turnOff admin.staffAccount.get admin.staffAccount.change
    desk.inbox.list desk.inbox.get desk.inbox.take desk.inbox.giveBack desk.inbox.answer desk.inbox.close
    desk.inbox.reopen desk.inbox.makeJob desk.inbox.addToJob desk.inbox.assign desk.inbox.bulk desk.jobs.bulk desk.claims.bulk
    desk.undoMany desk.undoable desk.colleagues desk.today desk.changes desk.undo
    desk.jobs.list desk.jobs.export desk.jobs.get desk.jobs.create desk.jobs.change desk.jobs.setStage
    desk.jobs.addDate desk.jobs.changeDate desk.jobs.cancelDate desk.jobs.removeDate
    desk.jobs.addRole desk.jobs.changeRole desk.jobs.removeRole desk.claims.setRole
    desk.claims.propose desk.claims.option desk.claims.release desk.claims.extend desk.claims.confirm
    desk.claims.releaseAndConfirm desk.claims.cancel desk.claims.withdraw desk.claims.ask desk.claims.recordAnswer
    desk.claims.setFee desk.claims.keepInformed desk.claims.setDates desk.claims.text desk.claims.mails desk.claims.challenge desk.claims.moveChallenge
    desk.claims.takeChallengeBack desk.claims.letGoAhead desk.talents.search desk.talents.openWork desk.clients.list desk.clients.get desk.clients.create
    desk.clients.checkImport desk.clients.import desk.clients.export desk.clients.bulk desk.clients.requests
    desk.clients.change desk.clients.merge desk.clients.separate desk.contacts.create desk.contacts.change desk.contacts.forget
    desk.chart.window desk.chart.queue desk.chart.hold desk.chart.forecast desk.chart.setDays
    desk.chart.forecastHold desk.chart.pass desk.bookouts.list desk.bookouts.add desk.bookouts.change desk.bookouts.end
    desk.report.get desk.report.list desk.report.export desk.feeds.list
    desk.feeds.create desk.feeds.revoke desk.notes.add`),
  agency: list(`
    admin.deskSettings.get admin.deskSettings.change admin.notes.blank
    admin.dashboard.figures admin.dashboard.waiting admin.dashboard.activity admin.models.list
    admin.models.export admin.models.cities admin.models.get admin.models.create admin.models.invite admin.models.invitationLink
    admin.models.remove admin.models.setStatus admin.models.saveContact admin.models.saveInfo admin.models.savePhysical
    admin.models.saveSocial admin.models.savePrivate admin.models.saveStanding admin.models.setBoard admin.models.changeMany
    admin.boards.add admin.boards.change admin.boards.move admin.boards.remove admin.mentorMessages.list admin.mentorMessages.answer
    admin.mentorMessages.markRead admin.images.list admin.images.add admin.images.upload
    admin.images.change admin.images.reorder admin.images.remove admin.images.retry admin.ratings.add admin.projects.list
    admin.projects.export admin.projects.statistics admin.projects.get admin.projects.create admin.projects.change
    admin.projects.setActive admin.projects.setPublic admin.projects.setFeatured admin.projects.remove
    admin.projects.uploadMoodboard admin.projects.removeMoodboard admin.projects.addMember
    admin.projects.changeMember admin.projects.removeMember admin.projects.addProposal
    admin.projects.removeProposal admin.opportunities.list admin.opportunities.get admin.opportunities.create
    admin.opportunities.change admin.opportunities.setClosed admin.opportunities.remove
    admin.opportunities.decide admin.bookings.list admin.bookings.export admin.bookings.remove
    admin.enquiries.list admin.enquiries.export admin.enquiries.remove admin.newsletter.list
    admin.newsletter.export admin.newsletter.remove admin.signupRequests.list admin.signupRequests.get
    admin.signupRequests.decide admin.signupRequests.undo admin.signupRequests.invitationLink admin.signupRequests.addModel admin.signupRequests.export admin.signupRequests.remove
    admin.retention.read
    admin.rosterImport.upload admin.rosterImport.list admin.rosterImport.get admin.rosterImport.setReading
    admin.rosterImport.check admin.rosterImport.start admin.rosterImport.cancel admin.rosterImport.result
    admin.rosterImport.report
    admin.rosterImport.addPicture admin.rosterImport.takeBack admin.rosterImport.remove
    admin.dataRequests.find`),
  superadmins: list(`
    admin.settings.get admin.settings.save admin.settings.changes admin.settings.sendTest
    admin.settings.testMailServer
    admin.settings.uploadPicture admin.setup.read admin.setup.setVisibility admin.setup.passStep
    admin.team.list admin.team.invite admin.team.resend admin.team.invitationLink admin.team.withdraw admin.team.changeRole admin.team.deactivate
    admin.team.secondFactors admin.team.requireSecondFactor admin.team.resetSecondFactor
    admin.team.reactivate admin.audit.list admin.audit.actions admin.audit.export
    admin.apiKeys.list admin.apiKeys.make admin.apiKeys.remove
    admin.webhooks.list admin.webhooks.add admin.webhooks.setPaused admin.webhooks.sendTest admin.webhooks.remove
    admin.system.status admin.system.givenUpMails admin.system.sendTestMail admin.system.retryAllMails
    admin.system.retryGivenUpMail admin.system.removeGivenUpMail admin.system.removeAllGivenUpMails
    admin.system.setAutomaticUpdates admin.system.makeBackup admin.recoveryCode.make
    admin.backups.list admin.backups.download`),
}

const ROWS: Record<Audience, string[]> = {
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
  desk: [
    'GET /api/v1/desk/inbox',
    'POST /api/v1/desk/inbox/:id/job',
    'PUT /api/v1/desk/inbox/:id/state',
    'GET /api/v1/desk/jobs',
    'POST /api/v1/desk/jobs',
    'GET /api/v1/desk/jobs/:id',
    'PUT /api/v1/desk/jobs/:id',
    'PUT /api/v1/desk/jobs/:id/stage',
    'POST /api/v1/desk/jobs/:id/dates',
    'PUT /api/v1/desk/jobs/:id/dates/:dateId',
    'DELETE /api/v1/desk/jobs/:id/dates/:dateId',
    'POST /api/v1/desk/jobs/:id/roles',
    'PUT /api/v1/desk/jobs/:id/roles/:roleId',
    'DELETE /api/v1/desk/jobs/:id/roles/:roleId',
    'PUT /api/v1/desk/claims/:id/role',
    'POST /api/v1/desk/jobs/:id/claims',
    'PUT /api/v1/desk/claims/:id/state',
    'PUT /api/v1/desk/claims/:id/dates',
    'PUT /api/v1/desk/claims/:id/answer',
    'POST /api/v1/desk/claims/:id/challenge',
    'PUT /api/v1/desk/claims/:id/challenge',
    'DELETE /api/v1/desk/claims/:id/challenge',
    'POST /api/v1/desk/claims/:id/let-go-ahead',
    'GET /api/v1/desk/chart',
    'GET /api/v1/desk/chart/changes',
    'GET /api/v1/desk/chart/queue',
    'PUT /api/v1/desk/chart/days',
    'POST /api/v1/desk/chart/pass',
    'POST /api/v1/desk/chart/forecast',
    'GET /api/v1/desk/bookouts',
    'POST /api/v1/desk/bookouts',
    'PUT /api/v1/desk/bookouts/:id',
    'DELETE /api/v1/desk/bookouts/:id',
    'GET /api/v1/desk/clients',
    'POST /api/v1/desk/clients',
    'GET /api/v1/desk/clients/:id',
    'PUT /api/v1/desk/clients/:id',
    'POST /api/v1/desk/clients/:id/contacts',
    'GET /exports/clients.csv',
    'GET /exports/jobs.csv',
    'GET /exports/desk-report.csv',
  ],
  talents: [
    'POST /api/v1/agency/models/onboarding-1',
    'POST /api/v1/agency/models/onboarding-2',
    'POST /api/v1/agency/models/onboarding-3',
    'POST /api/v1/agency/models/onboarding-5',
    'POST /api/v1/agency/models/portfolio-upload',
    'GET /api/v1/agency/models/onboarding-data',
    'GET /user/profile',
    'PUT /user/profile',
    'GET /user/physical-details',
    'PUT /user/physical-details',
    'POST /portfolio/upload',
    'GET /api/v1/talent/jobs',
    'PUT /api/v1/talent/claims/:id/answer',
  ],
  agency: [
    'GET /api/v1/agency/models/list',
    'GET /api/v1/agency/model-signup-requests',
    'GET /admin/models/:id',
    'DELETE /admin/models/:id',
    'PUT /admin/models/:id/status',
    'PUT /admin/models/:id/info',
    'PUT /admin/models/:id/physical',
    'PUT /admin/models/:id/social',
    'GET /admin/models/:id/images',
    'POST /admin/models/:id/images',
    'POST /admin/models/:id/images/upload',
    'POST /admin/models/:id/ratings',
    'GET /admin/projects',
    'POST /admin/projects',
    'GET /admin/projects/:id',
    'PUT /admin/projects/:id/active',
    'PUT /admin/projects/:id/public',
    'PUT /admin/projects/:id/featured',
    'POST /admin/projects/:id/moodboard',
    'PUT /admin/artist-requests/:id/status',
    'GET /admin/enquiries',
    'GET /admin/bookings',
    'GET /exports/bookings.csv',
    'GET /exports/enquiries.csv',
    'GET /exports/newsletter.csv',
    'GET /exports/models.csv',
    'GET /exports/roster-import.csv',
    'GET /exports/projects.csv',
    'GET /exports/artist-requests.csv',
  ],
  superadmins: ['GET /exports/audit.csv', 'POST /admin/settings/pictures', 'POST /exports/backup.zip'],
}

const turned = (table: Record<Audience, string[]>) =>
  new Map(
    Object.entries(table).flatMap(([audience, names]) => names.map((name) => [name, audience as Audience])),
  )
export const audienceOfProcedure = turned(PROCEDURES)
export const audienceOfRow = turned(ROWS)

export type Caller = 'visitor' | 'talent' | 'other talent' | 'booker' | 'admin' | 'superadmin'
const MAY: Record<Audience, Caller[]> = {
  everybody: ['visitor', 'talent', 'other talent', 'booker', 'admin', 'superadmin'],
  members: ['talent', 'other talent', 'booker', 'admin', 'superadmin'],
  talents: ['talent', 'other talent'],
  desk: ['booker', 'admin', 'superadmin'],
  agency: ['admin', 'superadmin'],
  superadmins: ['superadmin'],
}

/** The status that a caller is refused with, or null where it is allowed. */
export function expectedRefusal(audience: Audience, caller: Caller): 401 | 403 | null {
  if (MAY[audience].includes(caller)) return null
  return caller === 'visitor' ? 401 : 403
}
