import { changesSince } from '../../../../shared/desk/desk'
import { protectedProcedure } from '../../../core/procedures'
import * as service from './today.service'

export const deskToday = protectedProcedure('jobs.read').query(({ ctx }) => service.readToday(ctx))

export const deskChanges = protectedProcedure('jobs.read')
  .input(changesSince)
  .query(({ ctx, input }) => service.readChanges(ctx, input))
