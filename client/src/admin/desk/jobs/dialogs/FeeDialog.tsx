import { useState } from 'react'
import type { ClaimView } from '../../../../../../shared/desk/claims'
import { FEE_UNITS } from '../../../../../../shared/desk/deskLists'
import { CheckField } from '../../../../design/form/CheckField'
import { SelectField } from '../../../../design/form/SelectField'
import { TextField } from '../../../../design/form/TextField'
import { freshKey } from '../../../../lib/forms/idempotency'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { desk } from '../../copy'
import { paiseOf, rupeesOf } from '../faces/fees'
import type { JobDecisions } from '../useJobDecisions'

const words = desk.job.fee

type Props = { claim: ClaimView; decisions: JobDecisions; onClose: () => void }

/** Sets what a talent gets for one unit. */
export function FeeDialog({ claim, decisions, onClose }: Props) {
  const [decisionKey] = useState(freshKey)
  const [rupees, setRupees] = useState(rupeesOf(claim.feePaise) || String(claim.dailyRate ?? ''))
  const [unit, setUnit] = useState(FEE_UNITS.find((each) => each === claim.feeUnit) ?? 'day')
  const [isShared, setShared] = useState(claim.feeIsShared)
  const { setFee, told } = decisions
  const [isWrong, setWrong] = useState(false)
  const send = () => {
    if (setFee.isPending) return
    const { id: claimId, version, modelName } = claim
    const feePaise = paiseOf(rupees)
    setWrong(Number.isNaN(feePaise))
    if (Number.isNaN(feePaise)) return
    setFee.mutate(
      { claimId, version, feePaise, feeUnit: unit, feeIsShared: isShared, decisionKey },
      told(desk.job.done.fee(modelName), onClose),
    )
  }
  return (
    <DecisionDialog
      title={words.title(claim.modelName)}
      of={{ face: claim.face, name: claim.modelName }}
      act={words.act}
      isBusy={setFee.isPending}
      onAct={send}
      onClose={onClose}
      decisions={decisions}
    >
      <TextField
        label={words.rupees}
        help={words.help}
        error={isWrong ? words.wrong : undefined}
        inputMode="decimal"
        value={rupees}
        onChange={(event) => setRupees(event.currentTarget.value)}
      />
      <SelectField
        label={words.unit}
        value={unit}
        choices={FEE_UNITS.map((value) => ({ value, words: words.units[value] }))}
        onChoose={setUnit}
      />
      <CheckField
        label={words.shared(claim.modelName)}
        checked={isShared}
        onChange={(event) => setShared(event.currentTarget.checked)}
      />
    </DecisionDialog>
  )
}
