import { mergeRouters, router } from '../../core/procedures'
import { deskFeeds, siteCalendar, talentFeed } from './calendarFeeds/router'
import { deskBookouts, talentBookouts } from './calendarHolds/bookouts.router'
import { deskCallSheets, sheetLinks, talentSheets } from './callSheets/router'
import { chartDecisions } from './chart/holds.router'
import { chartMoves } from './chart/moves.router'
import { chartReads } from './chart/router'
import { deskAnswers } from './claims/answers.router'
import { deskChallenges } from './claims/challenges.router'
import { deskConfirmations } from './claims/confirmations.router'
import { deskClaimDays } from './claims/days.router'
import { deskOptions } from './claims/options.router'
import { deskContacts } from './clients/contacts.router'
import { deskClientImport } from './clients/import.router'
import { deskClients } from './clients/router'
import { adminNotes, deskNotes, deskUndo } from './decisions/router'
import { deskUndoable } from './decisions/undoable.router'
import { deskHours, voucherLinks } from './hours/router'
import { deskImports } from './import/router'
import {
  deskClaimsBulk,
  deskClientsBulk,
  deskColleagues,
  deskItemsBulk,
  deskJobsBulk,
  deskUndoMany,
} from './items/bulk.router'
import { teamLeave } from './items/colleagues.router'
import { deskClientRequests, deskInbox } from './items/router'
import { deskChanges, deskToday } from './items/today.router'
import { deskJobDates } from './jobs/dates.router'
import { deskClaimRoles, deskJobRoles } from './jobs/roles.router'
import { deskJobs } from './jobs/router'
import { deskJobStages } from './jobs/stages.router'
import { deskPackages, packageLinks } from './packages/router'
import { deskReport } from './report/router'
import { answerLinks } from './talentAnswers/links.router'
import { talentJobs } from './talentAnswers/router'
import { deskTalents } from './talents/router'
import { deskTexts, deskWalks } from './texts/router'

/** `team` joins that of the accounts in server/router.ts. */
export const desk = {
  team: teamLeave,
  site: {
    answers: answerLinks,
    calendar: siteCalendar,
    callSheets: sheetLinks,
    vouchers: voucherLinks,
    packages: packageLinks,
  },
  talent: {
    bookouts: talentBookouts,
    callSheets: talentSheets,
    feed: talentFeed,
    jobs: talentJobs,
  },
  admin: {
    notes: adminNotes,
  },
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
    callSheets: deskCallSheets,
    hours: deskHours,
    packages: deskPackages,
    report: deskReport,
    texts: deskWalks,
    feeds: deskFeeds,
    imports: deskImports,
  }),
}
