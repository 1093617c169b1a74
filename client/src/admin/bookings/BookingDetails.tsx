import { chakra } from '@chakra-ui/react'
import type { Booking } from '../../../../shared/bookings'
import { shortDay, shortMoment } from '../../../../shared/format'
import { paths } from '../../../../shared/paths'
import { DataList } from '../../design/DataList'
import { OutsideLink } from '../../design/OutsideLink'
import { StatusBadge } from '../../design/StatusBadge'
import { admin } from '../../words/admin'
import { DetailDialog } from '../lists/DetailDialog'
import { DetailSection } from '../lists/DetailSection'
import { MailButton } from '../lists/MailButton'
import { PhoneLink } from '../lists/PhoneLink'
import { Who } from '../lists/Who'

type Props = { booking: Booking; onClose: () => void }

/** Everything a client wrote, to be read and answered (specification section 2, Admin Bookings). */
export function BookingDetails({ booking, onClose }: Props) {
  const words = admin.bookings.details
  const { none } = admin.lists
  const { model } = booking
  const subject = words.replySubject(model.stageName, shortDay(booking.dateRequired))
  return (
    <DetailDialog
      onClose={onClose}
      title={words.title}
      deletion={{ of: 'bookings', record: booking, name: booking.clientName }}
      actions={<MailButton to={booking.email} subject={subject} />}
    >
      <DetailSection title={words.client}>
        <DataList
          facts={[
            {
              term: words.clientName,
              value: <Who name={booking.clientName} of={booking} />,
            },
            { term: words.company, value: booking.company ?? none },
            { term: words.email, value: booking.email },
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
                    <OutsideLink href={paths.model(model.id)} ml={4}>
                      {words.viewProfile}
                    </OutsideLink>
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
