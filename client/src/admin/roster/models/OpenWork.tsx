import { Box, chakra } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { deskDays } from '../../../../../shared/desk/dayWords'
import { TextLink } from '../../../design/actions/TextLink'
import { ErrorState } from '../../../design/feedback/ErrorState'
import { trpc } from '../../../lib/trpc'
import { adminModels } from './copy'

const copy = adminModels.openWork

type Props = { modelId: string; lead: string }

/** What a model is still wanted for on the desk; nothing while there is none. */
export function OpenWork({ modelId, lead }: Props) {
  const { data: work = [], isError, refetch } = trpc.desk.talents.openWork.useQuery({ modelId })
  if (isError) return <ErrorState onRetry={() => void refetch()}>{copy.failed}</ErrorState>
  if (work.length === 0) return null
  return (
    <Box mt={4} overflowWrap="anywhere">
      <p>{lead}</p>
      <chakra.ul mt={2} display="grid" gap={1}>
        {work.map(({ jobNumber, jobTitle, state, days }) => (
          <li key={`${jobNumber} ${state}`}>
            <TextLink href={adminPaths.job(jobNumber)}>{`${jobNumber} ${jobTitle}`}</TextLink>
            {`: ${copy.states[state]} ${deskDays(days)}`}
          </li>
        ))}
      </chakra.ul>
    </Box>
  )
}
