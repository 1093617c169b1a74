import { useState } from 'react'
import type { Enquiry } from '../../../../shared/enquiries'
import { subjectWords } from '../../../../shared/enquirySubjects'
import { cut } from '../../../../shared/format'
import { messages } from '../../../../shared/messages'
import type { Column } from '../../design/DataTable'
import { StatusBadge } from '../../design/StatusBadge'
import { trpc } from '../../lib/trpc'
import { useListQuery } from '../../lib/useListQuery'
import { admin } from '../../words/admin'
import { Address } from '../lists/Address'
import { listReading } from '../lists/listReading'
import { Moment } from '../lists/Moment'
import { RequestList } from '../lists/RequestList'
import { ViewButton } from '../lists/ViewButton'
import { Who } from '../lists/Who'
import { Words } from '../lists/Words'
import { EnquiryDetails } from './EnquiryDetails'

const FILTERS = { search: '' }
/** Specification section 9. */
const SUBJECT_SHOWN = 30
const MESSAGE_SHOWN = 50

/** What visitors wrote, to be read (specification section 2, Admin Enquiries). */
export default function EnquiriesPage() {
  const query = useListQuery(FILTERS)
  const [open, setOpen] = useState<Enquiry | null>(null)
  const answer = trpc.admin.enquiries.list.useQuery(
    { page: query.page, search: query.filters.search },
    listReading,
  )
  return (
    <RequestList
      words={{ ...admin.enquiries, failed: messages.lists.enquiriesFailed }}
      query={query}
      answer={answer}
      columns={columns(setOpen)}
      rowKey={({ id }) => id}
      onOpen={setOpen}
      exportName="enquiries"
    >
      {open ? <EnquiryDetails enquiry={open} onClose={() => setOpen(null)} /> : null}
    </RequestList>
  )
}

const columns = (onOpen: (enquiry: Enquiry) => void): Column<Enquiry>[] => {
  const heads = admin.enquiries.columns
  return [
    {
      head: heads.name,
      cell: (enquiry) => <Who name={enquiry.name} of={enquiry} />,
    },
    { head: heads.email, cell: ({ email }) => <Address>{email}</Address> },
    {
      head: heads.subject,
      cell: ({ subject }) => <Words>{cut(subjectWords(subject), SUBJECT_SHOWN)}</Words>,
    },
    { head: heads.message, cell: ({ message }) => <Words>{cut(message, MESSAGE_SHOWN)}</Words> },
    { head: heads.status, cell: ({ status }) => <StatusBadge of="enquiry" status={status} /> },
    { head: heads.date, kind: 'number', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      head: heads.actions,
      kind: 'actions',
      cell: (enquiry) => <ViewButton what={enquiry.name} onOpen={() => onOpen(enquiry)} />,
    },
  ]
}
