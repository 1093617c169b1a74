import { useState } from 'react'
import type { ClaimView } from '../../../../shared/claims'
import { desk } from '../../copy/desk'
import { parseApiError } from '../../lib/apiError'
import { freshKey } from '../../lib/idempotency'
import { DecisionDialog } from '../forms/DecisionDialog'
import { EndFields } from './EndFields'
import { useEnd } from './useEnd'
import type { JobDecisions } from './useJobDecisions'

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
