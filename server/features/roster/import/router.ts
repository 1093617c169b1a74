import {
  importId,
  importPicture,
  importReading,
  importStart,
} from '../../../../shared/roster/imports/rosterImport'
import { protectedProcedure, router } from '../../../core/procedures'
import * as runs from './runs.service'
import * as service from './service'

export const adminRosterImport = router({
  // The file is in the context.
  upload: protectedProcedure('models.import').mutation(({ ctx }) => service.uploadSheet(ctx)),
  list: protectedProcedure('models.import').query(({ ctx }) => service.listRuns(ctx)),
  get: protectedProcedure('models.import')
    .input(importId)
    .query(({ ctx, input }) => service.readRun(ctx, input.id)),
  setReading: protectedProcedure('models.import')
    .input(importReading)
    .mutation(({ ctx, input }) => service.setReading(ctx, input)),
  check: protectedProcedure('models.import')
    .input(importId)
    .query(({ ctx, input }) => service.checkRun(ctx, input.id)),
  start: protectedProcedure('models.import')
    .input(importStart)
    .mutation(({ ctx, input }) => runs.startRun(ctx, input.id)),
  cancel: protectedProcedure('models.import')
    .input(importId)
    .mutation(({ ctx, input }) => runs.cancelRun(ctx, input.id)),
  result: protectedProcedure('models.import')
    .input(importId)
    .query(({ ctx, input }) => service.readResult(ctx, input.id)),
  report: protectedProcedure('models.import')
    .input(importId)
    .query(({ ctx, input }) => service.exportReport(ctx, input.id)),
  addPicture: protectedProcedure('models.import')
    .input(importPicture)
    .mutation(({ ctx, input }) => runs.addPicture(ctx, input)),
  takeBack: protectedProcedure('models.import')
    .input(importId)
    .mutation(({ ctx, input }) => runs.takeBackRun(ctx, input.id)),
  remove: protectedProcedure('models.import')
    .input(importId)
    .mutation(({ ctx, input }) => runs.removeRun(ctx, input.id)),
})
