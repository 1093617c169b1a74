import { Box, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import type { AgencyRole, Colleague, Team } from '../../../../../shared/access/team'
import { Confirm } from '../../../design/feedback/Confirm'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { Page } from '../../../design/layout/Page'
import { DataTable } from '../../../design/lists/DataTable'
import { parseApiError } from '../../../lib/apiError'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { DrawnTogether } from '../../lists/records/DrawnTogether'
import { TeamSecondFactors } from '../account/TeamSecondFactors'
import { columns } from './columns'
import { adminTeam } from './copy'
import { InviteColleague } from './InviteColleague'
import { OnlySuperadmin } from './OnlySuperadmin'
import WaitingInvitations from './WaitingInvitations'

const copy = adminTeam.team

const roleQuestion = ({ colleague: { isSelf, name }, role }: { colleague: Colleague; role: AgencyRole }) =>
  isSelf ? copy.changing.ownQuestion : copy.changing.question(name, role)

export default function TeamPage() {
  const utils = trpc.useUtils()
  const answer = trpc.admin.team.list.useQuery(undefined, adminQueryOptions)
  const secondFactors = trpc.admin.team.secondFactors.useQuery(undefined, adminQueryOptions)
  const [closing, setClosing] = useState<Colleague | null>(null)
  const [changing, setChanging] = useState<{ colleague: Colleague; role: AgencyRole } | null>(null)
  const keep = (team: Team) => void utils.admin.team.list.setData(undefined, team)
  const answers = {
    onSuccess(team: Team) {
      keep(team)
      notifySuccess(copy.changed)
    },
    onError: sayFailed(copy.changeFailed),
    onSettled() {
      setClosing(null)
      setChanging(null)
      void utils.admin.me.invalidate()
    },
  }
  const changeRole = trpc.admin.team.changeRole.useMutation(answers)
  const close = trpc.admin.team.deactivate.useMutation(answers)
  const reopen = trpc.admin.team.reactivate.useMutation(answers)
  const isBusy = changeRole.isPending || close.isPending || reopen.isPending

  if (parseApiError(answer.error).status === 403) return <OnlySuperadmin title={copy.title} />
  return (
    <Page title={copy.title} variant="work" lead={copy.lead}>
      <DrawnTogether queries={[answer, secondFactors]} loading={copy.loading}>
        {!answer.data ? (
          <NotLoaded query={answer} copy={copy} />
        ) : (
          <Grid gap={10}>
            <DataTable
              label={copy.title}
              columns={columns({
                isBusy,
                // Asks first, because arrow keys change a closed select at once.
                onRole: (colleague, role) => setChanging({ colleague, role }),
                onClose: setClosing,
                onReopen: ({ id }) => reopen.mutate({ id }),
              })}
              rows={answer.data.colleagues}
              rowKey={({ id }) => id}
            />
            <TeamSecondFactors colleagues={answer.data.colleagues} />
            <Grid gap={10} gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
              <InviteColleague onTeam={keep} />
              <Box>
                <WaitingInvitations invitations={answer.data.invitations} onTeam={keep} />
              </Box>
            </Grid>
          </Grid>
        )}
      </DrawnTogether>
      <Confirm
        open={closing !== null}
        title={copy.closing.title}
        question={copy.closing.question(closing?.name ?? '')}
        confirmWords={copy.close}
        busyWords={copy.closing.busy}
        busy={close.isPending}
        onConfirm={() => closing && close.mutateAsync({ id: closing.id })}
        onClose={() => setClosing(null)}
      />
      <Confirm
        open={changing !== null}
        title={copy.changing.title}
        question={changing === null ? '' : roleQuestion(changing)}
        confirmWords={copy.changing.confirm}
        harmless
        busy={changeRole.isPending}
        onConfirm={() =>
          changing && changeRole.mutateAsync({ id: changing.colleague.id, role: changing.role })
        }
        onClose={() => setChanging(null)}
      />
    </Page>
  )
}
