import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { TextLink } from '../../../design/actions/TextLink'
import { Dialog } from '../../../design/feedback/Dialog'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { parseApiError } from '../../../lib/apiError'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { CardActions, CardContent, CardLead } from './CardContent'
import { card as copy } from './copy'

/** At the right edge, as high as the screen; on a phone the whole screen. */
const AT_THE_SIDE = { m: 0, mb: 0, ml: 'auto', height: '100dvh', maxH: '100dvh' }

type Props = {
  modelId: string
  name: string
  /** in place of those of the talent's page */
  actions?: ReactNode
  onClose: () => void
}

/** A talent's card beside the work: the same as its page, without leaving the job or the chart. */
export default function TalentPanel({ modelId, name, actions, onClose }: Props) {
  const answer = trpc.desk.talents.get.useQuery({ modelId }, adminQueryOptions)
  const { data: card } = answer
  const isGone = parseApiError(answer.error).status === 404
  return (
    <Dialog open title={name} panel={AT_THE_SIDE} onClose={onClose}>
      {isGone ? (
        <p>{copy.notFoundMore}</p>
      ) : card ? (
        <>
          <Flex gap={4} wrap="wrap" justify="space-between" align="end" mb={6}>
            <Box minW={0}>
              <CardLead card={card} />
              <TextLink href={adminPaths.talent(modelId)} onClick={onClose}>
                {copy.openPage}
              </TextLink>
            </Box>
            {actions ?? <CardActions card={card} />}
          </Flex>
          <CardContent card={card} />
        </>
      ) : (
        <NotLoaded query={answer} copy={copy} />
      )}
    </Dialog>
  )
}
