import { chakra, Flex } from '@chakra-ui/react'
import { shortDay, shortMoment } from '../../../../../shared/format'
import type { Booking } from '../../../../../shared/intake/bookings'
import { paths } from '../../../../../shared/paths'
import { ExternalLink } from '../../../design/actions/ExternalLink'
import { LinkButton } from '../../../design/actions/LinkButton'
import { StatusBadge } from '../../../design/feedback/StatusBadge'
import { DataList } from '../../../design/lists/DataList'
import { FaceImage } from '../../../design/media/FaceImage'
import { admin } from '../../copy'
import { desk } from '../../desk/copy'
import { MailButton } from '../../lists/cells/MailButton'
import { MailLink } from '../../lists/cells/MailLink'
import { PersonCell } from '../../lists/cells/PersonCell'
import { ReachLinks } from '../../lists/ReachLinks'
import { DetailDialog } from '../../lists/records/DetailDialog'
import { DetailSection } from '../../lists/records/DetailSection'
import type { WalkThrough } from '../../lists/records/Walk'

type Props = { booking: Booking; onClose: () => void; walk: WalkThrough | undefined }

export function BookingDetails({ booking, onClose, walk }: Props) {
  const words = admin.bookings.details
  const { none } = admin.lists
  const { model } = booking
  const subject = words.replySubject(model.stageName, shortDay(booking.dateRequired))
  return (
    <DetailDialog
      onClose={onClose}
      walk={walk}
      size="full"
      title={words.title}
      actions={
        <>
          <LinkButton variant="outline" href={paths.adminDeskItem(booking.id)}>
            {desk.item.open}
          </LinkButton>
          <MailButton to={booking.email} subject={subject} />
        </>
      }
    >
      <DetailSection title={words.client}>
        <DataList
          facts={[
            {
              term: words.clientName,
              value: <PersonCell name={booking.clientName} of={booking} />,
            },
            { term: words.company, value: booking.company ?? none },
            { term: words.email, value: <MailLink address={booking.email} /> },
            { term: words.phone, value: <ReachLinks email={null} phone={booking.phone} /> },
          ]}
        />
      </DetailSection>
      <DetailSection title={words.booking}>
        <DataList
          facts={[
            { term: words.brand, value: booking.brand ?? none },
            {
              term: words.model,
              value: (
                <Flex align="center" gap={3} wrap="wrap">
                  {model.face ? (
                    <FaceImage face={model.face} name={model.stageName} px={64} inColour />
                  ) : null}
                  {model.stageName || none}
                  {model.id ? (
                    <ExternalLink href={paths.model(model.id)}>{words.viewProfile}</ExternalLink>
                  ) : null}
                </Flex>
              ),
            },
            { term: words.workType, value: booking.workType },
            { term: words.dateRequired, value: shortDay(booking.dateRequired), kind: 'data' },
            { term: words.budgetRange, value: booking.budgetRange, kind: 'data' },
            { term: words.status, value: <StatusBadge of="booking" status={booking.status} /> },
          ]}
        />
      </DetailSection>
      <DetailSection title={words.project}>
        <DataList
          facts={[
            { term: words.text, value: <chakra.span whiteSpace="pre-line">{booking.details}</chakra.span> },
            { term: words.submitted, value: shortMoment(booking.createdAt), kind: 'data' },
          ]}
        />
      </DetailSection>
    </DetailDialog>
  )
}
