import {
  briefedJob,
  jobChange,
  jobExport,
  jobFilters,
  jobNumber,
  newJob,
} from '../../../../shared/desk/jobs/jobs'
import { protectedProcedure, router } from '../../../core/procedures'
import { knownNames } from './repository'
import * as service from './service'

export const deskJobs = router({
  list: protectedProcedure('jobs.read')
    .input(jobFilters)
    .query(({ ctx, input }) => service.listJobs(ctx, input)),
  export: protectedProcedure('jobs.export')
    .input(jobExport)
    .query(({ ctx, input }) => service.exportJobs(ctx, input)),
  get: protectedProcedure('jobs.read')
    .input(jobNumber)
    .query(({ ctx, input }) => service.readJob(ctx, input)),
  create: protectedProcedure('jobs.change')
    .input(newJob)
    .mutation(({ ctx, input }) => service.createJob(ctx, input)),
  createFromBrief: protectedProcedure('jobs.change')
    .input(briefedJob)
    .mutation(({ ctx, input }) => service.createBriefedJob(ctx, input)),
  knownNames: protectedProcedure('jobs.read').query(({ ctx }) => knownNames(ctx.db)),
  change: protectedProcedure('jobs.change')
    .input(jobChange)
    .mutation(({ ctx, input }) => service.changeJob(ctx, input)),
})
