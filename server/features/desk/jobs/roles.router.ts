import { claimRole, jobRoleChange, jobRoleDecision, newJobRole } from '../../../../shared/desk/jobs/jobRoles'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './roles.service'
import { claimDecided } from './service'

const changing = protectedProcedure('jobs.change')

export const deskJobRoles = router({
  addRole: changing.input(newJobRole).mutation(({ ctx, input }) => service.addRole(ctx, input)),
  changeRole: changing.input(jobRoleChange).mutation(({ ctx, input }) => service.changeRole(ctx, input)),
  removeRole: changing.input(jobRoleDecision).mutation(({ ctx, input }) => service.removeRole(ctx, input)),
})

export const deskClaimRoles = router({
  setRole: protectedProcedure('claims.decide')
    .input(claimRole)
    .mutation(({ ctx, input }) => claimDecided(ctx, input.claimId, service.setRole(ctx, input))),
})
