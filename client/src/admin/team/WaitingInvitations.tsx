import { chakra } from '@chakra-ui/react'
import { shortDay } from '../../../../shared/format'
import { messages } from '../../../../shared/messages'
import type { OpenInvitation, Team } from '../../../../shared/team'
import { Button } from '../../design/Button'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { adminTeam } from '../../words/adminTeam'
import { DeedLine } from './DeedLine'

const words = adminTeam.team
type Props = { invitations: readonly OpenInvitation[]; onTeam: (team: Team) => void }

/** Who was asked and has not come yet. */
export function WaitingInvitations({ invitations, onTeam }: Props) {
  const withdraw = trpc.admin.team.withdraw.useMutation({
    onSuccess(team) {
      onTeam(team)
      notifySuccess(words.changed)
    },
    onError: () => notifyFailure(messages.admin.error, words.changeFailed),
  })
  if (invitations.length === 0) return null
  return (
    <>
      <chakra.h2 textStyle="subheading" mb={3}>
        {words.waiting}
      </chakra.h2>
      <chakra.ul role="list">
        {invitations.map(({ id, email, role, expiresAt }) => (
          <DeedLine
            key={id}
            deed={
              <Button
                look="outline"
                size="small"
                disabled={withdraw.isPending}
                aria-busy={withdraw.isPending || undefined}
                aria-label={words.withdrawOf(email)}
                onClick={() => withdraw.mutate({ id })}
              >
                {words.withdraw}
              </Button>
            }
          >
            <chakra.span display="block" overflowWrap="anywhere">
              {email}
            </chakra.span>
            <chakra.span textStyle="small" color="fgQuiet">
              {adminTeam.roles[role]}, {words.until(shortDay(expiresAt))}
            </chakra.span>
          </DeedLine>
        ))}
      </chakra.ul>
    </>
  )
}
