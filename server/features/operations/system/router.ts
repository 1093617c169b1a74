import { changeWish } from '../../../../shared/operations/changes'
import { outsideWatch } from '../../../../shared/operations/outsideWatch'
import { automaticUpdates, givenUpMailsPage, mailId } from '../../../../shared/system'
import { protectedProcedure, router } from '../../../core/procedures'
import * as mails from '../../agency/mail/service'
import { readChange, wantChange } from './changes.service'
import * as service from './service'
import { setAutomatic } from './updates.service'
import { setWatch } from './watch.service'

export const adminSystem = router({
  notices: protectedProcedure('system.readNotices').query(({ ctx }) => service.readNotices(ctx)),
  status: protectedProcedure('system.read').query(({ ctx }) => service.readStatus(ctx)),
  givenUpMails: protectedProcedure('system.manageMails')
    .input(givenUpMailsPage)
    .query(({ ctx, input }) => mails.listGivenUpMails(ctx, input)),
  sendTestMail: protectedProcedure('system.manageMails').mutation(({ ctx }) => mails.sendTestMail(ctx)),
  retryAllMails: protectedProcedure('system.manageMails').mutation(({ ctx }) => mails.retryAllMails(ctx)),
  retryGivenUpMail: protectedProcedure('system.manageMails')
    .input(mailId)
    .mutation(({ ctx, input }) => mails.retryGivenUpMail(ctx, input)),
  removeGivenUpMail: protectedProcedure('system.manageMails')
    .input(mailId)
    .mutation(({ ctx, input }) => mails.removeGivenUpMail(ctx, input)),
  removeAllGivenUpMails: protectedProcedure('system.manageMails').mutation(({ ctx }) =>
    mails.removeAllGivenUpMails(ctx),
  ),
  makeBackup: protectedProcedure('system.makeBackup').mutation(({ ctx }) => service.startBackup(ctx)),
  setAutomaticUpdates: protectedProcedure('system.manageUpdates')
    .input(automaticUpdates)
    .mutation(({ ctx, input }) => setAutomatic(ctx, input)),
  change: protectedProcedure('system.read').query(({ ctx }) => readChange(ctx)),
  wantChange: protectedProcedure('system.changeProgram')
    .input(changeWish)
    .mutation(({ ctx, input }) => wantChange(ctx, input)),
  setWatch: protectedProcedure('system.setWatch')
    .input(outsideWatch)
    .mutation(({ ctx, input }) => setWatch(ctx, input)),
})
