import { useState } from 'react'
import { SelectField } from '../../../../design/form/SelectField'
import { TextField } from '../../../../design/form/TextField'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { desk } from '../../copy'
import { type ClaimDialogProps, useDecisionDialog } from '../dialogs/useDecisionDialog'
import { eachOnce, optionWords } from '../faces/claimDays'

const copy = desk.job.ahead

/** The first option lets the one right behind it go ahead, and says why. */
export default function AheadDialog(props: ClaimDialogProps) {
  const { claim } = props
  const { given, decide, dialog } = useDecisionDialog(props)
  const others = eachOnce(claim.dates.flatMap((date) => date.behind))
  const [chosen, setChosen] = useState('')
  const [why, setWhy] = useState('')
  const [error, setError] = useState<string>()
  const other = others.find(({ claimId }) => claimId === chosen) ?? others[0]
  const send = () => {
    setError(why.trim() === '' ? copy.noWhy : undefined)
    if (why.trim() === '' || !other) return
    decide(
      (api) => api.claims.letGoAhead.mutate({ ...given, aheadId: other.claimId, words: why }),
      desk.job.done.ahead,
      ({ words }) => setError(words),
    )
  }
  return (
    <DecisionDialog
      title={copy.title(claim.modelName)}
      act={copy.act}
      busyWords={copy.busy}
      isWaiting={!other}
      onAct={send}
      {...dialog}
    >
      <p>{copy.more}</p>
      {other ? (
        <SelectField
          label={copy.which}
          value={other.claimId}
          choices={others.map((option) => ({ value: option.claimId, words: optionWords(option) }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      ) : (
        <p>{copy.nobody}</p>
      )}
      <TextField
        label={copy.why}
        required
        error={error}
        value={why}
        onChange={(event) => setWhy(event.currentTarget.value)}
      />
    </DecisionDialog>
  )
}
