import { subjectWords } from '../../../../../shared/agency/enquirySubjects'
import { cut } from '../../../../../shared/format'
import type { Enquiry } from '../../../../../shared/intake/enquiries'
import { messages } from '../../../../../shared/messages'
import type { Column } from '../../../design/lists/DataTable'
import { trpc } from '../../../lib/trpc'
import { useListQuery } from '../../../lib/useListQuery'
import { admin } from '../../copy'
import { EmailCell } from '../../lists/cells/EmailCell'
import { TextCell } from '../../lists/cells/TextCell'
import { Inbox } from '../../lists/Inbox'
import { listQueryOptions } from '../../lists/listQueryOptions'
import { EnquiryDetails } from './EnquiryDetails'

const FILTERS = { search: '' }
// Lengths from the specification.
const SUBJECT_SHOWN = 30
const MESSAGE_SHOWN = 50
const copy = { ...admin.enquiries, failed: messages.lists.enquiriesFailed }
const { columns: heads } = copy

const columns: Column<Enquiry>[] = [
  { head: heads.email, cell: ({ email }) => <EmailCell>{email}</EmailCell> },
  {
    head: heads.subject,
    cell: ({ subject }) => <TextCell>{cut(subjectWords(subject), SUBJECT_SHOWN)}</TextCell>,
  },
  {
    head: heads.message,
    kind: 'long',
    cell: ({ message }) => <TextCell>{cut(message, MESSAGE_SHOWN)}</TextCell>,
  },
]

export default function EnquiriesPage() {
  const query = useListQuery(FILTERS)
  const answer = trpc.admin.enquiries.list.useQuery(
    { page: query.page, search: query.filters.search },
    listQueryOptions,
  )
  return (
    <Inbox
      copy={copy}
      statusDomain="enquiry"
      exportName="enquiries"
      query={query}
      answer={answer}
      nameOf={({ name }) => name}
      columns={columns}
      hasOneDate
      details={(enquiry, onClose, walk) => <EnquiryDetails enquiry={enquiry} onClose={onClose} walk={walk} />}
    />
  )
}
