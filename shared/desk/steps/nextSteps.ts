import type { ClaimDateView, ClaimView } from '../claims'
import { ENDED_STATES, STAGES_AT_WORK, UNDECIDED_STATES } from '../deskLists'
import type { JobRecord } from '../jobs/jobs'

/** What a talent of a job needs next, the most pressing first. */
const TALENT_STEPS = [
  'answer challenge',
  'replace',
  'ask again',
  'settle',
  'confirm',
  'place option',
  'ask',
  'remind',
] as const
export type TalentStep = (typeof TALENT_STEPS)[number]

type Dated = Pick<
  ClaimDateView,
  'jobDateId' | 'state' | 'reason' | 'isAnswered' | 'before' | 'takenBy' | 'challengedBy'
>
type Talent = Pick<ClaimView, 'id' | 'modelId' | 'modelName' | 'answer' | 'isFeeAnswered' | 'roleId'> & {
  dates: readonly Dated[]
}
type Role = Pick<JobRecord['roles'][number], 'id' | 'title' | 'wanted'>
type Day = Pick<JobRecord['dates'][number], 'id' | 'isPast' | 'cancelledAt'>
/** As much of a job as decides what comes next in it. */
export type JobToStep = Pick<JobRecord, 'stage'> & {
  dates: readonly Day[]
  roles: readonly Role[]
  claims: readonly Talent[]
}

/** What a job needs next: of these talents, for this role (null: for the job as a whole), or of the client. */
export type NextStep =
  | { step: TalentStep; talents: { id: string; name: string }[] }
  | { step: 'fill role'; role: string | null; count: number }
  | { step: 'agree price' }

const isOpen = ({ state }: Dated) => UNDECIDED_STATES.includes(state)
const isLiving = (date: Dated) => isOpen(date) || date.state === 'confirmed' || date.state === 'done'

/** How many more are wanted for a role; without roles one talent is enough. */
function lacking({ claims }: Pick<JobToStep, 'claims'>, role: Role | null): number {
  const there = claims.filter(
    (claim) => (role === null || claim.roleId === role.id) && claim.dates.some(isLiving),
  )
  return Math.max(0, (role?.wanted ?? 1) - there.length)
}

/** The first role that wants more talents than it has. */
export const roleToFill = (job: Pick<JobToStep, 'claims' | 'roles'>): Role | undefined =>
  job.roles.find((role) => lacking(job, role) > 0)

const roleOf = ({ roles }: JobToStep, { roleId }: Talent) => roles.find(({ id }) => id === roleId) ?? null

/** Whether a talent said yes to these open dates at this fee, is first on each of them, and nobody challenges her. */
export const canBeConfirmed = (
  { isFeeAnswered }: Pick<Talent, 'isFeeAnswered'>,
  open: readonly Dated[],
): boolean =>
  isFeeAnswered &&
  open.every(
    ({ isAnswered, before, takenBy, challengedBy }) =>
      isAnswered && before.length === 0 && takenBy === null && challengedBy === null,
  )

/** What one talent needs next; null where nothing waits, as after a confirmation. */
export function stepOfTalent(job: JobToStep, talent: Talent): TalentStep | null {
  if (talent.modelId === null || !STAGES_AT_WORK.includes(job.stage)) return null
  const ahead = job.dates.filter(({ isPast, cancelledAt }) => !isPast && cancelledAt === null)
  const dates = talent.dates.filter(({ jobDateId }) => ahead.some(({ id }) => id === jobDateId))
  const open = dates.filter(isOpen)
  if (open.some(({ challengedBy }) => challengedBy !== null)) return 'answer challenge'
  if (open.length === 0) {
    const isMissed =
      lacking(job, roleOf(job, talent)) > 0 &&
      dates.some(({ state }) => ENDED_STATES.includes(state)) &&
      !dates.some(isLiving)
    if (!isMissed) return null
    if (dates.some(({ state }) => state === 'withdrawn' || state === 'declined')) return 'replace'
    const isLost = ({ state, reason }: Dated) =>
      state === 'expired' || (state === 'released' && (reason === 'taken' || reason === 'challenge'))
    return dates.some(isLost) ? 'ask again' : null
  }
  if (talent.answer === 'conditional') return 'settle'
  if (canBeConfirmed(talent, open)) return 'confirm'
  if (open.some(({ state, takenBy }) => state === 'proposed' && takenBy === null)) return 'place option'
  if (talent.answer === 'none') return 'ask'
  return talent.answer === 'asked' ? 'remind' : null
}

/** The one thing to press first in a job: trouble, a yes, no answer, an empty role, then the price. */
export function nextStepOf(job: JobToStep): NextStep | null {
  if (!STAGES_AT_WORK.includes(job.stage)) return null
  const steps = job.claims.map((talent) => ({ talent, step: stepOfTalent(job, talent) }))
  for (const step of TALENT_STEPS) {
    const found = steps.filter((each) => each.step === step)
    if (found.length > 0)
      return { step, talents: found.map(({ talent: { id, modelName } }) => ({ id, name: modelName })) }
  }
  if (job.roles.length === 0 && lacking(job, null) > 0) return { step: 'fill role', role: null, count: 1 }
  const role = roleToFill(job)
  if (role) return { step: 'fill role', role: role.title, count: lacking(job, role) }
  return job.stage === 'agreed' ? null : { step: 'agree price' }
}
