import { useState } from 'react'
import type { ClaimView } from '../../../../../../shared/desk/claims'
import { parseApiError } from '../../../../lib/apiError'
import { freshKey } from '../../../../lib/forms/idempotency'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { desk } from '../../copy'
import { useEnd } from '../faces/useEnd'
import type { JobDecisions } from '../useJobDecisions'
import { EndFields } from './EndFields'

const words = desk.job.extend

type Props = { claim: ClaimView; decisions: JobDecisions; onClose: () => void }

/** Gives the options of a talent in this job another end. */
export function ExtendDialog({ claim, decisions, onClose }: Props) {
  const [decisionKey] = useState(freshKey)
  const { moment: expiresAt, ...end } = useEnd(claim.expiresAt ?? '')
  const [error, setError] = useState<string>()
  const { extend, told, forget } = decisions
  const send = () => {
    if (extend.isPending) return
    setError(expiresAt === null ? desk.job.end.none : undefined)
    if (expiresAt === null) return
    const { id: claimId, version, modelName } = claim
    extend.mutate(
      { claimId, version, expiresAt, decisionKey },
      {
        ...told(desk.job.done.extend(modelName), onClose),
        onError(failure) {
          const [issue] = parseApiError(failure).issues
          // What is said beside a field is not said again above.
          if (issue) forget()
          setError(issue?.message)
        },
      },
    )
  }
  return (
    <DecisionDialog
      title={words.title(claim.modelName)}
      of={{ face: claim.face, name: claim.modelName }}
      act={words.act}
      isBusy={extend.isPending}
      onAct={send}
      onClose={onClose}
      decisions={decisions}
    >
      <p>{words.more}</p>
      <EndFields {...end} error={error} />
    </DecisionDialog>
  )
}
