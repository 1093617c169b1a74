import { router, talentProcedure } from '../core/procedures'
import * as service from './service'

export const talentDashboard = router({
  overview: talentProcedure.query(({ ctx }) => service.overview(ctx)),
  opportunities: talentProcedure.query(({ ctx }) => service.opportunities(ctx)),
  submissions: talentProcedure.query(({ ctx }) => service.submissions(ctx)),
  projects: talentProcedure.query(({ ctx }) => service.projects(ctx)),
})
