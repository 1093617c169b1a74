import type { ClaimDateView, ClaimView, OtherOption } from '../../../../../shared/desk/claims'
import { deskDay } from '../../../../../shared/desk/dayWords'
import { UNDECIDED_STATES } from '../../../../../shared/desk/deskLists'
import type { JobRecord } from '../../../../../shared/desk/jobs/jobs'
import { desk } from '../copy'
import { optionWords } from './faces/claimDays'

const copy = desk.job.confirm

type Confirming = { job: JobRecord; claim: ClaimView; dates: readonly ClaimDateView[] }

const daysOf = ({ job, dates }: Omit<Confirming, 'claim'>) =>
  job.dates.filter(({ id }) => dates.some(({ jobDateId }) => jobDateId === id))

/** What is not settled for a talent on these dates. */
export function missingFor({ job, claim, dates }: Confirming): string[] {
  const { fee, usage, place, price } = copy.things
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
      loss.days.push(...daysOf({ job, dates: [date] }).map(({ day }) => deskDay(day)))
      losses.set(option.claimId, loss)
    }
  return [...losses.values()].map(({ option, days }) =>
    copy.loses(
      [optionWords(option), option.booker && `(${option.booker})`].filter(Boolean).join(' '),
      claim.modelName,
      days.join(', '),
    ),
  )
}

/** Whether a confirmation of these dates says something first: what is missing, or who loses a day. */
export const asksFirst = (confirming: Confirming): boolean =>
  missingFor(confirming).length > 0 || lossesOf(confirming, ({ losing }) => losing).length > 0

/** What is said before several talents are confirmed together: what each lacks, who loses a day, roles that overflow. */
export function questionsOf(job: JobRecord, ids: readonly string[]) {
  const all = job.claims
    .filter(({ id }) => ids.includes(id))
    .map((claim) => ({
      job,
      claim,
      dates: claim.dates.filter(({ state }) => UNDECIDED_STATES.includes(state)),
    }))
    .filter(({ dates }) => dates.length > 0)
  return {
    talents: all.map((each) => ({ claim: each.claim, missing: missingFor(each) })),
    losses: all.flatMap((each) => lossesOf(each, ({ losing }) => losing)),
    tooMany: job.roles.flatMap(({ id, title, wanted }) => {
      const isOfRole = (claim: ClaimView) => claim.roleId === id
      const sure = job.claims.filter(
        (claim) => isOfRole(claim) && claim.dates.some(({ state }) => state === 'confirmed'),
      ).length
      const count = sure + all.filter(({ claim }) => isOfRole(claim)).length
      return count > wanted && all.some(({ claim }) => isOfRole(claim))
        ? [copy.tooMany(title, wanted, count)]
        : []
    }),
  }
}
export type TogetherQuestions = ReturnType<typeof questionsOf>

/** Whether anything is to be said before they are confirmed together. */
export const asksTogether = ({ talents, losses, tooMany }: TogetherQuestions): boolean =>
  losses.length + tooMany.length > 0 || talents.some(({ missing }) => missing.length > 0)
