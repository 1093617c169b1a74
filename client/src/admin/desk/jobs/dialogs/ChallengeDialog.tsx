import { useState } from 'react'
import { TextField } from '../../../../design/form/TextField'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { desk } from '../../copy'
import { useEnd } from '../faces/useEnd'
import { EndFields } from './EndFields'
import { type ClaimDialogProps, useDecisionDialog } from './useDecisionDialog'

const copy = desk.job.challenge

/** Moves the end of a challenge that this option has made, and says why. */
export default function ChallengeDialog(props: ClaimDialogProps) {
  const { claim } = props
  const { given, decide, dialog } = useDecisionDialog(props)
  const ends = claim.dates.flatMap(({ challenges }) => challenges?.endsAt ?? [])
  const { moment: endsAt, ...end } = useEnd(ends[0] ?? '')
  const [why, setWhy] = useState('')
  const [errors, setErrors] = useState<{ endsAt?: string; words?: string }>({})
  const send = () => {
    const missing = {
      ...(endsAt === null && { endsAt: desk.job.end.none }),
      ...(why.trim() === '' && { words: copy.noWhy }),
    }
    setErrors(missing)
    if (endsAt === null || Object.keys(missing).length > 0) return
    decide(
      (api) => api.claims.moveChallenge.mutate({ ...given, endsAt, words: why }),
      desk.job.done.moveChallenge,
      setErrors,
    )
  }
  return (
    <DecisionDialog
      title={copy.title(claim.modelName)}
      act={copy.act}
      busyWords={copy.busy}
      onAct={send}
      {...dialog}
    >
      <EndFields {...end} error={errors.endsAt} />
      <TextField
        label={copy.why}
        help={copy.whyHelp}
        required
        error={errors.words}
        value={why}
        onChange={(event) => setWhy(event.currentTarget.value)}
      />
    </DecisionDialog>
  )
}
