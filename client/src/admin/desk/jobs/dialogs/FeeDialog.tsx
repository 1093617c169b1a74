import { useState } from 'react'
import { FEE_UNITS } from '../../../../../../shared/desk/deskLists'
import { CheckField } from '../../../../design/form/CheckField'
import { SelectField } from '../../../../design/form/SelectField'
import { TextField } from '../../../../design/form/TextField'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { desk } from '../../copy'
import { paiseOf, rupeesOf } from '../faces/fees'
import { type ClaimDialogProps, useDecisionDialog } from './useDecisionDialog'

const copy = desk.job.fee

/** Sets what a talent gets for one unit. */
export function FeeDialog(props: ClaimDialogProps) {
  const { claim } = props
  const { given, decide, dialog } = useDecisionDialog(props)
  const [rupees, setRupees] = useState(rupeesOf(claim.feePaise) || String(claim.dailyRate ?? ''))
  const [unit, setUnit] = useState(FEE_UNITS.find((each) => each === claim.feeUnit) ?? 'day')
  const [isShared, setShared] = useState(claim.feeIsShared)
  const [isWrong, setWrong] = useState(false)
  const send = () => {
    const feePaise = paiseOf(rupees)
    setWrong(Number.isNaN(feePaise))
    if (Number.isNaN(feePaise)) return
    const fee = { feePaise, feeUnit: unit, feeIsShared: isShared }
    decide((api) => api.claims.setFee.mutate({ ...given, ...fee }), desk.job.done.fee)
  }
  return (
    <DecisionDialog title={copy.title(claim.modelName)} act={copy.act} onAct={send} {...dialog}>
      <TextField
        label={copy.rupees}
        help={copy.help}
        error={isWrong ? copy.wrong : undefined}
        inputMode="decimal"
        value={rupees}
        onChange={(event) => setRupees(event.currentTarget.value)}
      />
      <SelectField
        label={copy.unit}
        value={unit}
        choices={FEE_UNITS.map((value) => ({ value, words: copy.units[value] }))}
        onChoose={setUnit}
      />
      <CheckField
        label={copy.shared(claim.modelName)}
        checked={isShared}
        onChange={(event) => setShared(event.currentTarget.checked)}
      />
    </DecisionDialog>
  )
}
