import { useState } from 'react'
import type { JobRecord } from '../../../../../shared/desk/jobs/jobs'
import { TextField } from '../../../design/form/TextField'
import { freshKey } from '../../../lib/forms/idempotency'
import { DecisionDialog } from '../../forms/DecisionDialog'
import { desk } from '../copy'
import type { JobDecisions } from './useJobDecisions'

const copy = desk.job

type Props = { job: JobRecord; stage: 'quoted' | 'agreed'; decisions: JobDecisions; onClose: () => void }

/** Marks that the price was sent or that the client agreed, with how, which the activity keeps. */
export default function StageWordsDialog({ job: { id, version }, stage, decisions, onClose }: Props) {
  const [decisionKey] = useState(freshKey)
  const [said, setSaid] = useState('')
  const [error, setError] = useState<string>()
  return (
    <DecisionDialog
      title={copy.stageTitle[stage]}
      act={copy.stageAct[stage]}
      isBusy={decisions.isBusy}
      onAct={() =>
        decisions.decide({
          ask: (api) => api.jobs.setStage.mutate({ id, version, stage, words: said, decisionKey }),
          words: copy.stageDone,
          onDone: onClose,
          onErrors: ({ words }) => setError(words),
        })
      }
      onClose={onClose}
      decisions={decisions}
    >
      <TextField
        label={copy.stageWords[stage]}
        help={copy.stageHelp[stage]}
        error={error}
        value={said}
        onChange={(event) => setSaid(event.currentTarget.value)}
      />
    </DecisionDialog>
  )
}
