import { deskSince } from '../../../shared/desk'
import { protectedProcedure } from '../../core/procedures'
import * as service from './service'

export const deskToday = protectedProcedure('jobs.read').query(({ ctx }) => service.readToday(ctx))

export const deskChanges = protectedProcedure('jobs.read')
  .input(deskSince)
  .query(({ ctx, input }) => service.readChanges(ctx, input))
