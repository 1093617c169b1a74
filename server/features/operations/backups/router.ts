import { backupBucketForm } from '../../../../shared/operations/backupBucket'
import { backupDownload } from '../../../../shared/operations/backups'
import {
  replicaStart,
  restoreAcceptance,
  restorePart,
  restoreStart,
} from '../../../../shared/operations/restores'
import { protectedProcedure, router } from '../../../core/procedures'
import * as bucket from './bucket.service'
import * as restore from './restore.service'
import * as service from './service'

export const adminBackups = router({
  list: protectedProcedure('system.read').query(({ ctx }) => service.listBackups(ctx)),
  /** A mutation, because it is audited. Returns a stream for the file route. */
  download: protectedProcedure('backups.download')
    .input(backupDownload)
    .mutation(({ ctx, input }) => service.downloadBackup(ctx, input)),
  bucket: protectedProcedure('system.read').query(({ ctx }) => bucket.readBucket(ctx)),
  /** A mutation, because it asks another machine. */
  inBucket: protectedProcedure('backups.restore').mutation(({ ctx }) => bucket.listBucket(ctx)),
  testBucket: protectedProcedure('backups.setBucket')
    .input(backupBucketForm)
    .mutation(({ ctx, input }) => bucket.testBucket(ctx, input)),
  setBucket: protectedProcedure('backups.setBucket')
    .input(backupBucketForm)
    .mutation(({ ctx, input }) => bucket.setBucket(ctx, input)),
  endBucket: protectedProcedure('backups.setBucket').mutation(({ ctx }) => bucket.endBucket(ctx)),
  restoreState: protectedProcedure('system.read').query(({ ctx }) => restore.readRestore(ctx)),
  /** The part is the file of the request. A long upload asks for no proof in between: nothing comes of it alone. */
  addRestorePart: protectedProcedure('backups.upload')
    .input(restorePart)
    .mutation(({ ctx, input }) => restore.addPart(ctx, input)),
  startRestore: protectedProcedure('backups.restore')
    .input(restoreStart)
    .mutation(({ ctx, input }) => restore.startRestore(ctx, input)),
  replica: protectedProcedure('system.read').query(({ ctx }) => restore.namedReplica(ctx)),
  startReplica: protectedProcedure('backups.restore')
    .input(replicaStart)
    .mutation(({ ctx, input }) => restore.startReplica(ctx, input)),
  acceptRestore: protectedProcedure('backups.restore')
    .input(restoreAcceptance)
    .mutation(({ ctx, input }) => restore.acceptRestore(ctx, input.code)),
  dropRestore: protectedProcedure('backups.restore').mutation(({ ctx }) => restore.dropRestore(ctx)),
})
