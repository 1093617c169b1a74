import { useState } from 'react'
import type { ClaimView } from '../../../../../../shared/desk/claims'
import { SelectField } from '../../../../design/form/SelectField'
import { TextField } from '../../../../design/form/TextField'
import { freshKey } from '../../../../lib/forms/idempotency'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { desk } from '../../copy'
import { eachOnce, optionWords } from '../faces/claimDays'
import type { JobDecisions } from '../useJobDecisions'

const words = desk.job.ahead

type Props = { claim: ClaimView; decisions: JobDecisions; onClose: () => void }

/** The first option lets the one right behind it go ahead, and says why. */
export function AheadDialog({ claim, decisions, onClose }: Props) {
  const [decisionKey] = useState(freshKey)
  const others = eachOnce(claim.dates.flatMap((date) => date.behind))
  const [chosen, setChosen] = useState('')
  const [why, setWhy] = useState('')
  const [error, setError] = useState<string>()
  const { letGoAhead, told } = decisions
  const other = others.find(({ claimId }) => claimId === chosen) ?? others[0]
  const send = () => {
    setError(why.trim() === '' ? words.noWhy : undefined)
    if (letGoAhead.isPending || why.trim() === '' || !other) return
    const { id: claimId, version, modelName } = claim
    letGoAhead.mutate(
      { claimId, version, aheadId: other.claimId, words: why, decisionKey },
      told(desk.job.done.ahead(modelName), onClose),
    )
  }
  return (
    <DecisionDialog
      title={words.title(claim.modelName)}
      of={{ face: claim.face, name: claim.modelName }}
      act={words.act}
      busyWords={words.busy}
      isBusy={letGoAhead.isPending}
      isWaiting={!other}
      onAct={send}
      onClose={onClose}
      decisions={decisions}
    >
      <p>{words.more}</p>
      {other ? (
        <SelectField
          label={words.which}
          value={other.claimId}
          choices={others.map((option) => ({ value: option.claimId, words: optionWords(option) }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      ) : (
        <p>{words.nobody}</p>
      )}
      <TextField
        label={words.why}
        required
        error={error}
        value={why}
        onChange={(event) => setWhy(event.currentTarget.value)}
      />
    </DecisionDialog>
  )
}
