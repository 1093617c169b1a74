import type { HourRules } from '../agency/deskSettings'
import { daySpans } from '../desk/dayWords'
import { feesMilli } from '../desk/jobs/jobMoney'
import type { JobRecord } from '../desk/jobs/jobs'
import type { LineKind, PaperLine } from './moneyLists'
import { lineAmount } from './reckoning'
import { dividedHalfUp, shareOf } from './rounding'
import { type Usage, usageWords } from './usages'

const COUNTED = ['proposed', 'option', 'confirmed', 'done']
const CONFIRMED = ['confirmed', 'done']

type OwnLine = {
  id: string
  claimId: string | null
  kind: LineKind
  words: string
  quantityMilli: number
  unit: string
  unitPaise: number
  sac: string | null
  /** an expense at cost that the client asked for: no tax on it */
  isPureAgent?: boolean
}
type Rules = {
  isRegistered: boolean
  feeSac: string | null
  serviceChargeBp: number
  serviceChargeSac: string | null
  /** the rate of a code, null where it has none */
  rateOf: (sac: string | null) => number | null
  /** confirmed minutes beyond the hours of the fee, one for each talent and day */
  overtime?: readonly { claimId: string; jobDateId: string; minutes: number }[]
  usages?: readonly Pick<Usage, 'claimId' | 'media' | 'territory' | 'untilDay' | 'feePaise'>[]
  /** what an hour of overtime goes by */
  hours?: HourRules
}
type Line = PaperLine & { id: string | null }

/** Whether a fee is paid for a date: days of travel, fittings and the like are free. */
export const isPaidDate = ({ kind }: Pick<JobRecord['dates'][number], 'kind'>): boolean =>
  kind === 'shoot' || kind === 'show'

/** Whether anybody on the job is confirmed: then only those who are count. */
const hasConfirmed = ({ claims }: Pick<JobRecord, 'claims'>): boolean =>
  claims.some(({ dates }) => dates.some(({ state }) => CONFIRMED.includes(state)))

/** The talents of the job who count, with their paid days. */
export function talentsOf(job: Pick<JobRecord, 'dates' | 'claims'>) {
  const states = hasConfirmed(job) ? CONFIRMED : COUNTED
  const paid = job.dates.filter((date) => date.cancelledAt === null && isPaidDate(date))
  return job.claims.flatMap((claim) => {
    const days = paid.filter(({ id }) =>
      claim.dates.some(({ jobDateId, state }) => jobDateId === id && states.includes(state)),
    )
    return days.length > 0 ? [{ claim, days }] : []
  })
}

/** Whether a job can be invoiced: somebody is confirmed, or nobody is on it and a cancellation is asked for. */
export const isBillable = (
  job: Pick<JobRecord, 'dates' | 'claims'>,
  own: readonly Pick<OwnLine, 'kind'>[],
): boolean =>
  hasConfirmed(job) || (talentsOf(job).length === 0 && own.some(({ kind }) => kind === 'cancellation'))

/** The names of talents who count and have no fee yet. */
export const withoutFee = (job: Pick<JobRecord, 'dates' | 'claims'>): string[] =>
  talentsOf(job).flatMap(({ claim }) => (claim.feePaise === null ? [claim.modelName] : []))

const USUAL_HOURS: HourRules = { dayHours: 8, halfDayHours: 4, overtimePercent: 150 }
/** One hour beyond the fee, at 150 % of what an hour of it is: 45,000 for eight hours gives 8,437.50. */
const overtimeHour = (
  feePaise: number,
  unit: 'day' | 'half',
  { dayHours, halfDayHours, overtimePercent } = USUAL_HOURS,
) =>
  dividedHalfUp(
    BigInt(feePaise) * BigInt(overtimePercent),
    100n * BigInt(unit === 'day' ? dayHours : halfDayHours),
  )

const PAID_AS_AGENT = 'paid for you as pure agent, at cost'
const UNITS = { day: 'days', half: 'half days', show: 'shows', flat: '' } as const
const WORDS = { day: 'day fee', half: 'half day', show: 'show', flat: 'fee' } as const

/** The lines of a job: fees as agreed at the desk, overtime, usages, what was added by hand, and the agency's charge on the fees. */
export function jobLines(
  job: Pick<JobRecord, 'dates' | 'claims' | 'usageWords'>,
  own: readonly OwnLine[],
  rules: Rules,
): Line[] {
  const line = (given: Omit<Line, 'amountPaise' | 'rateBp' | 'isTaxable'>): Line => ({
    ...given,
    sac: rules.isRegistered ? given.sac : null,
    amountPaise: lineAmount(given),
    rateBp: rules.isRegistered ? (rules.rateOf(given.sac) ?? 0) : 0,
    isTaxable: true,
  })
  const fees = talentsOf(job).flatMap(({ claim, days }) => {
    if (claim.feePaise === null) return []
    const quantityMilli = feesMilli(claim.feeUnit, days)
    return [
      line({
        id: null,
        claimId: claim.id,
        kind: claim.feeUnit === 'half' ? 'half day' : 'day fee',
        words: `${claim.modelName}, ${WORDS[claim.feeUnit]}`,
        more: daySpans(days.map(({ day }) => day)),
        quantityMilli,
        unit: quantityMilli <= 1000 ? UNITS[claim.feeUnit].replace(/s$/, '') : UNITS[claim.feeUnit],
        unitPaise: claim.feePaise,
        sac: rules.feeSac,
      }),
    ]
  })
  const overtime = talentsOf(job).flatMap(({ claim, days }) => {
    const { feePaise, feeUnit } = claim
    if (feePaise === null || (feeUnit !== 'day' && feeUnit !== 'half')) return []
    const over = (rules.overtime ?? []).filter(
      ({ claimId, jobDateId, minutes }) =>
        claimId === claim.id && minutes > 0 && days.some(({ id }) => id === jobDateId),
    )
    if (over.length === 0) return []
    const minutes = over.reduce((sum, each) => sum + each.minutes, 0)
    const on = days.filter(({ id }) => over.some(({ jobDateId }) => jobDateId === id))
    return [
      line({
        id: null,
        claimId: claim.id,
        kind: 'overtime',
        words: `${claim.modelName}, overtime`,
        more: daySpans(on.map(({ day }) => day)),
        quantityMilli: Math.round((minutes * 1000) / 60),
        unit: minutes <= 60 ? 'hour' : 'hours',
        unitPaise: overtimeHour(feePaise, feeUnit, rules.hours),
        sac: rules.feeSac,
      }),
    ]
  })
  const on = talentsOf(job).map(({ claim }) => claim)
  const usages = (rules.usages ?? []).flatMap((usage) => {
    const talent = on.find(({ id }) => id === usage.claimId)
    // Nothing is asked for a talent who is no longer on the job.
    if (usage.feePaise === 0 || (usage.claimId !== null && !talent)) return []
    return [
      line({
        id: null,
        claimId: usage.claimId,
        kind: 'usage',
        words: talent ? `${talent.modelName}, usage` : 'Usage',
        more: usageWords(usage),
        quantityMilli: 1000,
        unit: '',
        unitPaise: usage.feePaise,
        sac: rules.feeSac,
      }),
    ]
  })
  const added = own.map(({ isPureAgent, ...each }) => {
    const taxed = line({ ...each, more: '', sac: each.sac ?? rules.feeSac })
    return isPureAgent && rules.isRegistered
      ? { ...taxed, more: PAID_AS_AGENT, sac: null, rateBp: 0, isTaxable: false }
      : taxed
  })
  const charged = [
    ...fees,
    ...overtime,
    ...usages,
    ...added.filter(({ kind }) => kind !== 'expense' && kind !== 'service charge'),
  ]
  const base = charged.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  if (rules.serviceChargeBp === 0 || base <= 0) return [...fees, ...overtime, ...usages, ...added]
  const charge = line({
    id: null,
    kind: 'service charge',
    words: 'Agency service charge',
    more: `${rules.serviceChargeBp / 100} % of the fees`,
    quantityMilli: 1000,
    unit: '',
    unitPaise: shareOf(base, rules.serviceChargeBp),
    sac: rules.serviceChargeSac,
  })
  return [...fees, ...overtime, ...usages, ...added, charge]
}
