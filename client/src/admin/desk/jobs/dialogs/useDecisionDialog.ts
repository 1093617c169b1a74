import { useState } from 'react'
import type { ClaimView } from '../../../../../../shared/desk/claims'
import { freshKey } from '../../../../lib/forms/idempotency'
import type { JobDecisions } from '../useJobDecisions'

export type ClaimDialogProps = { claim: ClaimView; decisions: JobDecisions; onClose: () => void }

/**
 * What the dialogs of a claim share: what each decision carries, with one key while the dialog is open; what follows
 * the decision; and the props of the `DecisionDialog`.
 */
export function useDecisionDialog({ claim, decisions, onClose }: ClaimDialogProps) {
  const [decisionKey] = useState(freshKey)
  const { id: claimId, version, modelName, face } = claim
  const whenDone = (say: (name: string) => string) => decisions.whenDone(say(modelName), onClose)
  return {
    given: { claimId, version, decisionKey },
    whenDone,
    /** Like `whenDone`, where a refusal may be about a field. */
    toldWithFields: (say: (name: string) => string, onErrors: (errors: Record<string, string>) => void) =>
      decisions.toldWithFields(say(modelName), onClose, onErrors),
    dialog: { of: { face, name: modelName }, onClose, decisions },
  }
}
