import { chakra } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { subjectWords } from '../../../../../shared/agency/enquirySubjects'
import { shortMoment } from '../../../../../shared/format'
import type { Enquiry } from '../../../../../shared/intake/enquiries'
import { LinkButton } from '../../../design/actions/LinkButton'
import { StatusBadge } from '../../../design/feedback/StatusBadge'
import { DataList } from '../../../design/lists/DataList'
import { admin } from '../../copy'
import { desk } from '../../desk/copy'
import { MailButton } from '../../lists/cells/MailButton'
import { MailLink } from '../../lists/cells/MailLink'
import { PersonCell } from '../../lists/cells/PersonCell'
import { DetailDialog } from '../../lists/records/DetailDialog'
import type { WalkThrough } from '../../lists/records/Walk'

type Props = { enquiry: Enquiry; onClose: () => void; walk: WalkThrough | undefined }

export function EnquiryDetails({ enquiry, onClose, walk }: Props) {
  const copy = admin.enquiries.details
  const subject = subjectWords(enquiry.subject)
  return (
    <DetailDialog
      onClose={onClose}
      walk={walk}
      title={copy.title}
      actions={
        <>
          <LinkButton variant="outline" href={adminPaths.deskItem(enquiry.id)}>
            {desk.item.open}
          </LinkButton>
          <MailButton to={enquiry.email} subject={copy.replySubject(subject)} />
        </>
      }
    >
      <DataList
        facts={[
          {
            term: copy.name,
            value: <PersonCell name={enquiry.name} of={enquiry} />,
          },
          { term: copy.email, value: <MailLink address={enquiry.email} /> },
          { term: copy.subject, value: subject },
          { term: copy.message, value: <chakra.span whiteSpace="pre-line">{enquiry.message}</chakra.span> },
          { term: copy.status, value: <StatusBadge of="enquiry" status={enquiry.status} /> },
          { term: copy.submitted, value: shortMoment(enquiry.createdAt), kind: 'data' },
        ]}
      />
    </DetailDialog>
  )
}
