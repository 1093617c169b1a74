import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { JobStage } from '../../../../../shared/desk/deskLists'
import type { JobRecord } from '../../../../../shared/desk/jobs'
import { shortDay } from '../../../../../shared/format'
import { Button } from '../../../design/actions/Button'
import { desk } from '../copy'
import { EndDialog } from './dialogs/EndDialog'
import { confirmedOn } from './faces/claimDays'
import { StageWordsDialog } from './StageWordsDialog'
import type { JobDecisions } from './useJobDecisions'

const words = desk.job

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

/** Steps that ask something first. A job that goes back to agreed was agreed before. */
const asks = (from: JobStage, to: JobStage) =>
  to === 'lost' || to === 'cancelled' || to === 'quoted' || (to === 'agreed' && from !== 'done') ? to : null
type Asked = NonNullable<ReturnType<typeof asks>>

function stepWords(from: JobStage, to: JobStage) {
  if (from === 'closed') return words.steps.open
  return from === 'done' && to === 'agreed' ? words.reopenDone : words.steps[to === 'billed' ? 'closed' : to]
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

type Props = {
  job: JobRecord
  decisions: JobDecisions
  /** a step of the job is what to press first on the page */
  isNext: boolean
}

/** The steps that a job can take. */
export function StageButtons({ job, decisions, isNext }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { setStage, told } = decisions
  const go = (stage: JobStage) => {
    const question = asks(job.stage, stage)
    if (question) return setAsked(question)
    if (setStage.isPending) return
    const { id, version } = job
    setStage.mutate({ id, version, stage }, told(words.stageDone))
  }
  const usual = NEXT[job.stage][0]
  const lastDay = isConfirmedAhead(job) ? lastDayOf(job) : undefined
  const isConfirmed = job.dates.some(({ id }) => confirmedOn(job, id))
  const steps = NEXT[job.stage].filter(
    (stage) => !(stage === 'done' && lastDay) && !(stage === 'lost' && isConfirmed),
  )
  return (
    <>
      {steps.map((stage) => (
        <Button
          key={stage}
          variant={isNext && stage === usual ? 'primary' : 'outline'}
          size="touch"
          onClick={() => go(stage)}
        >
          {stepWords(job.stage, stage)}
        </Button>
      ))}
      {lastDay && job.stage === 'agreed' ? (
        <chakra.span color="fgQuiet">{words.doneAfter(shortDay(lastDay))}</chakra.span>
      ) : null}
      {asked === 'lost' || asked === 'cancelled' ? (
        <EndDialog job={job} ending={asked} decisions={decisions} onClose={() => setAsked(null)} />
      ) : asked ? (
        <StageWordsDialog job={job} stage={asked} decisions={decisions} onClose={() => setAsked(null)} />
      ) : null}
    </>
  )
}
