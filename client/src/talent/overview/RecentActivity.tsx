import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { shortMoment } from '../../../../shared/format'
import type { TalentActivity } from '../../../../shared/roster/talents'
import { StatusBadge } from '../../design/feedback/StatusBadge'
import { refetchOnReturn } from '../../lib/refetchOnReturn'
import { trpc } from '../../lib/trpc'
import { talent } from '../copy'

function sentenceOf({ what, about, count }: TalentActivity) {
  return what === 'portfolio' ? talent.activity.portfolio(count) : talent.activity[what](about)
}

export function RecentActivity() {
  const id = useId()
  const copy = talent.activity
  const { data } = trpc.talent.dashboard.overview.useQuery(undefined, refetchOnReturn)
  if (!data) return null
  return (
    <Box as="section" aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="subheading" pb={2} borderBottom="1px solid" borderColor="fg">
        {copy.title}
      </chakra.h2>
      {data.activity.length === 0 ? (
        <>
          <chakra.p pt={3} fontWeight="semibold">
            {copy.none}
          </chakra.p>
          <chakra.p textStyle="small" color="fgQuiet" pt={1}>
            {copy.noneMore}
          </chakra.p>
        </>
      ) : null}
      <chakra.ol role="list">
        {data.activity.map((line) => (
          <chakra.li key={line.key} py={2.5} borderBottom="1px solid" borderColor="hairline">
            <chakra.time textStyle="edge" color="fgQuiet" display="block" dateTime={line.at}>
              {shortMoment(line.at)}
            </chakra.time>
            <chakra.p textStyle="small" overflowWrap="anywhere" mb={line.status ? 1 : 0}>
              {sentenceOf(line)}
            </chakra.p>
            {line.status ? (
              <StatusBadge of={line.what === 'booking' ? 'booking' : 'submission'} status={line.status} />
            ) : null}
          </chakra.li>
        ))}
      </chakra.ol>
    </Box>
  )
}
