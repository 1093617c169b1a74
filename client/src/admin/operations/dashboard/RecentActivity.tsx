import { Box, chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { shortMoment } from '../../../../../shared/format'
import type { Activity } from '../../../../../shared/talent/dashboard'
import { Button } from '../../../design/actions/Button'
import { TextLink } from '../../../design/actions/TextLink'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { admin } from '../../copy'

const SHOWN = 3
const sentences: Record<string, (who: string, whom: string) => string> = admin.activity

/** The record's own page, or its list. */
function placeOf({ what, subject }: Activity) {
  if (what.startsWith('booking')) return adminPaths.bookings
  if (what.startsWith('enquiry')) return adminPaths.enquiries
  if (what === 'application' || what.startsWith('request ')) return adminPaths.artistRequests
  if (what.startsWith('opportunity ')) return adminPaths.opportunities
  if (subject === null) return null
  return what === 'project' ? adminPaths.project(subject) : adminPaths.model(subject)
}

export function RecentActivity({ lines }: { lines: readonly Activity[] }) {
  const id = useId()
  const copy = admin.dashboard
  const [isWhole, setWhole] = useState(false)
  return (
    <Box as="section" aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="subheading" pb={2} borderBottom="1px solid" borderColor="fg">
        {copy.activity}
      </chakra.h2>
      {lines.length === 0 ? <EmptyState more={copy.nothingYetMore}>{copy.nothingYet}</EmptyState> : null}
      <chakra.ol role="list">
        {(isWhole ? lines : lines.slice(0, SHOWN)).map((line) => {
          const sentence = sentences[line.what]?.(line.who ?? copy.gone, line.whom ?? copy.gone) ?? line.what
          const place = placeOf(line)
          return (
            <chakra.li
              key={line.key}
              display="grid"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '13rem minmax(0, 1fr)' }}
              columnGap={4}
              py={2.5}
              borderBottom="1px solid"
              borderColor="hairline"
              alignItems="baseline"
            >
              <chakra.time textStyle="data" color="fgQuiet" dateTime={line.at}>
                {shortMoment(line.at)}
              </chakra.time>
              <chakra.span overflowWrap="anywhere">
                {place ? <TextLink href={place}>{sentence}</TextLink> : sentence}
              </chakra.span>
            </chakra.li>
          )
        })}
      </chakra.ol>
      {lines.length > SHOWN ? (
        <Button
          variant="outline"
          size="small"
          mt={4}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? copy.lessActivity : copy.moreActivity}
        </Button>
      ) : null}
    </Box>
  )
}
