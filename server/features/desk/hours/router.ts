import { sheetOfJob } from '../../../../shared/desk/callSheets/callSheets'
import {
  hoursSaving,
  ownHours,
  voucherConfirming,
  voucherVisit,
} from '../../../../shared/desk/callSheets/hours'
import { protectedProcedure, publicProcedure, router } from '../../../core/procedures'
import * as files from './file.service'
import * as service from './service'
import * as vouchers from './voucher.service'

export const deskHours = router({
  get: protectedProcedure('hours.read')
    .input(sheetOfJob)
    .query(({ ctx, input }) => service.readHours(ctx, input)),
  save: protectedProcedure('hours.change')
    .input(hoursSaving)
    .mutation(({ ctx, input }) => files.saveWithVoucher(ctx, input)),
  file: protectedProcedure('hours.read')
    .input(sheetOfJob)
    .mutation(({ ctx, input }) => files.downloadVoucher(ctx, input)),
  text: protectedProcedure('hours.change')
    .input(sheetOfJob)
    .mutation(({ ctx, input }) => service.textForContact(ctx, input)),
  endLink: protectedProcedure('hours.change')
    .input(sheetOfJob)
    .mutation(({ ctx, input }) => service.endLink(ctx, input)),
})

/** What the client's contact does by a link, and a talent with the own hours by that of the call sheet. */
export const voucherLinks = router({
  open: publicProcedure('voucherLinks.use')
    .input(voucherVisit)
    .query(({ ctx, input }) => vouchers.openVoucher(ctx, input)),
  confirm: publicProcedure('voucherLinks.use')
    .input(voucherConfirming)
    .mutation(({ ctx, input }) => vouchers.confirmVoucher(ctx, input)),
  // A stream, because tRPC would serialize a byte array as numbers.
  file: publicProcedure('voucherLinks.use')
    .input(voucherVisit)
    .query(({ ctx, input }) => vouchers.downloadShared(ctx, input)),
  own: publicProcedure('sheetLinks.use')
    .input(voucherVisit)
    .query(({ ctx, input }) => vouchers.readOwnHours(ctx, input)),
  noteOwn: publicProcedure('sheetLinks.use')
    .input(ownHours)
    .mutation(({ ctx, input }) => vouchers.noteOwnHours(ctx, input)),
})
