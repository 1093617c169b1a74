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
  const { claim, decisions } = props
  const { given, whenDone, dialog } = useDecisionDialog(props)
  const { setRole: save } = decisions
  const [role, setRole] = useState(claim.roleId ?? '')
  // A role that a colleague removed meanwhile is not sent.
  const roleId = job.roles.find(({ id }) => id === role)?.id ?? null
  const send = () => {
    save.mutate({ ...given, roleId }, whenDone(copy.done.role))
  }
  return (
    <DecisionDialog
      title={copy.roles.ofTalent(claim.modelName)}
      act={copy.roles.save}
      isBusy={save.isPending}
      onAct={send}
      {...dialog}
    >
      <RoleField job={job} value={role} onChange={setRole} />
    </DecisionDialog>
  )
}
