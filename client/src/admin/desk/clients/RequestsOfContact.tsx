import { Box, chakra } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { RequestOfContact } from '../../../../../shared/desk/clients'
import { deskDay } from '../../../../../shared/desk/dayWords'
import { dotted } from '../../../../../shared/format'
import { TextLink } from '../../../design/actions/TextLink'
import { useIsBooker } from '../../shell/useIsBooker'
import { client as copy } from './copy'

export type RequestsLeft = { email: string; requests: RequestOfContact[] }

/** What a contact who was just forgotten had sent by the same address: an admin deletes it where such things are deleted. */
export function RequestsOfContact({ email, requests }: RequestsLeft) {
  const isAdmin = !useIsBooker()
  return (
    <Box role="status" mb={4} p={4} bg="surface">
      <chakra.p fontWeight="semibold">{copy.stillThere}</chakra.p>
      <p>{copy.stillThereMore(isAdmin)}</p>
      <chakra.ul my={2} pl={5} listStyleType="disc">
        {requests.map(({ of, id, what, createdAt }) => (
          <li key={id}>{dotted([copy.request[of], what, deskDay(createdAt)])}</li>
        ))}
      </chakra.ul>
      {isAdmin ? (
        <TextLink href={`${adminPaths.dataRequests}?${new URLSearchParams({ contact: email })}`}>
          {copy.toRemoval}
        </TextLink>
      ) : null}
    </Box>
  )
}
