import { buyerAnswer, crediting, debiting } from '../../../../shared/money/crediting'
import { issuing, quoting } from '../../../../shared/money/issuing'
import { moneyLineId, paperFilters, paperId } from '../../../../shared/money/papers'
import { newPayment, newRefund } from '../../../../shared/money/payments'
import { eInvoicesOf, registering } from '../../../../shared/money/tax/eInvoices'
import { protectedProcedure, router } from '../../../core/procedures'
import * as eInvoices from './eInvoice.service'
import { downloadPaper } from './files.service'
import { issueInvoice, issueProforma, issueQuote } from './issuing.service'
import { answerCredit, creditInvoice, debitInvoice } from './notes.service'
import * as payments from './payments.service'
import { recordRefund } from './refunds.service'
import * as service from './service'

export const deskPapers = router({
  list: protectedProcedure('money.read')
    .input(paperFilters)
    .query(({ ctx, input }) => service.listPapers(ctx, input)),
  overdue: protectedProcedure('money.read').query(({ ctx }) => service.listOverdue(ctx)),
  toRemind: protectedProcedure('money.read').query(({ ctx }) => service.listToRemind(ctx)),
  notInvoiced: protectedProcedure('money.read').query(({ ctx }) => service.listNotInvoiced(ctx)),
  sums: protectedProcedure('money.read').query(({ ctx }) => service.readSums(ctx)),
  get: protectedProcedure('money.read')
    .input(paperId)
    .query(({ ctx, input }) => service.readPaper(ctx, input)),
  // Returns a stream for the file route.
  file: protectedProcedure('money.read')
    .input(paperId)
    .mutation(({ ctx, input }) => downloadPaper(ctx, input)),
  makeQuote: protectedProcedure('quotes.issue')
    .input(quoting)
    .mutation(({ ctx, input }) => issueQuote(ctx, input)),
  withdrawQuote: protectedProcedure('quotes.issue')
    .input(paperId)
    .mutation(({ ctx, input }) => service.withdrawQuote(ctx, input)),
  makeProforma: protectedProcedure('proformas.issue')
    .input(issuing)
    .mutation(({ ctx, input }) => issueProforma(ctx, input)),
  withdraw: protectedProcedure('proformas.issue')
    .input(paperId)
    .mutation(({ ctx, input }) => service.withdrawProforma(ctx, input)),
})

export const adminPapers = router({
  issueInvoice: protectedProcedure('invoices.issue')
    .input(issuing)
    .mutation(({ ctx, input }) => issueInvoice(ctx, input)),
  credit: protectedProcedure('invoices.issue')
    .input(crediting)
    .mutation(({ ctx, input }) => creditInvoice(ctx, input)),
  debit: protectedProcedure('invoices.issue')
    .input(debiting)
    .mutation(({ ctx, input }) => debitInvoice(ctx, input)),
  answerCredit: protectedProcedure('invoices.issue')
    .input(buyerAnswer)
    .mutation(({ ctx, input }) => answerCredit(ctx, input)),
  eInvoices: protectedProcedure('invoices.issue')
    .input(eInvoicesOf)
    .query(({ ctx, input }) => eInvoices.listEInvoices(ctx, input)),
  // Returns a stream for the file route.
  eInvoiceFile: protectedProcedure('invoices.issue')
    .input(eInvoicesOf)
    .mutation(({ ctx, input }) => eInvoices.eInvoiceFile(ctx, input)),
  register: protectedProcedure('invoices.issue')
    .input(registering)
    .mutation(({ ctx, input }) => eInvoices.registerPaper(ctx, input)),
  refund: protectedProcedure('payments.record')
    .input(newRefund)
    .mutation(({ ctx, input }) => recordRefund(ctx, input)),
  openBeside: protectedProcedure('payments.record')
    .input(paperId)
    .query(({ ctx, input }) => payments.listOpenBeside(ctx, input)),
  recordPayment: protectedProcedure('payments.record')
    .input(newPayment)
    .mutation(({ ctx, input }) => payments.recordPayment(ctx, input)),
  removePayment: protectedProcedure('payments.record')
    .input(moneyLineId)
    .mutation(({ ctx, input }) => payments.removePayment(ctx, input)),
})
