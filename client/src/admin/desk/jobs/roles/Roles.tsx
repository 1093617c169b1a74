import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { JobRoleView } from '../../../../../../shared/desk/jobs/jobRoles'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { dotted, money } from '../../../../../../shared/format'
import { Button } from '../../../../design/actions/Button'
import { Confirm } from '../../../../design/feedback/Confirm'
import { lateDialog } from '../../../forms/lateDialog'
import { desk } from '../../copy'
import { Fact } from '../facts/Fact'
import { PartLine } from '../PartLine'
import type { JobDecisions } from '../useJobDecisions'
import { byRole } from './RoleHead'

const RoleDialog = lateDialog(() => import('./RoleDialog'))

const copy = desk.job.roles
const { fee } = desk.job

type Asking = { what: 'add'; role: null } | { what: 'change' | 'remove'; role: JobRoleView }

/** What is looked for in a job, where it needs different people, as text until *Edit* is pressed. */
export function Roles({ job, decisions }: { job: JobRecord; decisions: JobDecisions }) {
  const [isEditing, setEditing] = useState(false)
  const [asking, setAsking] = useState<Asking | null>(null)
  const close = () => setAsking(null)
  const remove = (role: JobRoleView) => {
    const removed = { jobId: job.id, roleId: role.id, version: job.version }
    decisions.decide({ ask: (api) => api.jobs.removeRole.mutate(removed), words: copy.done })
    close()
  }
  const hasTalents = (role: JobRoleView) =>
    byRole(job).some((group) => group.role?.id === role.id && group.claims.length > 0)
  return (
    <Fact
      title={copy.heading}
      isEmpty={job.roles.length === 0}
      isEditing={isEditing}
      onEdit={() =>
        job.roles.length === 0 ? setAsking({ what: 'add', role: null }) : setEditing(!isEditing)
      }
    >
      {job.roles.length === 0 ? <chakra.p color="fgQuiet">{copy.empty}</chakra.p> : null}
      <ul>
        {job.roles.map((role) => (
          <PartLine
            key={role.id}
            actions={
              isEditing ? (
                <>
                  <Button
                    variant="quiet"
                    px={0}
                    aria-label={`${copy.change}: ${role.title}`}
                    onClick={() => setAsking({ what: 'change', role })}
                  >
                    {copy.change}
                  </Button>
                  <Button
                    variant="quiet"
                    px={0}
                    aria-label={`${copy.remove}: ${role.title}`}
                    onClick={() => (hasTalents(role) ? setAsking({ what: 'remove', role }) : remove(role))}
                  >
                    {copy.remove}
                  </Button>
                </>
              ) : null
            }
          >
            {dotted([`${role.title} × ${role.wanted}`, feeWords(role)])}
            {role.brief ? (
              <chakra.p dir="auto" textStyle="small" whiteSpace="pre-wrap">
                {role.brief}
              </chakra.p>
            ) : null}
          </PartLine>
        ))}
      </ul>
      {isEditing ? (
        <Button variant="outline" size="touch" mt={3} onClick={() => setAsking({ what: 'add', role: null })}>
          {copy.add}
        </Button>
      ) : null}
      {asking?.what === 'add' || asking?.what === 'change' ? (
        <RoleDialog job={job} changing={asking.role} decisions={decisions} onClose={close} />
      ) : null}
      {asking?.what === 'remove' ? (
        <Confirm
          open
          title={copy.removeTitle(asking.role.title)}
          question={copy.removeMore}
          confirmWords={copy.remove}
          busy={decisions.isBusy}
          onClose={close}
          onConfirm={() => remove(asking.role)}
        />
      ) : null}
    </Fact>
  )
}

function feeWords({ feePaise, feeUnit }: JobRoleView) {
  return feePaise === null ? '' : fee.shown(money(feePaise / 100), fee.units[feeUnit])
}
