import { localDay } from '../../../../shared/format'
import { paperNumber, yearWords } from '../../../../shared/money/paperNumbers'
import { plainRupees } from '../../../../shared/money/rupees'
import {
  EXPENSES_MAX,
  type IssuingStatement,
  type NewExpense,
  type NewPayout,
  type NewStatement,
  type StatementProblem,
  type StatementRecord,
} from '../../../../shared/money/statements/statements'
import type { SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { once } from '../../../core/db/idempotency'
import { newId } from '../../../core/db/ids'
import { conflict, conflictWith, invalid, notFound } from '../../../core/errors'
import { audit } from '../../../core/security/audit'
import { sellerOf } from '../jobValue/rules'
import { nextCount } from '../settings/numbers.service'
import { nameOnPapers } from './due.rules'
import { keepStatementFile } from './files.service'
import * as repository from './repository'
import { readStatement, reckonDraft, statementOf } from './service'
import { findModel, termsOf } from './settings.repository'

/** Why a statement is not issued yet, as a sentence. */
const SENTENCES: Record<StatementProblem, string> = {
  settings: 'A superadmin has to fill in the money settings first.',
  due: 'A superadmin has to say when talents are paid, in the money settings.',
  commission: 'No commission counts on the day of the work: a superadmin adds it.',
  code: 'Nobody has said yet what is kept back from talents: a superadmin sets it, in the money settings.',
  lines: 'Nothing is due in this period.',
  nothing: 'Nothing is left to pay: what was credited since is more.',
  day: 'A later day was issued before: is the clock right?',
}

/** Makes a draft for a talent and a period. Throws 404, and 409 while there is one. */
export function makeDraft(ctx: SignedInContext, given: NewStatement): StatementRecord {
  const { db, session, clock } = ctx
  const { decisionKey = null, ...body } = given
  const request = { scope: `statement ${session.account.id}`, key: decisionKey ?? ctx.idempotencyKey, body }
  if (given.toDay > localDay(clock())) throw invalid('toDay', 'Choose a day that is not after today')
  const made = transaction(db, () =>
    once(db, clock(), request, () => {
      const model = findModel(db, given.modelId)
      if (!model) throw notFound('Model')
      if (repository.draftOf(db, given.modelId)) throw conflict('This talent has a draft already.')
      const id = newId()
      repository.insertDraft(db, {
        ...{ id, state: 'draft', modelId: model.id, modelName: nameOnPapers(model), expenses: [] },
        ...{ fromDay: given.fromDay, toDay: given.toDay, createdAt: clock().toISOString() },
      })
      return id
    }),
  )
  return readStatement(ctx, made)
}

function draftOf({ db }: SignedInContext, id: string) {
  const draft = statementOf(db, id)
  if (draft.state !== 'draft') throw conflict('This statement is issued, so it stands as it is.')
  return draft
}

/** Adds an expense to a work of a draft. Throws 404, 409 for an issued one, 400 for a work that is not on it. */
export function addExpense(ctx: SignedInContext, given: NewExpense): StatementRecord {
  const { db, session } = ctx
  const { decisionKey = null, ...body } = given
  const request = { scope: `expense ${session.account.id}`, key: decisionKey ?? ctx.idempotencyKey, body }
  transaction(db, () =>
    once(db, ctx.clock(), request, () => {
      const draft = draftOf(ctx, given.id)
      const { lines } = reckonDraft(ctx, draft)
      if (!lines.some(({ claimId }) => claimId === given.claimId))
        throw invalid('claimId', 'Choose a work of this statement')
      if (draft.expenses.length >= EXPENSES_MAX) throw invalid('words', `At most ${EXPENSES_MAX} expenses`)
      const id = newId()
      const { claimId, words, amount } = given
      const expenses = [...draft.expenses, { id, claimId, words, amountPaise: amount }]
      repository.changeDraft(db, draft.id, { expenses })
      return id
    }),
  )
  return readStatement(ctx, given)
}

/** Takes an expense out of a draft. Throws 404, and 409 for an issued one. */
export function removeExpense(
  ctx: SignedInContext,
  given: { id: string; expenseId: string },
): StatementRecord {
  transaction(ctx.db, () => {
    const draft = draftOf(ctx, given.id)
    const expenses = draft.expenses.filter(({ id }) => id !== given.expenseId)
    if (expenses.length === draft.expenses.length) throw notFound('Expense')
    repository.changeDraft(ctx.db, draft.id, { expenses })
  })
  return readStatement(ctx, given)
}

/** Throws a draft away. Throws 404, and 409 for an issued one. */
export function discardDraft(ctx: SignedInContext, { id }: { id: string }): { modelId: string } {
  const { modelId } = draftOf(ctx, id)
  repository.removeDraft(ctx.db, id)
  return { modelId }
}

/**
 * Issues a draft with the next number of its series, as its dialog showed it. Throws 409 with the reason while something is
 * missing, and when the net is another one now.
 */
export async function issueStatement(
  ctx: SignedInContext,
  given: IssuingStatement,
): Promise<StatementRecord> {
  const { db, session } = ctx
  const { decisionKey = null, ...body } = given
  const request = {
    scope: `statement issue ${session.account.id}`,
    key: decisionKey ?? ctx.idempotencyKey,
    body,
  }
  transaction(db, () => once(db, ctx.clock(), request, () => issueNow(ctx, given)))
  await keepStatementFile(ctx, given.id)
  return readStatement(ctx, given)
}

/** The same in the caller's transaction, without its file; returns the id. */
export function issueNow(ctx: SignedInContext, given: Omit<IssuingStatement, 'decisionKey'>): string {
  const { db, session } = ctx
  const draft = draftOf(ctx, given.id)
  const { rule, lines, sums, problems, series, settings } = reckonDraft(ctx, draft)
  const [problem] = problems
  if (problem || !settings) throw conflict(SENTENCES[problem ?? 'settings'])
  if (sums.netPaise !== given.netPaise)
    throw conflictWith('The sum is another one now. Look at it again.', {
      kind: 'changed',
      since: [],
      now: readStatement(ctx, draft),
    })
  const now = ctx.clock()
  const issuedOn = localDay(now)
  const year = yearWords(issuedOn)
  const number = paperNumber(series, year, nextCount(db, series, year, issuedOn))
  const { pan = null, gstin = null, udyam = null } = termsOf(db, draft.modelId) ?? {}
  repository.insertLines(
    db,
    lines.map(({ modelId: _, dueOn: __, isShared: ___, ...line }, position) => ({
      ...{ ...line, id: newId(), statementId: draft.id, position },
    })),
  )
  repository.changeDraft(db, draft.id, {
    ...{ ...sums, state: 'issued', number, series, financialYear: year, issuedOn, pan, gstin, udyam },
    seller: { ...sellerOf(settings), ...(rule && settings.tan ? { tan: settings.tan } : {}) },
    ...{ withheldCode: rule?.code ?? null, withheldBp: rule?.rateBp ?? null },
    ...{ issuedBy: session.account.name, issuedAt: now.toISOString() },
  })
  audit(db, now, 'statement issued', session.account, draft.id, number)
  return draft.id
}

/** Keeps that an issued statement was paid, as a whole. Throws 404, 409, and 400 for a day that cannot be. */
export function recordPayout(ctx: SignedInContext, given: NewPayout): StatementRecord {
  const { db, session } = ctx
  const { decisionKey = null, ...body } = given
  const request = { scope: `payout ${session.account.id}`, key: decisionKey ?? ctx.idempotencyKey, body }
  transaction(db, () =>
    once(db, ctx.clock(), request, () => {
      const { id, state, issuedOn, netPaise, number } = statementOf(db, given.id)
      if (state !== 'issued' || issuedOn === null) throw conflict('Issue this statement first.')
      if (repository.payoutOf(db, id)) throw conflict('This statement is paid already.')
      if (given.paidOn > localDay(ctx.clock()))
        throw invalid('paidOn', 'Choose a day that is not after today')
      if (given.paidOn < issuedOn) throw invalid('paidOn', 'Choose a day that is not before the statement')
      repository.insertPayout(db, {
        ...{ id: newId(), statementId: id, amountPaise: netPaise, recordedBy: session.account.name },
        ...{ paidOn: given.paidOn, way: given.way, reference: given.reference },
        createdAt: ctx.clock().toISOString(),
      })
      const detail = `${number}: ${plainRupees(netPaise)}`
      audit(db, ctx.clock(), 'payout recorded', session.account, id, detail)
      return id
    }),
  )
  return readStatement(ctx, given)
}

/** Takes a payout out that was recorded by mistake. Throws 404. */
export function removePayout(ctx: SignedInContext, { id }: { id: string }): StatementRecord {
  const { db } = ctx
  transaction(db, () => {
    const { number, netPaise } = statementOf(db, id)
    if (!repository.removePayout(db, id)) throw notFound('Payout')
    const detail = `${number}: ${plainRupees(netPaise)}`
    audit(db, ctx.clock(), 'payout taken out', ctx.session.account, id, detail)
  })
  return readStatement(ctx, { id })
}
