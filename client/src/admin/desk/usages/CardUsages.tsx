import { Box, chakra, Flex } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { dotted, localDay } from '../../../../../shared/format'
import { TextLink } from '../../../design/actions/TextLink'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { thumbInLine } from '../../lists/thumbInLine'
import { usages as copy } from '../../money/usages/copy'
import { CardSection } from '../talents/CardSection'

/** Where a talent's pictures may be used, on the talent's card; nothing while there is none. */
export function CardUsages({ modelId }: { modelId: string }) {
  const { data, isError } = trpc.desk.usages.list.useQuery({ modelId }, adminQueryOptions)
  const today = localDay(new Date())
  if (data?.length === 0) return null
  return (
    <CardSection title={copy.title}>
      {data ? null : <p role="status">{isError ? copy.failed : copy.loading}</p>}
      <ul>
        {data?.map(
          ({ id, jobNumber, jobTitle, client, media, territory, fromDay, untilDay, exclusivity }) => (
            <chakra.li key={id} py={2} borderBottom="1px solid" borderColor="hairline">
              <Flex justify="space-between" gap={3} wrap="wrap" align="baseline">
                <Box flex="1 1 8rem" minW={0} overflowWrap="anywhere">
                  <TextLink {...thumbInLine} href={adminPaths.job(jobNumber)}>
                    {jobTitle}
                  </TextLink>{' '}
                  <chakra.span color="fgQuiet">{client}</chakra.span>
                </Box>
                <span>
                  {copy.span(fromDay, untilDay)}
                  {untilDay < today ? ` · ${copy.over}` : ''}
                </span>
              </Flex>
              <chakra.p textStyle="small" color="fgQuiet">
                {dotted([media.join(', '), territory, exclusivity ? copy.exclusive(exclusivity) : null])}
              </chakra.p>
            </chakra.li>
          ),
        )}
      </ul>
    </CardSection>
  )
}
