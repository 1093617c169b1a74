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
  const { claim, decisions } = props
  const { given, toldWithFields, dialog } = useDecisionDialog(props)
  const { moveChallenge } = decisions
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
    moveChallenge.mutate(
      { ...given, endsAt, words: why },
      toldWithFields(desk.job.done.moveChallenge, setErrors),
    )
  }
  return (
    <DecisionDialog
      title={copy.title(claim.modelName)}
      act={copy.act}
      busyWords={copy.busy}
      isBusy={moveChallenge.isPending}
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
