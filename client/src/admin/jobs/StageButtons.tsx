import { useState } from 'react'
import type { JobStage } from '../../../../shared/deskLists'
import type { JobRecord } from '../../../../shared/jobs'
import { desk } from '../../copy/desk'
import { parts } from '../../copy/parts'
import { Button } from '../../design/actions/Button'
import { Dialog } from '../../design/feedback/Dialog'
import { SubmitButton } from '../../design/form/SubmitButton'
import { TextField } from '../../design/form/TextField'
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
  const go = (stage: JobStage, reason?: string) => {
    if (setStage.isPending) return
    const { id, version } = job
    setStage.mutate({ id, version, stage, reason: reason || undefined }, told(words.stageDone))
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
        <EndDialog
          ending={ending}
          onClose={() => setEnding(null)}
          onEnd={(reason) => {
            go(ending, reason)
            setEnding(null)
          }}
        />
      ) : null}
    </>
  )
}

type EndProps = { ending: Ending; onClose: () => void; onEnd: (reason: string) => void }

function EndDialog({ ending, onClose, onEnd }: EndProps) {
  const [reason, setReason] = useState('')
  return (
    <Dialog
      open
      size="narrow"
      title={words.endTitle[ending]}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {parts.cancel}
          </Button>
          <SubmitButton busy={false} busyWords={words.saving} onClick={() => onEnd(reason)}>
            {words.steps[ending]}
          </SubmitButton>
        </>
      }
    >
      <p>{words.endMore[ending]}</p>
      <TextField
        label={words.reason}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Dialog>
  )
}
