import { Box, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { messages } from '../../../../shared/messages'
import type { AgencyRole, Colleague, Team } from '../../../../shared/team'
import { Confirm } from '../../design/Confirm'
import { DataTable } from '../../design/DataTable'
import { ErrorState } from '../../design/ErrorState'
import { LoadingText } from '../../design/LoadingText'
import { Page } from '../../design/Page'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { refusalOf } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { adminTeam } from '../../words/adminTeam'
import { deskReading } from '../lists/listReading'
import { columns } from './columns'
import { InviteColleague } from './InviteColleague'
import { OnlySuperadmin } from './OnlySuperadmin'
import { WaitingInvitations } from './WaitingInvitations'

const words = adminTeam.team

const roleQuestion = ({ colleague: { isSelf, name }, role }: { colleague: Colleague; role: AgencyRole }) =>
  isSelf ? words.changing.ownQuestion : words.changing.question(name, role)

/** Who works in the admin area, for superadmins. */
export default function TeamPage() {
  const utils = trpc.useUtils()
  const answer = trpc.admin.team.list.useQuery(undefined, deskReading)
  const [closing, setClosing] = useState<Colleague | null>(null)
  const [changing, setChanging] = useState<{ colleague: Colleague; role: AgencyRole } | null>(null)
  const keep = (team: Team) => void utils.admin.team.list.setData(undefined, team)
  const answers = {
    onSuccess(team: Team) {
      keep(team)
      notifySuccess(words.changed)
    },
    onError: (error: { message: string; data?: unknown }) =>
      notifyFailure(messages.admin.error, error.data ? error.message : words.changeFailed),
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

  if (refusalOf(answer.error).status === 403) return <OnlySuperadmin title={words.title} />
  return (
    <Page title={words.title} dress="work" lead={words.lead}>
      {!answer.data && answer.isError ? (
        <ErrorState onRetry={() => void answer.refetch()}>{words.failed}</ErrorState>
      ) : !answer.data ? (
        <LoadingText>{words.loading}</LoadingText>
      ) : (
        <Grid gap={10}>
          <DataTable
            label={words.title}
            columns={columns({
              isBusy,
              // Asked about: on a closed list the arrow keys choose already.
              onRole: (colleague, role) => setChanging({ colleague, role }),
              onClose: setClosing,
              onReopen: ({ id }) => reopen.mutate({ id }),
            })}
            rows={answer.data.colleagues}
            rowKey={({ id }) => id}
          />
          <Grid gap={10} gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
            <InviteColleague onTeam={keep} />
            <Box>
              <WaitingInvitations invitations={answer.data.invitations} onTeam={keep} />
            </Box>
          </Grid>
        </Grid>
      )}
      <Confirm
        open={closing !== null}
        title={words.closing.title}
        question={words.closing.question(closing?.name ?? '')}
        confirmWords={words.close}
        busyWords={words.closing.busy}
        busy={close.isPending}
        onConfirm={() => closing && close.mutateAsync({ id: closing.id })}
        onClose={() => setClosing(null)}
      />
      <Confirm
        open={changing !== null}
        title={words.changing.title}
        question={changing === null ? '' : roleQuestion(changing)}
        confirmWords={words.changing.confirm}
        busy={changeRole.isPending}
        onConfirm={() =>
          changing && changeRole.mutateAsync({ id: changing.colleague.id, role: changing.role })
        }
        onClose={() => setChanging(null)}
      />
    </Page>
  )
}
