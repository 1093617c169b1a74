import { useState } from 'react'
import type { ClaimView } from '../../../../shared/claims'
import { indianMoment } from '../../../../shared/days'
import { indianMinute } from '../../../../shared/format'
import { desk } from '../../copy/desk'
import { TextField } from '../../design/form/TextField'
import { parseApiError } from '../../lib/apiError'
import { freshKey } from '../../lib/idempotency'
import { DecisionDialog } from '../forms/DecisionDialog'
import type { JobDecisions } from './useJobDecisions'

const words = desk.job.challenge

type Props = { claim: ClaimView; decisions: JobDecisions; onClose: () => void }

/** Moves the end of a challenge that this option has made, and says why. */
export function ChallengeDialog({ claim, decisions, onClose }: Props) {
  const [decisionKey] = useState(freshKey)
  const ends = claim.dates.flatMap(({ challenges }) => challenges?.endsAt ?? [])
  const [[day = '', time = ''], setEnd] = useState(() => indianMinute(ends[0] ?? '').split(' '))
  const [why, setWhy] = useState('')
  const [errors, setErrors] = useState<{ endsAt?: string; words?: string }>({})
  const { moveChallenge, told, forget } = decisions
  const send = () => {
    if (moveChallenge.isPending) return
    const end = indianMoment(day, time)
    const missing = {
      ...(Number.isNaN(end.getTime()) && { endsAt: words.noEnd }),
      ...(why.trim() === '' && { words: words.noWhy }),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    const { id: claimId, version, modelName } = claim
    moveChallenge.mutate(
      { claimId, version, endsAt: end.toISOString(), words: why, decisionKey },
      {
        ...told(desk.job.done.moveChallenge(modelName), onClose),
        onError(error) {
          const { issues } = parseApiError(error)
          // What is said beside a field is not said again above.
          if (issues.length > 0) forget()
          setErrors(Object.fromEntries(issues.map(({ path, message }) => [path, message])))
        },
      },
    )
  }
  return (
    <DecisionDialog
      title={words.title(claim.modelName)}
      act={words.act}
      busyWords={words.busy}
      isBusy={moveChallenge.isPending}
      onAct={send}
      onClose={onClose}
      decisions={decisions}
    >
      <TextField
        label={words.day}
        type="date"
        required
        error={errors.endsAt}
        value={day}
        onChange={(event) => setEnd([event.currentTarget.value, time])}
      />
      <TextField
        label={words.time}
        type="time"
        required
        value={time}
        onChange={(event) => setEnd([day, event.currentTarget.value])}
      />
      <TextField
        label={words.why}
        help={words.whyHelp}
        required
        error={errors.words}
        value={why}
        onChange={(event) => setWhy(event.currentTarget.value)}
      />
    </DecisionDialog>
  )
}
