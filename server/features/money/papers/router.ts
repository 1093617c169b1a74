import { crediting } from '../../../../shared/money/crediting'
import { issuing, moneyLineId, newPayment, paperFilters, paperId } from '../../../../shared/money/papers'
import { protectedProcedure, router } from '../../../core/procedures'
import { downloadPaper } from './files.service'
import { creditInvoice, issueInvoice, issueProforma } from './issuing.service'
import * as payments from './payments.service'
import * as service from './service'

export const deskPapers = router({
  list: protectedProcedure('money.read')
    .input(paperFilters)
    .query(({ ctx, input }) => service.listPapers(ctx, input)),
  sums: protectedProcedure('money.read').query(({ ctx }) => service.readSums(ctx)),
  get: protectedProcedure('money.read')
    .input(paperId)
    .query(({ ctx, input }) => service.readPaper(ctx, input)),
  // Returns a stream for the file route.
  file: protectedProcedure('money.read')
    .input(paperId)
    .mutation(({ ctx, input }) => downloadPaper(ctx, input)),
  makeProforma: protectedProcedure('proformas.issue')
    .input(issuing)
    .mutation(({ ctx, input }) => issueProforma(ctx, input)),
  withdraw: protectedProcedure('proformas.issue')
    .input(paperId)
    .mutation(({ ctx, input }) => service.withdraw(ctx, input)),
})

export const adminPapers = router({
  issueInvoice: protectedProcedure('invoices.issue')
    .input(issuing)
    .mutation(({ ctx, input }) => issueInvoice(ctx, input)),
  credit: protectedProcedure('invoices.issue')
    .input(crediting)
    .mutation(({ ctx, input }) => creditInvoice(ctx, input)),
  recordPayment: protectedProcedure('payments.record')
    .input(newPayment)
    .mutation(({ ctx, input }) => payments.recordPayment(ctx, input)),
  removePayment: protectedProcedure('payments.record')
    .input(moneyLineId)
    .mutation(({ ctx, input }) => payments.removePayment(ctx, input)),
})
