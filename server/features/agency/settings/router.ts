import { notice, sectionName, sectionSave, serverSectionSave } from '../../../../shared/agency/agencySettings'
import { serverSections } from '../../../../shared/agency/serverSettings'
import { protectedProcedure, router } from '../../../core/procedures'
import { uploadPicture } from '../pictures/service'
import * as service from './service'

export const adminSettings = router({
  get: protectedProcedure('agencySettings.change')
    .input(sectionName)
    .query(({ ctx, input }) => service.readForForm(ctx, input)),
  save: protectedProcedure('agencySettings.change')
    .input(sectionSave)
    .mutation(({ ctx, input }) => service.save(ctx, input)),
  saveServer: protectedProcedure('serverSettings.change')
    .input(serverSectionSave)
    .mutation(({ ctx, input }) => service.saveServer(ctx, input)),
  // The file is in the context.
  uploadPicture: protectedProcedure('agencySettings.change').mutation(({ ctx }) => uploadPicture(ctx)),
  changes: protectedProcedure('agencySettings.change')
    .input(sectionName)
    .query(({ ctx, input }) => service.listChanges(ctx, input)),
  testMailServer: protectedProcedure('agencySettings.change')
    .input(serverSections.mailServer)
    .mutation(({ ctx, input }) => service.testMailServer(ctx, input)),
  sendTest: protectedProcedure('agencySettings.change')
    .input(notice)
    .mutation(({ ctx, input }) => service.sendTest(ctx, input)),
})
