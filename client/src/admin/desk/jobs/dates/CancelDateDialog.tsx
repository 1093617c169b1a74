import { useState } from 'react'
import { deskDay } from '../../../../../../shared/desk/dayWords'
import type { JobDateView, JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { freshKey } from '../../../../lib/forms/idempotency'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { desk } from '../../copy'
import { Affected } from '../dialogs/Affected'
import { confirmedOn } from '../faces/claimDays'
import type { JobDecisions } from '../useJobDecisions'
import { PercentField, percentOf, useOwedPercent } from './PercentField'

const copy = desk.job

type Props = { job: JobRecord; date: JobDateView; decisions: JobDecisions; onClose: () => void }

/** Cancels a date, with what the client still owes where somebody was confirmed. */
export default function CancelDateDialog({ job, date, decisions, onClose }: Props) {
  const [decisionKey] = useState(freshKey)
  const [typed, setPercent] = useState<string>()
  const [isChecked, setChecked] = useState(false)
  const proposed = useOwedPercent(job, confirmedOn(job, date.id) ? [date] : [])
  const percent = typed ?? proposed
  const send = () => {
    setChecked(true)
    const cancelPercent = percentOf(percent)
    if (cancelPercent === undefined) return
    const decision = { jobId: job.id, version: job.version, dateId: date.id, cancelPercent, decisionKey }
    decisions.decide({
      ask: (api) => api.jobs.cancelDate.mutate(decision),
      words: copy.dateDone,
      onDone: onClose,
    })
  }
  return (
    <DecisionDialog
      title={copy.cancelDateTitle(deskDay(date.day))}
      act={copy.cancelDate}
      keep={copy.keep}
      isBusy={decisions.isBusy}
      onAct={send}
      onClose={onClose}
      decisions={decisions}
    >
      <p>{copy.cancelDateMore}</p>
      <Affected dates={[date]} claims={job.claims} />
      {confirmedOn(job, date.id) ? (
        <PercentField {...{ proposed, isChecked, day: date.day }} value={percent} onChange={setPercent} />
      ) : null}
    </DecisionDialog>
  )
}
