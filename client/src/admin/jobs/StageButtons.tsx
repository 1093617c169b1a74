import { useState } from 'react'
import type { JobStage } from '../../../../shared/deskLists'
import type { JobRecord } from '../../../../shared/jobs'
import { desk } from '../../copy/desk'
import { Button } from '../../design/actions/Button'
import { EndDialog } from './EndDialog'
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

export function StageButtons({ job, decisions }: { job: JobRecord; decisions: JobDecisions }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { setStage, told } = decisions
  const go = (stage: JobStage) => {
    const question = asks(job.stage, stage)
    if (question) return setAsked(question)
    if (setStage.isPending) return
    const { id, version } = job
    setStage.mutate({ id, version, stage }, told(words.stageDone))
  }
  return (
    <>
      {NEXT[job.stage].map((stage, at) => (
        <Button key={stage} variant={at === 0 ? 'primary' : 'outline'} size="touch" onClick={() => go(stage)}>
          {stepWords(job.stage, stage)}
        </Button>
      ))}
      {asked === 'lost' || asked === 'cancelled' ? (
        <EndDialog job={job} ending={asked} decisions={decisions} onClose={() => setAsked(null)} />
      ) : asked ? (
        <StageWordsDialog job={job} stage={asked} decisions={decisions} onClose={() => setAsked(null)} />
      ) : null}
    </>
  )
}
