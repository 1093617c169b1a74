import { useState } from 'react'
import type { ClaimView } from '../../../../../../shared/desk/claims'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { freshKey } from '../../../../lib/forms/idempotency'
import type { Ask, JobDecisions } from '../useJobDecisions'

export type ClaimDialogProps = { claim: ClaimView; decisions: JobDecisions; onClose: () => void }

/**
 * What the dialogs of a claim share: what each decision carries, with one key while the dialog is open; the decision
 * itself, after which the dialog closes; and the props of the `DecisionDialog`.
 */
export function useDecisionDialog({ claim, decisions, onClose }: ClaimDialogProps) {
  const [decisionKey] = useState(freshKey)
  const { id: claimId, version, modelName, face } = claim
  return {
    given: { claimId, version, decisionKey },
    decide(
      ask: Ask,
      say: (name: string, job: JobRecord) => string,
      onErrors?: (errors: Record<string, string>) => void,
    ) {
      decisions.decide({ ask, words: (job) => say(modelName, job), onDone: onClose, onErrors })
    },
    dialog: {
      of: { face, name: modelName },
      isBusy: decisions.isBusy,
      onClose,
      decisions,
    },
  }
}
