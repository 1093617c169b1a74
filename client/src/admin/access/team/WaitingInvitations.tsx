import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { InvitationLink as Link, OpenInvitation, Team } from '../../../../../shared/access/team'
import { shortDay } from '../../../../../shared/format'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { RowButtons } from '../../lists/RowButtons'
import { InvitationLink } from '../../lists/records/InvitationLink'
import { useTellInvited } from '../../lists/records/useTellInvited'
import { AuditRow } from './AuditRow'
import { adminTeam, invitationLink } from './copy'

const copy = adminTeam.team
type Props = { invitations: readonly OpenInvitation[]; onTeam: (team: Team) => void }

export default function WaitingInvitations({ invitations, onTeam }: Props) {
  const [link, setLink] = useState<Link | null>(null)
  const { tell } = useTellInvited()
  const onError = sayFailed(copy.changeFailed)
  const withdraw = trpc.admin.team.withdraw.useMutation({
    onSuccess(team) {
      onTeam(team)
      notifySuccess(copy.changed)
    },
    onError,
  })
  const resend = trpc.admin.team.resend.useMutation({
    onSuccess(team, { id }) {
      onTeam(team)
      const email = invitations.find((before) => before.id === id)?.email ?? ''
      // The one that was sent again has a new id.
      const made = team.invitations.find((invitation) => invitation.email === email)
      tell(copy.invite.sent, email, made && (() => show.mutate({ id: made.id })))
    },
    onError,
  })
  const show = trpc.admin.team.invitationLink.useMutation({
    onSuccess({ team, ...made }) {
      onTeam(team)
      setLink(made)
    },
    onError,
  })
  const isBusy = withdraw.isPending || resend.isPending || show.isPending
  const actionsOf = ({ id, email }: OpenInvitation) => [
    { words: invitationLink.show, label: invitationLink.showOf(email), onPress: () => show.mutate({ id }) },
    { words: copy.resend, label: copy.resendOf(email), onPress: () => resend.mutate({ id }) },
    { words: copy.withdraw, label: copy.withdrawOf(email), onPress: () => withdraw.mutate({ id }) },
  ]
  return (
    <>
      {invitations.length === 0 ? null : (
        <>
          <chakra.h2 textStyle="subheading" mb={3}>
            {copy.waiting}
          </chakra.h2>
          <chakra.ul role="list">
            {invitations.map((invitation) => (
              <AuditRow
                key={invitation.id}
                deed={<RowButtons isBusy={isBusy} buttons={actionsOf(invitation)} />}
              >
                <chakra.span display="block" overflowWrap="anywhere">
                  {invitation.email}
                </chakra.span>
                <chakra.span textStyle="small" color="fgQuiet">
                  {adminTeam.roles[invitation.role]}, {copy.until(shortDay(invitation.expiresAt))}
                </chakra.span>
              </AuditRow>
            ))}
          </chakra.ul>
        </>
      )}
      {link ? <InvitationLink link={link} onClose={() => setLink(null)} /> : null}
    </>
  )
}
