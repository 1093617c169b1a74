import type { ClaimDateView, ClaimView, OtherOption } from '../../../../../shared/desk/claims'
import type { JobRecord } from '../../../../../shared/desk/jobs'
import { shortDay } from '../../../../../shared/format'
import { desk } from '../copy'
import { optionWords } from './faces/claimDays'

const words = desk.job.confirm

type Confirming = { job: JobRecord; claim: ClaimView; dates: readonly ClaimDateView[] }

const daysOf = ({ job, dates }: Omit<Confirming, 'claim'>) =>
  job.dates.filter(({ id }) => dates.some(({ jobDateId }) => jobDateId === id))

/** What is not settled for a talent on these dates. */
export function missingFor({ job, claim, dates }: Confirming): string[] {
  const { fee, usage, place, price } = words.things
  return [
    claim.feePaise === null && fee,
    job.usageWords === null && usage,
    daysOf({ job, dates }).some((day) => day.place === null) && place,
    job.stage !== 'agreed' && price,
  ].filter((each) => each !== false)
}

/** Each of the options that these dates take the talent from, in words: whose job, and which days. */
export function lossesOf(
  { job, claim, dates }: Confirming,
  optionsOn: (date: ClaimDateView) => readonly OtherOption[],
): string[] {
  const losses = new Map<string, { option: OtherOption; days: string[] }>()
  for (const date of dates)
    for (const option of optionsOn(date)) {
      const loss = losses.get(option.claimId) ?? { option, days: [] }
      loss.days.push(...daysOf({ job, dates: [date] }).map(({ day }) => shortDay(day)))
      losses.set(option.claimId, loss)
    }
  return [...losses.values()].map(({ option, days }) =>
    words.loses(
      [optionWords(option), option.booker && `(${option.booker})`].filter(Boolean).join(' '),
      claim.modelName,
      days.join(', '),
    ),
  )
}

/** Whether a confirmation of these dates says something first: what is missing, or who loses a day. */
export const asksFirst = (confirming: Confirming): boolean =>
  missingFor(confirming).length > 0 || lossesOf(confirming, ({ losing }) => losing).length > 0
