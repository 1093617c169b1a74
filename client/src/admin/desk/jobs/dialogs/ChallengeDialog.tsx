import { useState } from 'react'
import type { ClaimView } from '../../../../../../shared/desk/claims'
import { TextField } from '../../../../design/form/TextField'
import { parseApiError } from '../../../../lib/apiError'
import { freshKey } from '../../../../lib/forms/idempotency'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { desk } from '../../copy'
import { useEnd } from '../faces/useEnd'
import type { JobDecisions } from '../useJobDecisions'
import { EndFields } from './EndFields'

const words = desk.job.challenge

type Props = { claim: ClaimView; decisions: JobDecisions; onClose: () => void }

/** Moves the end of a challenge that this option has made, and says why. */
export function ChallengeDialog({ claim, decisions, onClose }: Props) {
  const [decisionKey] = useState(freshKey)
  const ends = claim.dates.flatMap(({ challenges }) => challenges?.endsAt ?? [])
  const { moment: endsAt, ...end } = useEnd(ends[0] ?? '')
  const [why, setWhy] = useState('')
  const [errors, setErrors] = useState<{ endsAt?: string; words?: string }>({})
  const { moveChallenge, told, forget } = decisions
  const send = () => {
    if (moveChallenge.isPending) return
    const missing = {
      ...(endsAt === null && { endsAt: desk.job.end.none }),
      ...(why.trim() === '' && { words: words.noWhy }),
    }
    setErrors(missing)
    if (endsAt === null || Object.keys(missing).length > 0) return
    const { id: claimId, version, modelName } = claim
    moveChallenge.mutate(
      { claimId, version, endsAt, words: why, decisionKey },
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
      of={{ face: claim.face, name: claim.modelName }}
      act={words.act}
      busyWords={words.busy}
      isBusy={moveChallenge.isPending}
      onAct={send}
      onClose={onClose}
      decisions={decisions}
    >
      <EndFields {...end} error={errors.endsAt} />
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
