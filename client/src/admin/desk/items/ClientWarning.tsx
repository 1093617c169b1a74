import { Box, chakra } from '@chakra-ui/react'
import { Badge } from '../../../design/feedback/Badge'
import { desk } from '../copy'

const copy = desk.item.standing
type Props = { standing: string | null; standingReason: string | null }

/** Warns of a client who is blocked or to be watched, with the reason. */
export function ClientWarning({ standing, standingReason }: Props) {
  if (standing !== 'watch' && standing !== 'blocked') return null
  return (
    <Box mb={4} overflowWrap="anywhere">
      <Badge tone={standing === 'blocked' ? 'red' : 'yellow'} whiteSpace="normal">
        {copy[standing]}
      </Badge>
      {standingReason ? <chakra.p mt={1}>{standingReason}</chakra.p> : null}
    </Box>
  )
}
