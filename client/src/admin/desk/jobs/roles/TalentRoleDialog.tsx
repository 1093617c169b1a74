import { useState } from 'react'
import type { ClaimView } from '../../../../../../shared/desk/claims'
import type { JobRecord } from '../../../../../../shared/desk/jobs'
import { freshKey } from '../../../../lib/forms/idempotency'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { desk } from '../../copy'
import type { JobDecisions } from '../useJobDecisions'
import { RoleField } from './RoleField'

const words = desk.job

type Props = { job: JobRecord; claim: ClaimView; decisions: JobDecisions; onClose: () => void }

/** Gives a talent a role of the job, or none. */
export function TalentRoleDialog({ job, claim, decisions, onClose }: Props) {
  const [decisionKey] = useState(freshKey)
  const [role, setRole] = useState(claim.roleId ?? '')
  const { setRole: save, told } = decisions
  // A role that a colleague removed meanwhile is not sent.
  const roleId = job.roles.find(({ id }) => id === role)?.id ?? null
  const send = () => {
    if (save.isPending) return
    const { id: claimId, version, modelName } = claim
    save.mutate({ claimId, version, roleId, decisionKey }, told(words.done.role(modelName), onClose))
  }
  return (
    <DecisionDialog
      title={words.roles.ofTalent(claim.modelName)}
      of={{ face: claim.face, name: claim.modelName }}
      act={words.roles.save}
      isBusy={save.isPending}
      onAct={send}
      onClose={onClose}
      decisions={decisions}
    >
      <RoleField job={job} value={role} onChange={setRole} />
    </DecisionDialog>
  )
}
