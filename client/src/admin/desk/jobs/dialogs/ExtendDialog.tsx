import { useState } from 'react'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { desk } from '../../copy'
import { useEnd } from '../faces/useEnd'
import { EndFields } from './EndFields'
import { type ClaimDialogProps, useDecisionDialog } from './useDecisionDialog'

const copy = desk.job.extend

/** Gives the options of a talent in this job another end. */
export default function ExtendDialog(props: ClaimDialogProps) {
  const { claim } = props
  const { given, decide, dialog } = useDecisionDialog(props)
  const { moment: expiresAt, ...end } = useEnd(claim.expiresAt ?? '')
  const [error, setError] = useState<string>()
  const send = () => {
    setError(expiresAt === null ? desk.job.end.none : undefined)
    if (expiresAt === null) return
    decide(
      (api) => api.claims.extend.mutate({ ...given, expiresAt }),
      desk.job.done.extend,
      (errors) => setError(Object.values(errors)[0]),
    )
  }
  return (
    <DecisionDialog title={copy.title(claim.modelName)} act={copy.act} onAct={send} {...dialog}>
      <p>{copy.more}</p>
      <EndFields {...end} error={error} />
    </DecisionDialog>
  )
}
