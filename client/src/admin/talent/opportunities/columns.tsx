import { Flex } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { shortDay } from '../../../../../shared/format'
import type { OpportunityRecord } from '../../../../../shared/talent/opportunities'
import { Badge } from '../../../design/feedback/Badge'
import { StatusBadge } from '../../../design/feedback/StatusBadge'
import type { Column } from '../../../design/lists/DataTable'
import { TextCell } from '../../lists/cells/TextCell'
import { TitleCell } from '../../lists/cells/TitleCell'
import { adminOpportunities } from './copy'

const { columns: heads, noDeadline, waiting: waitingWords } = adminOpportunities

export const columns: Column<OpportunityRecord>[] = [
  {
    head: heads.opportunity,
    cell: ({ id, title, company }) => (
      <TitleCell href={adminPaths.opportunity(id)} title={title} more={company} />
    ),
  },
  { head: heads.type, cell: ({ type }) => type },
  { head: heads.location, cell: ({ location }) => <TextCell>{location}</TextCell> },
  {
    head: heads.status,
    kind: 'status',
    cell: ({ standing }) => <StatusBadge of="opportunity" status={standing} />,
  },
  {
    head: heads.applications,
    kind: 'number',
    cell: ({ applications, waiting }) => (
      <Flex as="span" align="center" justify={{ md: 'flex-end' }} gap={{ base: 1, md: 2 }} wrap="wrap">
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
  { head: heads.posted, kind: 'number', phone: 'left out', cell: ({ postedAt }) => shortDay(postedAt) },
]
