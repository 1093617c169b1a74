import type { ClaimView } from './claims'
import type { FeeUnit } from './deskLists'
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
const HALVES_OF_A_DAY = 2

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
  const times = (unit: string, days: typeof paid) => {
    if (unit === 'flat') return 1
    if (unit !== 'half') return days.length
    return days.reduce((sum, { part }) => sum + (part === 'full' ? HALVES_OF_A_DAY : 1), 0)
  }
  return {
    talents: on.length,
    days: paid.length,
    paise: on.reduce((sum, { fee, days }) => sum + (fee ? fee.feePaise * times(fee.feeUnit, days) : 0), 0),
    usual: on.filter(({ fee }) => fee?.isUsual).length,
    unknown: on.filter(({ fee }) => fee === null).length,
  }
}
