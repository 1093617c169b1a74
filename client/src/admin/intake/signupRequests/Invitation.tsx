import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { InvitationLink as Link } from '../../../../../shared/access/team'
import { shortDay } from '../../../../../shared/format'
import { Button } from '../../../design/actions/Button'
import { trpc } from '../../../lib/trpc'
import { invitationLink } from '../../access/team/copy'
import { admin } from '../../copy'
import { sayFailed } from '../../forms/tellFailed'
import { InvitationLink } from '../../lists/records/InvitationLink'

const copy = admin.requests.details

/** When an approved applicant's invitation expires, and its link in case the mail does not arrive. */
export function Invitation({ id }: { id: string }) {
  const [link, setLink] = useState<Link | null>(null)
  const answer = trpc.admin.signupRequests.get.useQuery({ id })
  const show = trpc.admin.signupRequests.invitationLink.useMutation({
    onSuccess: setLink,
    onError: sayFailed(invitationLink.failed),
    onSettled: () => answer.refetch(),
  })
  const until = answer.data?.invitedUntil
  if (!until) return null
  return (
    <Flex align="center" wrap="wrap" columnGap={4} rowGap={2} mt={5}>
      <span>{copy.invitedUntil(shortDay(until))}</span>
      <Button
        variant="outline"
        size="small"
        disabled={show.isPending}
        aria-busy={show.isPending || undefined}
        onClick={() => show.mutate({ id })}
      >
        {invitationLink.show}
      </Button>
      {link ? <InvitationLink link={link} onClose={() => setLink(null)} /> : null}
    </Flex>
  )
}
