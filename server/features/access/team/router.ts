import {
  colleagueId,
  colleagueRole,
  newColleague,
  teamInvitation,
  teamJoining,
} from '../../../../shared/access/team'
import { protectedProcedure, publicProcedure, router } from '../../../core/procedures'
import * as service from './service'

/** Public, because the token in the link is the permission. */
export const teamEntrance = router({
  teamInvitation: publicProcedure('accounts.acceptInvitation')
    .input(teamInvitation)
    .query(({ ctx, input }) => service.showInvitation(ctx, input.token)),
  joinTeam: publicProcedure('accounts.acceptInvitation')
    .input(teamJoining)
    .mutation(({ ctx, input }) => service.joinTeam(ctx, input)),
})

export const adminTeam = router({
  list: protectedProcedure('team.read').query(({ ctx }) => service.readTeam(ctx)),
  invite: protectedProcedure('team.change')
    .input(newColleague)
    .mutation(({ ctx, input }) => service.inviteColleague(ctx, input)),
  resend: protectedProcedure('team.change')
    .input(colleagueId)
    .mutation(({ ctx, input }) => service.resendInvitation(ctx, input)),
  invitationLink: protectedProcedure('team.change')
    .input(colleagueId)
    .mutation(({ ctx, input }) => service.showInvitationLink(ctx, input)),
  withdraw: protectedProcedure('team.change')
    .input(colleagueId)
    .mutation(({ ctx, input }) => service.withdrawInvitation(ctx, input)),
  changeRole: protectedProcedure('team.change')
    .input(colleagueRole)
    .mutation(({ ctx, input }) => service.changeRole(ctx, input)),
  reactivate: protectedProcedure('team.change')
    .input(colleagueId)
    .mutation(({ ctx, input }) => service.reactivate(ctx, input)),
})
