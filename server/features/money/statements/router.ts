import {
  expenseId,
  issuingStatement,
  jobOfMargin,
  newCommission,
  newExpense,
  newPayout,
  newStatement,
  statementFilters,
  statementId,
  statementSettings,
  talentOfMoney,
  talentTerms,
} from '../../../../shared/money/statements/statements'
import { protectedProcedure, router, talentProcedure } from '../../../core/procedures'
import { downloadStatement } from './files.service'
import * as issuing from './issuing.service'
import { readMargin } from './margin.service'
import { downloadOwn, readOwnMoney } from './own.service'
import * as service from './service'
import * as settings from './settings.service'

export const adminStatements = router({
  due: protectedProcedure('statements.read').query(({ ctx }) => service.listDue(ctx)),
  paySoon: protectedProcedure('statements.read').query(({ ctx }) => service.listPaySoon(ctx)),
  margin: protectedProcedure('statements.read')
    .input(jobOfMargin)
    .query(({ ctx, input }) => readMargin(ctx, input)),
  list: protectedProcedure('statements.read')
    .input(statementFilters)
    .query(({ ctx, input }) => service.listStatements(ctx, input)),
  talent: protectedProcedure('statements.read')
    .input(talentOfMoney)
    .query(({ ctx, input }) => service.readTalent(ctx, input)),
  get: protectedProcedure('statements.read')
    .input(statementId)
    .query(({ ctx, input }) => service.readStatement(ctx, input)),
  // Returns a stream for the file route.
  file: protectedProcedure('statements.read')
    .input(statementId)
    .mutation(({ ctx, input }) => downloadStatement(ctx, input)),
  make: protectedProcedure('statements.issue')
    .input(newStatement)
    .mutation(({ ctx, input }) => issuing.makeDraft(ctx, input)),
  addExpense: protectedProcedure('statements.issue')
    .input(newExpense)
    .mutation(({ ctx, input }) => issuing.addExpense(ctx, input)),
  removeExpense: protectedProcedure('statements.issue')
    .input(expenseId)
    .mutation(({ ctx, input }) => issuing.removeExpense(ctx, input)),
  discard: protectedProcedure('statements.issue')
    .input(statementId)
    .mutation(({ ctx, input }) => issuing.discardDraft(ctx, input)),
  issue: protectedProcedure('statements.issue')
    .input(issuingStatement)
    .mutation(({ ctx, input }) => issuing.issueStatement(ctx, input)),
  pay: protectedProcedure('payouts.record')
    .input(newPayout)
    .mutation(({ ctx, input }) => issuing.recordPayout(ctx, input)),
  removePayout: protectedProcedure('payouts.record')
    .input(statementId)
    .mutation(({ ctx, input }) => issuing.removePayout(ctx, input)),
})

export const adminStatementSettings = router({
  get: protectedProcedure('moneySettings.read').query(({ ctx }) => settings.readStatementSettings(ctx)),
  save: protectedProcedure('moneySettings.change')
    .input(statementSettings)
    .mutation(({ ctx, input }) => settings.saveStatementSettings(ctx, input)),
  addCommission: protectedProcedure('moneySettings.change')
    .input(newCommission)
    .mutation(({ ctx, input }) => settings.addCommission(ctx, input)),
  saveTerms: protectedProcedure('moneySettings.change')
    .input(talentTerms)
    .mutation(({ ctx, input }) => settings.saveTerms(ctx, input)),
})

export const talentMoney = router({
  read: talentProcedure('ownMoney.read').query(({ ctx }) => readOwnMoney(ctx)),
  // Returns a stream for the file route.
  file: talentProcedure('ownMoney.read')
    .input(statementId)
    .mutation(({ ctx, input }) => downloadOwn(ctx, input)),
})
