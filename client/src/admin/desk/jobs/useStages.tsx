import { type ReactNode, useState } from 'react'
import { type JobStage, STAGES_AFTER_WORK } from '../../../../../shared/desk/deskLists'
import type { JobRecord } from '../../../../../shared/desk/jobs/jobs'
import { lateDialog } from '../../forms/lateDialog'
import { desk } from '../copy'
import { confirmedOn } from './faces/claimDays'
import type { JobDecisions } from './useJobDecisions'

const EndDialog = lateDialog(() => import('./dialogs/EndDialog'))
const StageWordsDialog = lateDialog(() => import('./StageWordsDialog'))

const copy = desk.job

/** The steps from each stage; the first is the usual one. */
const NEXT: Record<JobStage, readonly JobStage[]> = {
  open: ['agreed', 'quoted', 'lost', 'cancelled'],
  quoted: ['agreed', 'lost', 'cancelled'],
  agreed: ['done', 'cancelled'],
  done: ['closed', 'agreed'],
  billed: [],
  closed: ['done'],
  lost: ['open'],
  cancelled: ['open'],
}

const ENDED: readonly JobStage[] = ['closed', 'lost', 'cancelled']

/** Steps that ask something first. A job that goes back to agreed was agreed before. */
const asks = (from: JobStage, to: JobStage) =>
  to === 'lost' || to === 'cancelled' || to === 'quoted' || (to === 'agreed' && from !== 'done') ? to : null
type Asked = NonNullable<ReturnType<typeof asks>>

function stepWords(from: JobStage, to: JobStage) {
  if (from === 'closed') return copy.steps.open
  return from === 'done' && to === 'agreed' ? copy.reopenDone : copy.steps[to === 'billed' ? 'closed' : to]
}

/** Whether a talent is confirmed for a day that is still ahead: then the work cannot be done yet. */
const isConfirmedAhead = ({ claims, dates }: JobRecord) => {
  const ahead = new Set(dates.filter(({ isPast }) => !isPast).map(({ id }) => id))
  return claims.some((claim) =>
    claim.dates.some(({ state, jobDateId }) => state === 'confirmed' && ahead.has(jobDateId)),
  )
}

const lastDayOf = ({ dates }: JobRecord) =>
  dates
    .filter(({ cancelledAt }) => cancelledAt === null)
    .map(({ day }) => day)
    .sort()
    .at(-1)

type Step = { stage: JobStage; label: string; go: () => void }
export type Stages = {
  /** the usual one first */
  steps: readonly Step[]
  /** what comes next by itself; never the end of a job that is worked on */
  usual: Step | undefined
  /** what comes next only takes back how the job ended */
  isOver: boolean
  /** the day after which the work counts as done, where it is still ahead */
  lastDay: string | undefined
  /** the question of a step that asks something first */
  dialog: ReactNode
}

/** The steps that a job can take, and the dialogs of those that ask something. */
export function useStages(job: JobRecord, decisions: JobDecisions): Stages {
  const [asked, setAsked] = useState<Asked | null>(null)
  const go = (stage: JobStage) => {
    const question = asks(job.stage, stage)
    if (question) return setAsked(question)
    const { id, version } = job
    decisions.decide({
      ask: (api) => api.jobs.setStage.mutate({ id, version, stage }),
      words: copy.stageDone,
    })
  }
  const lastDay = isConfirmedAhead(job) ? lastDayOf(job) : undefined
  const isConfirmed = job.dates.some(({ id }) => confirmedOn(job, id))
  const next = job.isInvoiced && STAGES_AFTER_WORK.includes(job.stage) ? [] : NEXT[job.stage]
  const steps = next
    .filter((stage) => !(stage === 'done' && lastDay) && !(stage === 'lost' && isConfirmed))
    .map((stage) => ({ stage, label: stepWords(job.stage, stage), go: () => go(stage) }))
  const close = () => setAsked(null)
  return {
    steps,
    isOver: ENDED.includes(job.stage),
    usual: steps.find(({ stage }, at) => at === 0 && stage !== 'cancelled' && stage !== 'lost'),
    lastDay: job.stage === 'agreed' ? lastDay : undefined,
    dialog:
      asked === 'lost' || asked === 'cancelled' ? (
        <EndDialog job={job} ending={asked} decisions={decisions} onClose={close} />
      ) : asked ? (
        <StageWordsDialog job={job} stage={asked} decisions={decisions} onClose={close} />
      ) : null,
  }
}
