import { router } from '../../core/procedures'
import { talentDashboard } from './dashboard/router'
import { accountDataRouter } from './dataExport/router'
import { adminDocuments, deskDocuments, documentLinks, talentDocuments } from './documents/router'
import { adminMentorMessages, talentMentorMessages } from './mentorMessages/router'
import { adminOpportunities } from './opportunities/router'
import { modelRemoval } from './removal/router'

/** `models` joins that of the roster in server/router.ts. */
export const talent = {
  models: modelRemoval,
  site: {
    documents: documentLinks,
  },
  talent: {
    account: accountDataRouter,
    dashboard: talentDashboard,
    documents: talentDocuments,
    mentorMessages: talentMentorMessages,
  },
  desk: router({ documents: deskDocuments }),
  admin: {
    documents: adminDocuments,
    mentorMessages: adminMentorMessages,
    opportunities: adminOpportunities,
  },
}
