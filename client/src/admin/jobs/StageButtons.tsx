import { useState } from 'react'
import type { JobStage } from '../../../../shared/deskLists'
import type { JobRecord } from '../../../../shared/jobs'
import { desk } from '../../copy/desk'
import { Button } from '../../design/actions/Button'
import { EndDialog } from './EndDialog'
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

type Ending = 'lost' | 'cancelled'

export function StageButtons({ job, decisions }: { job: JobRecord; decisions: JobDecisions }) {
  const [ending, setEnding] = useState<Ending | null>(null)
  const { setStage, told } = decisions
  const go = (stage: JobStage) => {
    if (setStage.isPending) return
    const { id, version } = job
    setStage.mutate({ id, version, stage }, told(words.stageDone))
  }
  return (
    <>
      {NEXT[job.stage].map((stage, at) => (
        <Button
          key={stage}
          variant={at === 0 ? 'primary' : 'outline'}
          size="small"
          minH="touch"
          onClick={() => (stage === 'lost' || stage === 'cancelled' ? setEnding(stage) : go(stage))}
        >
          {job.stage === 'done' && stage === 'agreed'
            ? words.reopenDone
            : words.steps[stage === 'billed' ? 'closed' : stage]}
        </Button>
      ))}
      {ending ? (
        <EndDialog job={job} ending={ending} decisions={decisions} onClose={() => setEnding(null)} />
      ) : null}
    </>
  )
}
