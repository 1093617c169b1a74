import { useState } from 'react'
import type { ClaimView } from '../../../../shared/claims'
import type { JobRecord } from '../../../../shared/jobs'
import { desk } from '../../copy/desk'
import { freshKey } from '../../lib/idempotency'
import { DecisionDialog } from '../forms/DecisionDialog'
import { RoleField } from './RoleField'
import type { JobDecisions } from './useJobDecisions'

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
