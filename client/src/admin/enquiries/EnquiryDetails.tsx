import { chakra } from '@chakra-ui/react'
import type { Enquiry } from '../../../../shared/enquiries'
import { subjectWords } from '../../../../shared/enquirySubjects'
import { shortMoment } from '../../../../shared/format'
import { DataList } from '../../design/DataList'
import { StatusBadge } from '../../design/StatusBadge'
import { admin } from '../../words/admin'
import { DetailDialog } from '../lists/DetailDialog'
import { MailButton } from '../lists/MailButton'
import { Who } from '../lists/Who'

type Props = { enquiry: Enquiry; onClose: () => void }

/** One enquiry in full, to be read and answered (specification section 2, Admin Enquiries). */
export function EnquiryDetails({ enquiry, onClose }: Props) {
  const words = admin.enquiries.details
  const subject = subjectWords(enquiry.subject)
  return (
    <DetailDialog
      onClose={onClose}
      title={words.title}
      deletion={{ of: 'enquiries', record: enquiry, name: enquiry.name }}
      actions={<MailButton to={enquiry.email} subject={words.replySubject(subject)} />}
    >
      <DataList
        facts={[
          {
            term: words.name,
            value: <Who name={enquiry.name} of={enquiry} />,
          },
          { term: words.email, value: enquiry.email },
          { term: words.subject, value: subject },
          { term: words.message, value: <chakra.span whiteSpace="pre-line">{enquiry.message}</chakra.span> },
          { term: words.status, value: <StatusBadge of="enquiry" status={enquiry.status} /> },
          { term: words.submitted, value: shortMoment(enquiry.createdAt), kind: 'data' },
        ]}
      />
    </DetailDialog>
  )
}
