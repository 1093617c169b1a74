import { deskImportCheck, deskImportId, deskImportRun } from '../../../../shared/desk/imports/deskImport'
import { protectedProcedure, router } from '../../../core/procedures'
import * as runs from './runs.service'
import * as service from './service'
import * as back from './takeBack.service'

const importing = protectedProcedure('jobs.import')

// The file is in the context: see server/http/files/imports.ts.
export const deskImports = router({
  check: importing.input(deskImportCheck).mutation(({ ctx, input }) => service.checkImport(ctx, input)),
  run: importing.input(deskImportRun).mutation(({ ctx, input }) => runs.runImport(ctx, input)),
  list: importing.query(({ ctx }) => service.listImports(ctx)),
  standing: importing.input(deskImportId).query(({ ctx, input }) => back.readStanding(ctx, input.id)),
  takeBack: importing.input(deskImportId).mutation(({ ctx, input }) => back.takeBack(ctx, input.id)),
})
