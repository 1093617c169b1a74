import { backupDownload } from '../../../../shared/operations/backups'
import { protectedProcedure, router } from '../../../core/procedures'
import * as service from './service'

export const adminBackups = router({
  list: protectedProcedure('system.read').query(({ ctx }) => service.listBackups(ctx)),
  /** A mutation, because it is audited. Returns a stream for the file route. */
  download: protectedProcedure('backups.download')
    .input(backupDownload)
    .mutation(({ ctx, input }) => service.downloadBackup(ctx, input)),
})
