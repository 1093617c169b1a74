import { talentDashboard } from './dashboard/router'
import { accountDataRouter } from './dataExport/router'
import { adminMentorMessages, talentMentorMessages } from './mentorMessages/router'
import { adminOpportunities } from './opportunities/router'
import { modelRemoval } from './removal/router'

/** `models` joins that of the roster in server/router.ts. */
export const talent = {
  models: modelRemoval,
  talent: {
    account: accountDataRouter,
    dashboard: talentDashboard,
    mentorMessages: talentMentorMessages,
  },
  admin: {
    mentorMessages: adminMentorMessages,
    opportunities: adminOpportunities,
  },
}
