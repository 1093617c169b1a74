import type { HourRules } from '../../../../shared/agency/deskSettings'
import type { JobRecord } from '../../../../shared/desk/jobs/jobs'
import { isBillable, jobLines } from '../../../../shared/money/jobLines'
import { rateOn, type TaxCode } from '../../../../shared/money/moneySettings'
import { dayProblem } from '../../../../shared/money/paperNumbers'
import type {
  Billing,
  JobOfValue,
  PaperPreview,
  PaperProblem,
  ValueLine,
} from '../../../../shared/money/papers'
import { type Reckoned, reckon } from '../../../../shared/money/reckoning'
import { pinOf } from '../../../../shared/money/tax/eInvoices'
import { placeOfSupply } from '../../../../shared/money/tax/placeOfSupply'
import type { Usage } from '../../../../shared/money/usages'
import { dayAfter } from '../../../../shared/time/days'
import type { MoneySettings } from '../settings/repository'
import type { LineRow } from './repository'

/** From this total on a buyer without registration needs address and state on an invoice. */
const NAMED_BUYER_FROM = 50_000_00

export type ValueFacts = {
  job: JobRecord
  own: readonly LineRow[]
  /** confirmed minutes beyond the hours of the fees */
  overtime: readonly { claimId: string; jobDateId: string; minutes: number }[]
  hours: HourRules
  usages: readonly Usage[]
  settings: MoneySettings | undefined
  codes: readonly TaxCode[]
  billing: Billing | null
  abroad: JobOfValue['abroad']
  today: string
}

/** The lines of a job by the settings of the agency. */
export function valueLines({ job, own, settings, codes, today, ...given }: ValueFacts): ValueLine[] {
  return jobLines(job, own, {
    isRegistered: settings?.registration === 'regular',
    feeSac: settings?.feeSac ?? null,
    serviceChargeBp: settings?.serviceChargeBp ?? 0,
    serviceChargeSac: settings?.serviceChargeSac ?? null,
    rateOf: (sac) => rateOn(codes, sac, today),
    overtime: given.overtime,
    hours: given.hours,
    usages: given.usages,
  })
}

type Ready = { preview: PaperPreview | null; problems: PaperProblem[] }

/** Whether a taxed line has no tax code, or one without a rate on this day. */
function taxCodeProblems(lines: readonly ValueLine[], codes: readonly TaxCode[], on: string): PaperProblem[] {
  const taxed = lines.filter(({ isTaxable }) => isTaxable)
  if (taxed.some(({ sac }) => sac === null)) return ['sac']
  return taxed.some(({ sac }) => rateOn(codes, sac, on) === null) ? ['rate'] : []
}

/** A paper about these lines as it would stand, and what is missing for it. */
export function previewOf(facts: ValueFacts, lines: readonly ValueLine[]): Ready {
  const { settings, billing, job, codes, today, abroad } = facts
  const problems: PaperProblem[] = []
  if (!settings) return { preview: null, problems: ['settings'] }
  if (job.client === null) problems.push('client')
  const isRegistered = settings.registration === 'regular'
  if (isRegistered) problems.push(...taxCodeProblems(lines, codes, today))
  const place = placeOfSupply({
    sellerState: isRegistered ? settings.stateCode : null,
    buyer: {
      gstin: billing?.gstin ?? null,
      stateCode: billing?.stateCode ?? null,
      isAbroad: billing?.isAbroad ?? false,
    },
    abroad,
    lutUntil: settings.lutUntil,
    on: today,
  })
  if ('asks' in place) problems.push(place.asks)
  const known = 'asks' in place ? null : place
  const sums = reckon(lines, known?.supply ?? 'without_gst')
  if (lines.length === 0 || sums.totalPaise <= 0) problems.push('lines')
  return {
    problems,
    preview: {
      ...sums,
      seller: sellerOf(settings),
      buyer: buyerOf(job, billing),
      supply: known?.supply ?? 'without_gst',
      placeName: known?.name || null,
      placeWhy: known?.why || null,
      issuedOn: today,
      dueOn: dayAfter(today, settings.paymentDays),
    },
  }
}

/** What an invoice needs beyond a proforma: confirmed work, no invoice yet, a named buyer for a large sum, its day. */
export function invoiceProblems(
  { job, own, settings, billing, today }: ValueFacts,
  { totalPaise }: Pick<Reckoned, 'totalPaise'>,
  { lastOn }: { lastOn: string | null },
): PaperProblem[] {
  const needsAddress =
    settings?.registration === 'regular' &&
    !billing?.gstin &&
    totalPaise >= NAMED_BUYER_FROM &&
    (!billing?.address || !(billing.stateCode || billing.isAbroad))
  const from = settings?.eInvoiceFrom
  const isEInvoice = from && today >= from && billing?.gstin
  return [
    ...(isBillable(job, own) ? [] : (['not confirmed'] as const)),
    ...(needsAddress ? (['address'] as const) : []),
    ...(isEInvoice && pinOf(billing?.address ?? '') === null ? (['pin'] as const) : []),
    ...(dayProblem(today, lastOn, today) ? (['day'] as const) : []),
  ]
}

/** The agency as a paper says it. */
export const sellerOf = (settings: MoneySettings): PaperPreview['seller'] => ({
  name: settings.legalName,
  address: settings.address,
  stateCode: settings.stateCode,
  gstin: settings.registration === 'regular' ? settings.gstin : null,
  isAbroad: false,
  pan: settings.pan,
  udyam: settings.udyam,
  lutNumber: settings.lutNumber,
  bank:
    settings.bankAccount && settings.bankIfsc
      ? {
          name: settings.bankName ?? '',
          holder: settings.bankHolder ?? settings.legalName,
          account: settings.bankAccount,
          ifsc: settings.bankIfsc,
        }
      : null,
  upiId: settings.upiId,
  upiMaxPaise: settings.upiMaxPaise,
  ...(settings.registration === 'none' ? { invoiceName: settings.invoiceName } : {}),
})

const buyerOf = ({ client, city }: JobRecord, billing: Billing | null): PaperPreview['buyer'] =>
  billing
    ? {
        name: billing.legalName,
        address: billing.address,
        stateCode: billing.gstin?.slice(0, 2) ?? billing.stateCode,
        gstin: billing.gstin,
        isAbroad: billing.isAbroad,
      }
    : {
        name: client?.name ?? '',
        address: city && !client ? city : '',
        stateCode: null,
        gstin: null,
        isAbroad: false,
      }
