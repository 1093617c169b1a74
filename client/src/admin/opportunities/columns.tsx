import { chakra, Flex } from '@chakra-ui/react'
import { Link } from 'wouter'
import { shortDay } from '../../../../shared/format'
import type { OpportunityRecord } from '../../../../shared/opportunities'
import { paths } from '../../../../shared/paths'
import { Badge } from '../../design/Badge'
import type { Column } from '../../design/DataTable'
import { StatusBadge } from '../../design/StatusBadge'
import { adminOpportunities } from '../../words/adminOpportunities'
import { Words } from '../lists/Words'

const Title = chakra(Link)
const { columns: heads, noDeadline, waiting: waitingWords } = adminOpportunities

export const columns: Column<OpportunityRecord>[] = [
  {
    head: heads.opportunity,
    cell: ({ id, title, company }) => (
      <chakra.span display="block" minW={{ md: '11rem' }} overflowWrap="anywhere">
        <Title
          href={paths.adminOpportunity(id)}
          display="block"
          fontWeight="semibold"
          _hover={{ color: 'accentText' }}
        >
          {title}
        </Title>
        <chakra.span textStyle="small" color="fgQuiet" fontWeight="normal">
          {company}
        </chakra.span>
      </chakra.span>
    ),
  },
  { head: heads.type, cell: ({ type }) => type },
  { head: heads.location, cell: ({ location }) => <Words>{location}</Words> },
  { head: heads.status, cell: ({ standing }) => <StatusBadge of="opportunity" status={standing} /> },
  {
    head: heads.applications,
    kind: 'number',
    cell: ({ applications, waiting }) => (
      <Flex as="span" align="center" justify={{ md: 'flex-end' }} gap={2} wrap="wrap">
        {waiting > 0 ? <Badge tone="yellow">{waitingWords(waiting)}</Badge> : null}
        {applications.toLocaleString('en-US')}
      </Flex>
    ),
  },
  {
    head: heads.deadline,
    kind: 'number',
    cell: ({ deadline }) => (deadline === null ? noDeadline : shortDay(deadline)),
  },
  { head: heads.posted, kind: 'number', cell: ({ postedAt }) => shortDay(postedAt) },
]
