import { colleagueId, colleagueRole, newColleague, teamInvitation, teamJoining } from '../../shared/team'
import { router, siteProcedure, superadminProcedure } from '../core/procedures'
import * as service from './service'

/** The way in for who was invited, outside the guard: the token in the link is the right to it. */
export const teamEntrance = router({
  teamInvitation: siteProcedure
    .input(teamInvitation)
    .query(({ ctx, input }) => service.showInvitation(ctx, input.token)),
  joinTeam: siteProcedure.input(teamJoining).mutation(({ ctx, input }) => service.joinTeam(ctx, input)),
})

export const adminTeam = router({
  list: superadminProcedure.query(({ ctx }) => service.readTeam(ctx)),
  invite: superadminProcedure
    .input(newColleague)
    .mutation(({ ctx, input }) => service.inviteColleague(ctx, input)),
  withdraw: superadminProcedure
    .input(colleagueId)
    .mutation(({ ctx, input }) => service.withdrawInvitation(ctx, input)),
  changeRole: superadminProcedure
    .input(colleagueRole)
    .mutation(({ ctx, input }) => service.changeRole(ctx, input)),
  deactivate: superadminProcedure
    .input(colleagueId)
    .mutation(({ ctx, input }) => service.deactivate(ctx, input)),
  reactivate: superadminProcedure
    .input(colleagueId)
    .mutation(({ ctx, input }) => service.reactivate(ctx, input)),
})
