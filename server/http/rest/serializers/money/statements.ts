import { type FeePart, PAYMENT_WAYS, type StatementExpense } from '../../../../../shared/money/moneyLists'
import {
  type OwnMoney,
  type OwnStatement,
  STATEMENT_PROBLEMS,
  STATEMENT_STANDINGS,
  type StatementLine,
  type StatementRecord,
  type StatementRow,
  type TalentDue,
} from '../../../../../shared/money/statements/statements'
import { choice, count, day, known, list, nullable, object, text } from '../../../../core/codec'
import type { Given } from '../../defineRoute'
import { dataOne, reads, underData } from '../envelope'
import { paise } from './papers'

const sums = {
  fee_paise: paise,
  commission_paise: paise,
  share_paise: paise,
  withheld_paise: paise,
  expense_paise: paise,
  net_paise: paise,
} as const
/** Hundredths of a percent. */
const rate = nullable(count)

const rowFields = {
  _id: text,
  model_id: text,
  talent: [text, (row: { modelName: string }) => row.modelName],
  number: known,
  standing: choice(STATEMENT_STANDINGS),
  from_day: day,
  to_day: day,
  issued_on: nullable(day),
} as const
/** A statement as it is in the list. */
export const statementLine = object<StatementRow>('StatementRow')({
  ...rowFields,
  paid_on: nullable(day),
  net_paise: paise,
})

const work = object<StatementLine>('StatementWork')({
  claim_id: text,
  title: text,
  days: text,
  made: list(object<FeePart>()({ words: text, amount_paise: paise })),
  commission_bp: count,
  expense_words: text,
  client_paid_on: nullable(day),
  ...sums,
})
const payout = object<NonNullable<StatementRecord['payout']>>('Payout')({
  paid_on: day,
  amount_paise: paise,
  way: choice(PAYMENT_WAYS),
  reference: known,
})
/** One statement: a draft as it would stand today, an issued one as it stands. */
export const oneStatement = dataOne(
  'statement',
  object<StatementRecord>('Statement')({
    ...rowFields,
    ...sums,
    lines: list(work),
    expenses: list(
      object<StatementExpense>()({ _id: text, claim_id: text, words: text, amount_paise: paise }),
    ),
    problems: list(choice(STATEMENT_PROBLEMS)),
    pan: known,
    gstin: known,
    udyam: known,
    withheld_code: known,
    withheld_bp: rate,
    issued_by: known,
    next: known,
    payout: nullable(payout),
  }),
)

/** The talents who are due something, the longest wait first. */
export const talentsDue = underData(
  object<readonly TalentDue[]>()({
    talents: [
      list(
        object<TalentDue>('TalentDue')({
          model_id: text,
          name: text,
          share_paise: nullable(paise),
          works: count,
          since: day,
          pay_by: nullable(day),
          draft_id: known,
        }),
      ),
      (all: readonly TalentDue[]) => all,
    ],
  }),
)

export const draftDiscarded = underData(object<{ modelId: string }>()({ model_id: text }))

/** A talent's own statements, and what is coming. */
export const ownMoney = underData(
  object<OwnMoney>('OwnMoney')({
    statements: list(
      object<OwnStatement>('OwnStatement')({
        ...{ _id: text, number: text, issued_on: day, from_day: day, to_day: day, ...sums },
        ...{ withheld_code: known, withheld_bp: rate, lines: list(work), payout: nullable(payout) },
      }),
    ),
    coming: list(work),
  }),
)

const keyed =
  (...fields: string[]) =>
  (given: Given) => ({ ...reads(...fields)(given), decisionKey: given.decisionKey })
export const draftRequest = keyed('model_id', 'from_day', 'to_day')
export const issueRequest = keyed('id', 'net_paise')
export const payoutRequest = keyed('id', 'paid_on', 'way', 'reference')
export const expenseRequest = keyed('id', 'claim_id', 'words', 'amount')
