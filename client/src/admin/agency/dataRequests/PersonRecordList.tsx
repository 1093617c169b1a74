import { Box, chakra } from '@chakra-ui/react'
import type { PersonRecord } from '../../../../../shared/agency/dataRequests'
import { Button } from '../../../design/actions/Button'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { type Column, DataTable } from '../../../design/lists/DataTable'
import { trpc } from '../../../lib/trpc'
import { admin } from '../../copy'
import { DateTimeCell } from '../../lists/cells/DateTimeCell'
import { EmailCell } from '../../lists/cells/EmailCell'
import { PhoneLink } from '../../lists/cells/PhoneLink'
import { TextCell } from '../../lists/cells/TextCell'
import { adminDeletion } from '../../lists/copy'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { adminNewsletter } from '../../lists/records/newsletter.copy'
import { adminDataRequests as copy } from './copy'

type Props = { contact: string; onDelete: (record: PersonRecord) => void }

export function PersonRecordList({ contact, onDelete }: Props) {
  const answer = trpc.admin.dataRequests.find.useQuery({ contact }, adminQueryOptions)
  const { data } = answer
  return (
    <Box tabIndex={-1} data-landing>
      {data === undefined ? (
        <NotLoaded query={answer} copy={{ failed: copy.failed, loading: copy.searching }} />
      ) : data.records.length === 0 ? (
        <Box role="status">
          <EmptyState more={copy.emptyMore(contact)}>{copy.empty}</EmptyState>
        </Box>
      ) : (
        <>
          <chakra.p role="status" mb={3} fontWeight="semibold">
            {copy.found(data.records.length)}
            {data.hasMore ? `. ${copy.more}` : ''}
          </chakra.p>
          <Box overflowX={{ md: 'auto', xl: 'visible' }}>
            <DataTable
              label={copy.title}
              columns={columns(onDelete)}
              rows={data.records}
              rowKey={({ of, id }) => `${of} ${id}`}
            />
          </Box>
        </>
      )}
    </Box>
  )
}

const { columns: heads, kinds } = copy
const { none } = admin.lists

const columns = (onDelete: Props['onDelete']): Column<PersonRecord>[] => [
  { head: heads.record, cell: ({ of }) => kinds[of] },
  { head: heads.name, cell: ({ name }) => <TextCell>{name ?? none}</TextCell> },
  { head: heads.email, cell: ({ email }) => <EmailCell>{email}</EmailCell> },
  { head: heads.phone, cell: ({ phone }) => (phone ? <PhoneLink number={phone} /> : none) },
  { head: heads.about, cell: ({ about }) => <TextCell>{about ?? none}</TextCell> },
  { head: heads.date, kind: 'number', cell: ({ createdAt }) => <DateTimeCell at={createdAt} /> },
  {
    head: heads.actions,
    kind: 'actions',
    cell: (record) => (
      <Button
        variant="danger"
        size="small"
        ml={{ base: 2, md: 0 }}
        aria-label={copy.deleteOf(kinds[record.of], record.name ?? record.email)}
        onClick={() => onDelete(record)}
      >
        {record.of === 'newsletter' ? adminNewsletter.takeOff : adminDeletion.act}
      </Button>
    ),
  },
]
