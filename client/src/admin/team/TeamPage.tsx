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
import { columns } from './columns'
import { InviteColleague } from './InviteColleague'
import { OnlySuperadmin } from './OnlySuperadmin'
import { WaitingInvitations } from './WaitingInvitations'

const words = adminTeam.team

/** Who works in the admin area, for superadmins. */
export default function TeamPage() {
  const utils = trpc.useUtils()
  const answer = trpc.admin.team.list.useQuery()
  const [closing, setClosing] = useState<Colleague | null>(null)
  const [demoting, setDemoting] = useState<{ id: string; role: AgencyRole } | null>(null)
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
      setDemoting(null)
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
      {answer.isError ? (
        <ErrorState onRetry={() => void answer.refetch()}>{words.failed}</ErrorState>
      ) : !answer.data ? (
        <LoadingText>{words.loading}</LoadingText>
      ) : (
        <Grid gap={10}>
          <DataTable
            label={words.title}
            columns={columns({
              isBusy,
              onRole: (colleague, role) =>
                colleague.isSelf
                  ? setDemoting({ id: colleague.id, role })
                  : changeRole.mutate({ id: colleague.id, role }),
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
        onConfirm={() => closing && close.mutate({ id: closing.id })}
        onClose={() => setClosing(null)}
      />
      <Confirm
        open={demoting !== null}
        title={words.demoting.title}
        question={words.demoting.question}
        confirmWords={words.demoting.confirm}
        busy={changeRole.isPending}
        onConfirm={() => demoting && changeRole.mutate(demoting)}
        onClose={() => setDemoting(null)}
      />
    </Page>
  )
}
