import { chakra } from '@chakra-ui/react'
import { AGENCY_ROLES, type AgencyRole, type Colleague } from '../../../../../shared/access/team'
import { shortDay } from '../../../../../shared/format'
import { Button } from '../../../design/actions/Button'
import { Badge } from '../../../design/feedback/Badge'
import { Select } from '../../../design/form/Select'
import type { Column } from '../../../design/lists/DataTable'
import { DateTimeCell } from '../../lists/cells/DateTimeCell'
import { EmailCell } from '../../lists/cells/EmailCell'
import { adminTeam } from './copy'

const { team: copy, roles } = adminTeam
const { columns: heads } = copy

type Deeds = {
  isBusy: boolean
  onRole: (colleague: Colleague, role: AgencyRole) => void
  onClose: (colleague: Colleague) => void
  onReopen: (colleague: Colleague) => void
}

export const columns = ({ isBusy, onRole, onClose, onReopen }: Deeds): Column<Colleague>[] => [
  {
    head: heads.name,
    cell: ({ name, isSelf }) => (
      <chakra.span fontWeight="semibold" overflowWrap="anywhere">
        {name}{' '}
        {isSelf ? (
          <chakra.span textStyle="small" color="fgQuiet" fontWeight="normal">
            ({copy.you})
          </chakra.span>
        ) : null}
      </chakra.span>
    ),
  },
  { head: heads.email, phone: 'cut', cell: ({ email }) => <EmailCell>{email}</EmailCell> },
  {
    head: heads.role,
    phone: 'last',
    cell: (colleague) => (
      <Select
        aria-label={copy.roleOf(colleague.name)}
        value={colleague.role}
        disabled={isBusy || colleague.deactivatedAt !== null}
        aria-busy={isBusy || undefined}
        minW={{ md: '11rem' }}
        onChange={(event) => {
          const role = AGENCY_ROLES.find((each) => each === event.currentTarget.value)
          if (role) onRole(colleague, role)
        }}
      >
        {AGENCY_ROLES.map((value) => (
          <option key={value} value={value}>
            {roles[value]}
          </option>
        ))}
      </Select>
    ),
  },
  {
    head: heads.seen,
    kind: 'number',
    cell: ({ lastSeenAt }) =>
      lastSeenAt ? (
        <>
          <chakra.span hideFrom="md">{shortDay(lastSeenAt)}</chakra.span>
          <chakra.span hideBelow="md">
            <DateTimeCell at={lastSeenAt} />
          </chakra.span>
        </>
      ) : (
        copy.never
      ),
  },
  {
    head: heads.status,
    kind: 'status',
    cell: ({ deactivatedAt }) => (
      <Badge tone={deactivatedAt ? 'grey' : 'green'}>{deactivatedAt ? copy.closed : copy.active}</Badge>
    ),
  },
  {
    head: heads.actions,
    kind: 'actions',
    cell: (colleague) => {
      const isClosed = colleague.deactivatedAt !== null
      const label = isClosed ? copy.openOf : copy.closeOf
      const act = isClosed ? onReopen : onClose
      return (
        <Button
          variant="outline"
          size="small"
          minH={{ base: 'touch', md: 0 }}
          disabled={isBusy}
          aria-busy={isBusy || undefined}
          aria-label={label(colleague.name)}
          onClick={() => act(colleague)}
        >
          {isClosed ? copy.open : copy.close}
        </Button>
      )
    },
  },
]
