import { z } from 'zod'
import { FEE_PAISE_MAX } from '../desk/claims'
import { blankAsNull, line, numeral, prose, requiredLine, requiredProse } from '../text/text'
import { isDay } from '../time/days'
import { INVOICE_NAMES, NUMBERED, type Numbered, REGISTRATIONS } from './moneyLists'
import { PREFIX } from './paperNumbers'
import { paiseOf, rupees } from './rupees'
import { pinOf } from './tax/eInvoices'
import { gstinProblem, isPan, isTan, isUdyam } from './tax/gstin'
import { isStateCode } from './tax/states'
import { UPI_ID, UPI_MAX_PAISE } from './upi'

/** A whole number as it is typed, from 0 to `most`. */
export const whole = (most: number) => {
  const message = `Enter a whole number from 0 to ${most}`
  return numeral(/^\d{1,4}$/, message).pipe(z.int(message).min(0, message).max(most, message))
}
const blankable = (max: number) => line(max).default('').transform(blankAsNull)
/** A code in capitals and without spaces; null where it is left empty. */
export const capitals = (max: number) =>
  line(max)
    .default('')
    .transform((given) => blankAsNull(given.toUpperCase().replaceAll(' ', '')))

/** Whether a text is a GSTIN, with a sentence where it is none. */
export const gstinField = capitals(20).superRefine((gstin, ctx) => {
  const problem = gstin === null ? null : gstinProblem(gstin)
  const sentences = {
    form: 'A GSTIN has 15 characters, as 07AAGFF2194N1Z1',
    state: 'A GSTIN begins with the code of a state',
    'check digit': 'The last character of this GSTIN is wrong: please check it',
  }
  if (problem !== null) ctx.addIssue({ code: 'custom', message: sentences[problem] })
})
export const stateField = blankable(2).refine((code) => code === null || isStateCode(code), 'Choose a state')

/** An Udyam registration; null where it is left empty. */
export const udyamField = capitals(20).refine(
  (given) => given === null || isUdyam(given),
  'It reads like UDYAM-DL-01-0012345',
)

/** An amount as it is typed, in whole paise. */
export const amount = (message = 'Enter an amount in rupees') =>
  line(20).transform((given, ctx) => {
    const paise = paiseOf(given)
    if (paise !== null) return paise
    ctx.addIssue({ code: 'custom', message })
    return z.NEVER
  })

/** What a line of a paper, or one of it, comes to: not above what a fee can be. */
export const lineMoney = () =>
  amount().refine((paise) => Math.abs(paise) <= FEE_PAISE_MAX, `At most ${rupees(FEE_PAISE_MAX)}`)

/** A percentage as it is typed, with at most two decimals, in basis points. */
export const percent = line(8).transform((given, ctx) => {
  const basisPoints = paiseOf(given.replace('%', ''))
  if (basisPoints !== null && basisPoints >= 0 && basisPoints <= 100_00) return basisPoints
  ctx.addIssue({ code: 'custom', message: 'Enter a percentage from 0 to 100' })
  return z.NEVER
})

const blankableAmount = line(20)
  .default('')
  .transform(blankAsNull)
  .pipe(z.union([z.null(), amount()]))

/** What a client who cancels owes: each row another time ahead, and closer to the day never less. */
const cancellation = z
  .array(z.object({ hours: whole(2160), percent: whole(100) }))
  .max(10, 'At most 10 rows')
  .default([])
  .superRefine((rows, ctx) => {
    for (const [at, { hours, percent }] of rows.entries()) {
      const isTwice = rows.some((other, before) => before < at && other.hours === hours)
      if (isTwice) ctx.addIssue({ code: 'custom', path: [at, 'hours'], message: 'This is there already' })
      if (rows.some((other) => other.hours > hours && other.percent > percent))
        ctx.addIssue({ code: 'custom', path: [at, 'percent'], message: 'Closer to the day is never less' })
    }
  })
  .transform((rows) => rows.toSorted((a, b) => b.hours - a.hours))

/** What papers say of the agency, and what they go by. */
export const moneySettings = z
  .object({
    legalName: requiredLine(200, 'Enter the name that stands on papers'),
    address: requiredProse(500, 'Enter the address that stands on papers'),
    registration: z.enum(REGISTRATIONS, 'Choose whether you are registered'),
    invoiceName: z.enum(INVOICE_NAMES, 'Choose what invoices are called').default('Invoice'),
    stateCode: stateField,
    gstin: gstinField,
    pan: capitals(10).refine((pan) => pan === null || isPan(pan), 'A PAN reads like AAAFT0000K'),
    udyam: udyamField,
    tan: capitals(20).refine((tan) => tan === null || isTan(tan), 'A TAN reads like DELT01234B'),
    lutNumber: blankable(40),
    lutUntil: blankable(10).refine((day) => day === null || isDay(day), 'Choose a day'),
    eInvoiceFrom: blankable(10).refine((day) => day === null || isDay(day), 'Choose a day'),
    bankName: blankable(120),
    bankHolder: blankable(200),
    bankAccount: blankable(40),
    bankIfsc: capitals(11),
    upiId: blankable(120).refine((id) => id === null || UPI_ID.test(id), 'A UPI ID reads like name@bank'),
    upiMax: amount().default(UPI_MAX_PAISE),
    prefix: line(3)
      .default('')
      .transform((given) => given.toUpperCase())
      .refine((given) => PREFIX.test(given), 'One to three letters or digits'),
    paymentDays: whole(365),
    advancePercent: whole(100),
    serviceCharge: percent,
    serviceChargeSac: capitals(8),
    feeSac: capitals(8),
    terms: prose(1000).default('').transform(blankAsNull),
    cancellation,
    version: z.int().min(0),
  })
  .superRefine(({ registration, gstin, stateCode, bankAccount, bankIfsc, eInvoiceFrom, address }, ctx) => {
    const ask = (field: string, message: string) => ctx.addIssue({ code: 'custom', path: [field], message })
    if (registration === 'regular' && gstin === null) ask('gstin', 'Enter the GSTIN of the agency')
    if (gstin !== null && stateCode !== null && !gstin.startsWith(stateCode))
      ask('stateCode', 'The GSTIN is of another state')
    if (eInvoiceFrom !== null && pinOf(address) === null)
      ask('address', 'E-invoices need the PIN code in the address')
    if ((bankAccount === null) !== (bankIfsc === null)) ask('bankIfsc', 'Account and IFSC belong together')
  })
export type MoneySettingsGiven = z.output<typeof moneySettings>
export type MoneySettingsForm = z.input<typeof moneySettings>

export const newTaxCode = z.object({
  sac: line(8).refine((given) => /^\d{4}(\d{2})?$/.test(given), 'Four or six digits'),
  name: requiredLine(120, 'Say what it is for'),
  rate: percent,
  fromDay: line(10).refine(isDay, 'Choose a day'),
})
export type NewTaxCode = z.output<typeof newTaxCode>

/** The last number that was given out of each kind, this financial year. */
export const lastNumbers = z.object(
  Object.fromEntries(NUMBERED.map((kind) => [kind, whole(9_999)])) as NumberFields,
)
export type LastNumbers = z.output<typeof lastNumbers>
type NumberFields = Record<Numbered, ReturnType<typeof whole>>

export const blankableDay = blankable(10).refine((day) => day === null || isDay(day), 'Choose a day')
export const newWithholdingCode = z.object({
  code: requiredLine(20, 'Enter the code'),
  name: requiredLine(120, 'Say what it is for'),
  rate: percent,
  singleFrom: blankableAmount,
  yearFrom: blankableAmount,
  fromDay: line(10).refine(isDay, 'Choose a day'),
  untilDay: blankableDay,
})
export type NewWithholdingCode = z.output<typeof newWithholdingCode>

/** A code by which tax is withheld, and the days on which it counts. */
export type WithholdingCode = {
  id: string
  code: string
  name: string
  rateBp: number
  singleFromPaise: number | null
  yearFromPaise: number | null
  fromDay: string
  untilDay: string | null
  isUnchecked: boolean
}

export type TaxCode = {
  id: string
  sac: string
  name: string
  rateBp: number
  fromDay: string
  isUnchecked: boolean
}
export type MoneySettingsRecord = {
  settings: MoneySettingsForm
  isSetUp: boolean
  taxCodes: TaxCode[]
  withholdingCodes: WithholdingCode[]
  /** after a restore: when the copy was made, and the last number of each kind that it knows; null else */
  inDoubt: { madeAt: string; numbers: { kind: Numbered; start: string; last: number }[] } | null
}

/** The rate of a code on a day: the newest that counts by then. Null where there is none. */
export function rateOn(codes: readonly TaxCode[], sac: string | null, day: string): number | null {
  const counting = codes.filter((code) => code.sac === sac && code.fromDay <= day)
  return counting.toSorted((a, b) => b.fromDay.localeCompare(a.fromDay))[0]?.rateBp ?? null
}
