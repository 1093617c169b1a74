import { z } from 'zod'
import { decisionKey } from '../../desk/claims'
import { noFilter, paging, search } from '../../paging'
import type { Face } from '../../roster/faces'
import { blankAsNull, id, line, requiredLine } from '../../text/text'
import { isDay } from '../../time/days'
import { type FeePart, PAYMENT_WAYS, type PaymentWay, type StatementExpense, TALENT_DUE } from '../moneyLists'
import { blankableDay, capitals, gstinField, lineMoney, percent, udyamField, whole } from '../moneySettings'
import { PAISE_MAX } from '../rupees'
import { isPan } from '../tax/gstin'
import type { CommissionRule, ShareSums } from './reckoning'

const day = line(10).refine(isDay, 'Choose a day')
const codeId = line(60).default('').transform(blankAsNull)

/** `none`: the accountant said that nothing is withheld. */
export const NO_CODE = 'none'

export const statementSettings = z.object({
  talentDue: z.enum(TALENT_DUE, 'Choose when talents are paid'),
  dueDays: whole(365),
  codeId,
  catchesUp: z.boolean(),
  version: z.int().min(0),
})
export type StatementSettingsForm = z.input<typeof statementSettings>
export type StatementSettingsGiven = z.output<typeof statementSettings>

export const newCommission = z
  .object({
    modelId: id.nullish().transform((given) => given ?? null),
    percent,
    fromDay: day,
    untilDay: blankableDay,
  })
  .refine(({ fromDay, untilDay }) => untilDay === null || untilDay >= fromDay, {
    path: ['untilDay'],
    message: 'Choose a day that is not before the first',
  })
export type NewCommission = z.output<typeof newCommission>

export const talentTerms = z.object({
  modelId: id,
  pan: capitals(10).refine((pan) => pan === null || isPan(pan), 'A PAN reads like AAAPT0000K'),
  gstin: gstinField,
  udyam: udyamField,
  codeId,
  version: z.int().min(0),
})
export type TalentTermsForm = z.input<typeof talentTerms>
export type TalentTermsGiven = z.output<typeof talentTerms>

export const statementId = z.object({ id })
export const talentOfMoney = z.object({ modelId: id })
export const newStatement = z
  .object({ modelId: id, fromDay: day, toDay: day, decisionKey })
  .refine(({ fromDay, toDay }) => fromDay <= toDay, {
    path: ['toDay'],
    message: 'Choose a day that is not before the first',
  })
export type NewStatement = z.output<typeof newStatement>

export const EXPENSES_MAX = 20
export const newExpense = z.object({
  id,
  claimId: id,
  words: requiredLine(120, 'Say what it is for'),
  amount: lineMoney().refine((paise) => paise > 0, 'Enter an amount above 0'),
  decisionKey,
})
export type NewExpense = z.output<typeof newExpense>
export const expenseId = z.object({ id, expenseId: id })

export const issuingStatement = z.object({
  id,
  netPaise: z.int().min(-PAISE_MAX).max(PAISE_MAX),
  decisionKey,
})
export type IssuingStatement = z.output<typeof issuingStatement>

export const newPayout = z.object({
  id,
  paidOn: day,
  way: z.enum(PAYMENT_WAYS, 'Choose how it goes'),
  reference: line(60).default('').transform(blankAsNull),
  decisionKey,
})
export type NewPayout = z.output<typeof newPayout>

export const STATEMENT_STANDINGS = ['draft', 'issued', 'paid'] as const
export type StatementStanding = (typeof STATEMENT_STANDINGS)[number]
export const statementFilters = paging().extend({
  search,
  standing: line(20).optional().transform(noFilter),
})
export type StatementFilters = z.output<typeof statementFilters>

/** Why a statement cannot be issued yet. */
export const STATEMENT_PROBLEMS = [
  'settings',
  'due',
  'commission',
  'code',
  'lines',
  'nothing',
  'day',
] as const
export type StatementProblem = (typeof STATEMENT_PROBLEMS)[number]

type Payout = {
  paidOn: string
  amountPaise: number
  way: PaymentWay
  reference: string | null
}
export type StatementLine = ShareSums & {
  claimId: string
  title: string
  days: string
  made: FeePart[]
  commissionBp: number
  expenseWords: string
  clientPaidOn: string | null
}
/** A statement as its talent reads it: no client, and nothing of what the client pays. */
export type OwnStatement = ShareSums & {
  id: string
  number: string
  issuedOn: string
  fromDay: string
  toDay: string
  withheldCode: string | null
  withheldBp: number | null
  lines: StatementLine[]
  payout: Payout | null
}
export type OwnMoney = {
  statements: OwnStatement[]
  coming: StatementLine[]
  /** the rate at which tax is withheld from what is coming */
  expectedBp?: number | undefined
}

export type StatementRow = {
  id: string
  modelId: string
  modelName: string
  face: Face | null
  number: string | null
  standing: StatementStanding
  fromDay: string
  toDay: string
  issuedOn: string | null
  paidOn: string | null
  netPaise: number
}
export type StatementRecord = Omit<StatementRow, 'paidOn' | 'face'> &
  ShareSums & {
    lines: StatementLine[]
    expenses: StatementExpense[]
    problems: StatementProblem[]
    pan: string | null
    gstin: string | null
    udyam: string | null
    withheldCode: string | null
    withheldBp: number | null
    issuedBy: string | null
    /** of a draft: the number that it would get */
    next: string | null
    payout: Payout | null
  }

/** A talent who is due something. */
export type TalentDue = {
  modelId: string
  name: string
  face: Face | null
  sharePaise: number | null
  works: number
  since: string
  /** the last day to pay a talent with Udyam */
  payBy: string | null
  draftId: string | null
}
export type TalentMoney = {
  modelId: string
  name: string
  face: Face | null
  /** whether the money settings are filled in: before, nothing goes by the terms */
  isSetUp: boolean
  isRegistered: boolean
  terms: TalentTermsForm
  rules: CommissionRule[]
  /** the codes of today, for the terms */
  codes: CodeChoice[]
  coming: StatementLine[]
  /** the days of what is due now; null where nothing is */
  due: { fromDay: string; toDay: string; works: number } | null
  statements: StatementRow[]
}
export type CodeChoice = { id: string; words: string }
export type StatementSettingsRecord = {
  settings: StatementSettingsForm
  isSetUp: boolean
  codes: CodeChoice[]
  rules: CommissionRule[]
}

export const jobOfMargin = z.object({ number: line(40) })
/** What of a job's value stays with the agency, and what its talents get of it: in paise, without tax. */
export type JobMargin = {
  /** what was credited of the invoice that stands, without tax and expenses: it is in no other sum */
  creditedPaise: number
  commissionPaise: number
  /** the service charge and other lines that are no talent's; no expenses */
  ownPaise: number
  /** null while a talent's commission is not known */
  marginPaise: number | null
  /** the margin's part of the value without expenses, in hundredths of a percent */
  marginBp: number | null
  talents: TalentShare[]
}
export type TalentShare = {
  claimId: string
  modelId: string | null
  name: string
  face: Face | null
  /** null: no commission counts on the last day of the work */
  sharePaise: number | null
}
