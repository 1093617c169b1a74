import type { ClaimView, OtherOption } from '../../../../../../shared/desk/claims'
import { deskDay } from '../../../../../../shared/desk/dayWords'
import { PART_WORDS } from '../../../../../../shared/desk/deskWords'
import type { JobDateView, JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { dotted } from '../../../../../../shared/format'
import { desk } from '../../copy'

/** Options before or behind several dates, each once. */
export const eachOnce = (options: readonly OtherOption[]) => [
  ...new Map(options.map((option) => [option.claimId, option])).values(),
]

/** Another option in words: `J-2627-0001 Neel (same client)`. */
export const optionWords = ({ jobNumber, jobTitle, isSameClient }: OtherOption) =>
  [jobNumber, jobTitle, isSameClient ? `(${desk.job.sameClient})` : ''].filter(Boolean).join(' ')

/** The states in which a talent is on a date. */
export const LIVING: readonly string[] = ['proposed', 'option', 'confirmed', 'done']

/** A date of a job in words; a shoot is not named. */
export const dateWords = ({ day, part, kind }: JobDateView) =>
  dotted([deskDay(day), PART_WORDS[part], kind === 'shoot' ? '' : desk.job.kinds[kind]])

type OnDates = { dates: readonly Pick<ClaimView['dates'][number], 'jobDateId' | 'state'>[] }

/** The state of a talent on a date of its job; null where it is not wanted, or not any more. */
export function stateOn({ dates }: OnDates, { id }: Pick<JobDateView, 'id'>) {
  const found = dates.find(({ jobDateId, state }) => jobDateId === id && LIVING.includes(state))
  return found?.state ?? null
}

/** The travel dates of a job that a talent is not on: they are offered with its confirmation (D16). */
export const travelOf = <Day extends Pick<JobDateView, 'id' | 'kind' | 'cancelledAt'>>(
  { dates }: { dates: readonly Day[] },
  claim: OnDates,
) => dates.filter((day) => day.kind === 'travel' && day.cancelledAt === null && stateOn(claim, day) === null)

/** Whether somebody is confirmed on a date of a job. */
export const confirmedOn = ({ claims }: JobRecord, dateId: string) =>
  claims.some(({ dates }) =>
    dates.some(({ jobDateId, state }) => jobDateId === dateId && state === 'confirmed'),
  )
