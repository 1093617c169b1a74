import { createCallerFactory, mergeRouters, router } from './core/procedures'
import type { Action } from './core/security/permissions'
import { authRouter } from './features/accounts/router'
import { adminDashboard, adminMe } from './features/adminDashboard/router'
import { adminSettings } from './features/agencySettings/router'
import { answerLinks } from './features/answerLinks/router'
import { adminApiKeys } from './features/apiKeys/router'
import { adminAudit } from './features/audit/router'
import { adminBackups } from './features/backupDownloads/router'
import { adminBoards, siteBoards } from './features/boards/router'
import { adminBookings, siteBookings } from './features/bookings/router'
import { deskBookouts, talentBookouts } from './features/bookouts/router'
import { deskFeeds, siteCalendar, talentFeed } from './features/calendarFeeds/router'
import { deskChallenges } from './features/challenges/router'
import { chartReads } from './features/chart/router'
import { chartDecisions } from './features/chartHolds/router'
import { chartMoves } from './features/chartMoves/router'
import { deskAnswers } from './features/claimAnswers/router'
import { deskClaimDays } from './features/claimDays/router'
import { deskClientImport } from './features/clientImport/router'
import { deskClients } from './features/clients/router'
import { compCardRouter } from './features/compCards/router'
import { deskConfirmations } from './features/confirmations/router'
import { deskContacts } from './features/contacts/router'
import { accountDataRouter } from './features/dataExport/router'
import { adminDataRequests } from './features/dataRequests/router'
import { adminNotes, deskNotes, deskUndo } from './features/decisions/router'
import {
  deskClaimsBulk,
  deskClientsBulk,
  deskColleagues,
  deskItemsBulk,
  deskJobsBulk,
  deskUndoMany,
} from './features/deskBulk/router'
import { deskClientRequests, deskInbox } from './features/deskItems/router'
import { deskReport } from './features/deskReport/router'
import { adminDeskSettings } from './features/deskSettings/router'
import { deskTalents } from './features/deskTalents/router'
import { deskChanges, deskToday } from './features/deskToday/router'
import { adminEnquiries, siteEnquiries } from './features/enquiries/router'
import { homeRouter } from './features/home/router'
import { deskJobDates } from './features/jobDates/router'
import { deskClaimRoles, deskJobRoles } from './features/jobRoles/router'
import { deskJobStages } from './features/jobStages/router'
import { deskJobs } from './features/jobs/router'
import { siteLegal } from './features/legalTexts/router'
import { siteMedia } from './features/media/router'
import { adminMentorMessages, talentMentorMessages } from './features/mentorMessages/router'
import { adminModelBulk } from './features/modelBulk/router'
import { adminImages, portfolioLinks } from './features/modelImages/router'
import { adminModels } from './features/models/router'
import { adminNewsletter, siteNewsletter } from './features/newsletter/router'
import { adminOpportunities } from './features/opportunities/router'
import { deskOptions } from './features/options/router'
import { adminPasskeys, passkeySignIn } from './features/passkeys/router'
import { passwordResetRouter } from './features/passwordReset/router'
import { portfolioRouter } from './features/portfolio/router'
import { onboardingRouter, profileRouter } from './features/profile/router'
import { adminProjects, siteProjects } from './features/projects/router'
import { adminRatings } from './features/ratings/router'
import { adminRecoveryCode } from './features/recoveryCode/router'
import { registrationRouter } from './features/registration/router'
import { adminRetention } from './features/retention/router'
import { rosterRouter } from './features/roster/router'
import { adminRosterImport } from './features/rosterImport/router'
import { adminSecondFactor, teamSecondFactors } from './features/secondFactor/router'
import { sessionProofRouter } from './features/sessionProof/router'
import { adminSetup } from './features/setup/router'
import { adminSignupRequests, siteSignupRequests } from './features/signupRequests/router'
import { adminStaffAccount } from './features/staffAccount/router'
import { adminSystem } from './features/system/router'
import { talentDashboard } from './features/talentDashboard/router'
import { talentJobs } from './features/talentJobs/router'
import { deskTexts } from './features/talentTexts/router'
import { adminTeam, teamEntrance } from './features/team/router'
import { deskUndoable } from './features/undoable/router'
import { adminWebhooks } from './features/webhooks/router'

/** The map of the product: `auth`, then one branch an audience. */
export const appRouter = router({
  auth: mergeRouters(
    authRouter,
    registrationRouter,
    passwordResetRouter,
    sessionProofRouter,
    teamEntrance,
    passkeySignIn,
  ),
  site: router({
    home: homeRouter,
    models: rosterRouter,
    boards: siteBoards,
    bookings: siteBookings,
    projects: siteProjects,
    legal: siteLegal,
    enquiries: siteEnquiries,
    signupRequests: siteSignupRequests,
    media: siteMedia,
    newsletter: siteNewsletter,
    answers: answerLinks,
    calendar: siteCalendar,
  }),
  talent: router({
    account: accountDataRouter,
    bookouts: talentBookouts,
    card: compCardRouter,
    dashboard: talentDashboard,
    feed: talentFeed,
    jobs: talentJobs,
    mentorMessages: talentMentorMessages,
    onboarding: onboardingRouter,
    portfolio: mergeRouters(portfolioRouter, portfolioLinks),
    profile: profileRouter,
  }),
  admin: router({
    me: adminMe,
    dashboard: adminDashboard,
    models: mergeRouters(adminModels, adminModelBulk),
    boards: adminBoards,
    rosterImport: adminRosterImport,
    mentorMessages: adminMentorMessages,
    images: adminImages,
    ratings: adminRatings,
    projects: adminProjects,
    opportunities: adminOpportunities,
    secondFactor: adminSecondFactor,
    passkeys: adminPasskeys,
    staffAccount: adminStaffAccount,
    team: mergeRouters(adminTeam, teamSecondFactors),
    apiKeys: adminApiKeys,
    webhooks: adminWebhooks,
    audit: adminAudit,
    retention: adminRetention,
    dataRequests: adminDataRequests,
    backups: adminBackups,
    recoveryCode: adminRecoveryCode,
    system: adminSystem,
    bookings: adminBookings,
    enquiries: adminEnquiries,
    newsletter: adminNewsletter,
    signupRequests: adminSignupRequests,
    settings: adminSettings,
    setup: adminSetup,
    deskSettings: adminDeskSettings,
    notes: adminNotes,
  }),
  desk: router({
    inbox: mergeRouters(deskInbox, deskItemsBulk),
    colleagues: deskColleagues,
    today: deskToday,
    changes: deskChanges,
    undo: deskUndo,
    undoMany: deskUndoMany,
    undoable: deskUndoable,
    jobs: mergeRouters(deskJobs, deskJobStages, deskJobDates, deskJobRoles, deskJobsBulk),
    claims: mergeRouters(
      deskOptions,
      deskConfirmations,
      deskAnswers,
      deskClaimDays,
      deskClaimRoles,
      deskTexts,
      deskChallenges,
      deskClaimsBulk,
    ),
    talents: deskTalents,
    chart: mergeRouters(chartReads, chartDecisions, chartMoves),
    bookouts: deskBookouts,
    clients: mergeRouters(deskClients, deskClientImport, deskClientsBulk, deskClientRequests),
    contacts: deskContacts,
    notes: deskNotes,
    report: deskReport,
    feeds: deskFeeds,
  }),
})

export type AppRouter = typeof appRouter
export const createCaller = createCallerFactory(appRouter)
export type Caller = ReturnType<typeof createCaller>

type Declared = { _def: { meta?: { action: Action } } }

const procedures = appRouter._def.procedures as unknown as Record<string, Declared>
const declaredAction = (path: string) => procedures[path]?._def.meta?.action

/** Whether this procedure returns what everybody may see, so that a cache may store the answer. */
export const isSiteRead = (path: string): boolean => declaredAction(path) === 'site.read'

/** The action that a procedure declares, by its dotted path. Throws where there is none, which stops the start. */
export function actionOf(path: string): Action {
  const action = declaredAction(path)
  if (!action) throw new Error(`the procedure ${path} declares no action`)
  return action
}
