import type { ClaimView } from '../claims'
import type { FeeUnit } from '../deskLists'
import type { JobRecord } from './jobs'

type Fee = { feePaise: number; feeUnit: FeeUnit; isUsual: boolean }

/** The fee of a talent: its own, or the usual rate a day while none was agreed. Null where neither is known. */
export function feeOf({
  feePaise,
  feeUnit,
  dailyRate,
}: Pick<ClaimView, 'feePaise' | 'feeUnit' | 'dailyRate'>): Fee | null {
  if (feePaise !== null) return { feePaise, feeUnit, isUsual: false }
  return dailyRate === null ? null : { feePaise: dailyRate * 100, feeUnit: 'day', isUsual: true }
}

const COUNTED = ['proposed', 'option', 'confirmed', 'done']

/**
 * How many fees of a unit dates are worth, in thousandths. A morning or an afternoon is half of a day; a night takes an
 * afternoon and the next morning, so it is a day.
 */
export function feesMilli(unit: FeeUnit, dates: readonly Pick<JobRecord['dates'][number], 'part'>[]): number {
  if (unit === 'flat') return 1000
  if (unit === 'show') return dates.length * 1000
  const halves = dates.reduce((sum, { part }) => sum + (part === 'am' || part === 'pm' ? 1 : 2), 0)
  return halves * (unit === 'half' ? 1000 : 500)
}

/** What the talents of a job cost together: each fee times its days. Days of travel, fittings and the like are free. */
export function talentsCost({ dates, claims }: Pick<JobRecord, 'dates' | 'claims'>) {
  const paid = dates.filter(
    ({ kind, cancelledAt }) => cancelledAt === null && (kind === 'shoot' || kind === 'show'),
  )
  const on = claims.flatMap((claim) => {
    const days = paid.filter(({ id }) =>
      claim.dates.some(({ jobDateId, state }) => jobDateId === id && COUNTED.includes(state)),
    )
    return days.length > 0 ? [{ fee: feeOf(claim), days }] : []
  })
  const costOf = (fee: Fee | null, days: typeof paid) =>
    fee ? Math.round((fee.feePaise * feesMilli(fee.feeUnit, days)) / 1000) : 0
  return {
    talents: on.length,
    days: paid.length,
    paise: on.reduce((sum, { fee, days }) => sum + costOf(fee, days), 0),
    usual: on.filter(({ fee }) => fee?.isUsual).length,
    unknown: on.filter(({ fee }) => fee === null).length,
  }
}
