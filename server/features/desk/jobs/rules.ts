import { activityWords } from '../../../../shared/desk/deskActions'
import { type JobStage, STAGES_AT_WORK } from '../../../../shared/desk/deskLists'
import { deletedWords } from '../../../../shared/desk/deskWords'
import type { ActivityView } from '../../../../shared/desk/jobs/jobs'
import { financialYear } from '../../../../shared/format'
import type { ActivityRow } from '../decisions/activities.repository'

/** The stages from which each stage can be reached. */
const FROM: Partial<Record<JobStage, readonly JobStage[]>> = {
  quoted: ['open'],
  agreed: ['open', 'quoted', 'done'],
  done: ['agreed', 'closed'],
  closed: ['done'],
  lost: ['open', 'quoted'],
  cancelled: STAGES_AT_WORK,
  open: ['lost', 'cancelled'],
}

/** Whether a job may go from one stage to another. */
export const mayBecome = (from: JobStage, to: JobStage) => FROM[to]?.includes(from) ?? false

/** The beginning of the job numbers of a day's financial year, April to March: `J-2627-`. */
export function numberStart(day: string): string {
  const first = financialYear(day)
  const two = (given: number) => String(given % 100).padStart(2, '0')
  return `J-${two(first)}${two(first + 1)}-`
}

/** The number after `last`, the highest of its year so far. */
export const numberAfter = (start: string, last: string | null) =>
  `${start}${String(Number(last?.slice(start.length) ?? 0) + 1).padStart(4, '0')}`

type Standing = {
  stage: JobStage
  hasClient: boolean
  hasDate: boolean
  confirmed: number
  options: number
  unanswered: number
}

/** What a job still needs for its next step, as words for the user. */
export function missingFor({
  stage,
  hasClient,
  hasDate,
  confirmed,
  options,
  unanswered,
}: Standing): string[] {
  if (!STAGES_AT_WORK.includes(stage)) return []
  return [
    !hasClient && 'a client',
    !hasDate && 'a date',
    confirmed === 0 && options === 0 && 'a talent on option',
    unanswered > 0 && `an answer of ${unanswered === 1 ? 'one talent' : `${unanswered} talents`}`,
    confirmed === 0 && stage === 'agreed' && 'a confirmed talent',
  ].filter((each) => typeof each === 'string')
}

/** What happened in a job. Of words that were deleted it says by whom, which happened later in the same job. */
export function activityViews(
  rows: readonly ActivityRow[],
  names: ReadonlyMap<string, string>,
): ActivityView[] {
  const blanked = rows.filter(({ kind }) => kind === 'note blanked')
  const blankingOf = (number: number) =>
    blanked.find(({ after }) => after?.some(({ table, id }) => table === 'activities' && id === `${number}`))
  return rows.map(({ number, at, kind, actorName, claimId, words }) => {
    const blanking = words === null ? blankingOf(number) : undefined
    return {
      number,
      at,
      kind,
      words: activityWords(kind, actorName, names.get(claimId ?? '') ?? null),
      note: words,
      deleted:
        blanking || (kind === 'note' && words === null) ? deletedWords(blanking?.actorName ?? null) : null,
    }
  })
}
