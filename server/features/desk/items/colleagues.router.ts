import { colleagueId } from '../../../../shared/access/team'
import { protectedProcedure, router } from '../../../core/procedures'
import { deactivateColleague } from './colleagues.service'

/** Of `admin.team`, because the desk takes back what the colleague had. */
export const teamLeave = router({
  deactivate: protectedProcedure('team.change')
    .input(colleagueId)
    .mutation(({ ctx, input }) => deactivateColleague(ctx, input)),
})
