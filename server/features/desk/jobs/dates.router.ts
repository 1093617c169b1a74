import {
  jobDateCancellation,
  jobDateChange,
  jobDateDecision,
  newJobDate,
} from '../../../../shared/desk/jobs/jobs'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './dates.service'

const changing = protectedProcedure('jobs.change')

export const deskJobDates = router({
  addDate: changing.input(newJobDate).mutation(({ ctx, input }) => service.addDate(ctx, input)),
  changeDate: changing.input(jobDateChange).mutation(({ ctx, input }) => service.changeDate(ctx, input)),
  cancelDate: changing
    .input(jobDateCancellation)
    .mutation(({ ctx, input }) => service.cancelDate(ctx, input)),
  removeDate: changing.input(jobDateDecision).mutation(({ ctx, input }) => service.removeDate(ctx, input)),
})
