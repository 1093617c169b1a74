import { chakra } from '@chakra-ui/react'
import type { Booking } from '../../../../shared/bookings'
import { shortDay, shortMoment } from '../../../../shared/format'
import { paths } from '../../../../shared/paths'
import { admin } from '../../copy/admin'
import { desk } from '../../copy/desk'
import { ExternalLink } from '../../design/actions/ExternalLink'
import { LinkButton } from '../../design/actions/LinkButton'
import { StatusBadge } from '../../design/feedback/StatusBadge'
import { DataList } from '../../design/lists/DataList'
import { DetailDialog } from '../lists/DetailDialog'
import { DetailSection } from '../lists/DetailSection'
import { MailButton } from '../lists/MailButton'
import { MailLink } from '../lists/MailLink'
import { PersonCell } from '../lists/PersonCell'
import { PhoneLink } from '../lists/PhoneLink'
import type { WalkThrough } from '../lists/Walk'

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
            { term: words.phone, value: <PhoneLink number={booking.phone} /> },
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
                <>
                  {model.stageName || none}
                  {model.id ? (
                    <ExternalLink href={paths.model(model.id)} ml={4}>
                      {words.viewProfile}
                    </ExternalLink>
                  ) : null}
                </>
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
