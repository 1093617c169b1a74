import { passwordAgain, secondFactorCode } from '../../../../shared/access/accounts'
import { secondFactorRule } from '../../../../shared/access/secondFactor'
import { colleagueId } from '../../../../shared/access/team'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const adminSecondFactor = router({
  get: protectedProcedure('ownSecondFactor.change').query(({ ctx }) => service.readOwn(ctx)),
  start: protectedProcedure('ownSecondFactor.change')
    .input(passwordAgain)
    .mutation(({ ctx, input }) => service.start(ctx, input.password)),
  confirm: protectedProcedure('ownSecondFactor.change')
    .input(secondFactorCode)
    .mutation(({ ctx, input }) => service.confirm(ctx, input.code)),
  newCodes: protectedProcedure('ownSecondFactor.change')
    .input(passwordAgain)
    .mutation(({ ctx, input }) => service.renewCodes(ctx, input.password)),
  turnOff: protectedProcedure('ownSecondFactor.change')
    .input(passwordAgain)
    .mutation(({ ctx, input }) => service.turnOff(ctx, input.password)),
})

export const teamSecondFactors = router({
  secondFactors: protectedProcedure('team.read').query(({ ctx }) => service.readTeamFactors(ctx)),
  requireSecondFactor: protectedProcedure('team.change')
    .input(secondFactorRule)
    .mutation(({ ctx, input }) => service.setRule(ctx, input.who)),
  resetSecondFactor: protectedProcedure('team.change')
    .input(colleagueId)
    .mutation(({ ctx, input }) => service.resetOf(ctx, input.id)),
})
