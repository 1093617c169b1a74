import { useState } from 'react'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { desk } from '../../copy'
import { type ClaimDialogProps, useDecisionDialog } from '../dialogs/useDecisionDialog'
import { RoleField } from './RoleField'

const copy = desk.job

type Props = ClaimDialogProps & { job: JobRecord }

/** Gives a talent a role of the job, or none. */
export default function TalentRoleDialog({ job, ...props }: Props) {
  const { claim } = props
  const { given, decide, dialog } = useDecisionDialog(props)
  const [role, setRole] = useState(claim.roleId ?? '')
  // A role that a colleague removed meanwhile is not sent.
  const roleId = job.roles.find(({ id }) => id === role)?.id ?? null
  const send = () => {
    decide((api) => api.claims.setRole.mutate({ ...given, roleId }), copy.done.role)
  }
  return (
    <DecisionDialog
      title={copy.roles.ofTalent(claim.modelName)}
      act={copy.roles.save}
      onAct={send}
      {...dialog}
    >
      <RoleField job={job} value={role} onChange={setRole} />
    </DecisionDialog>
  )
}
