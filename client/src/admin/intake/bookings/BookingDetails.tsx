import { chakra, Flex } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { shortDay, shortMoment } from '../../../../../shared/format'
import type { Booking } from '../../../../../shared/intake/bookings'
import { paths } from '../../../../../shared/paths'
import type { AskedModel } from '../../../../../shared/roster/faces'
import { ExternalLink } from '../../../design/actions/ExternalLink'
import { LinkButton } from '../../../design/actions/LinkButton'
import { StatusBadge } from '../../../design/feedback/StatusBadge'
import { DataList } from '../../../design/lists/DataList'
import { FaceImage } from '../../../design/media/FaceImage'
import { admin } from '../../copy'
import { desk } from '../../desk/copy'
import { WhatsAppButton } from '../../forms/ChatButton'
import { MailButton } from '../../lists/cells/MailButton'
import { MailLink } from '../../lists/cells/MailLink'
import { PersonCell } from '../../lists/cells/PersonCell'
import { PhoneLink } from '../../lists/cells/PhoneLink'
import { DetailDialog } from '../../lists/records/DetailDialog'
import { DetailSection } from '../../lists/records/DetailSection'
import type { WalkThrough } from '../../lists/records/Walk'
import { others as othersWords } from './others.copy'

type Props = { booking: Booking; onClose: () => void; walk: WalkThrough | undefined }

function Asked({ model: { id, stageName, face } }: { model: AskedModel }) {
  return (
    <Flex align="center" gap={3} wrap="wrap" _notFirst={{ mt: 2 }}>
      {face ? <FaceImage face={face} name={stageName} px={64} inColour /> : null}
      {stageName || admin.lists.none}
      {id ? <ExternalLink href={paths.model(id)}>{admin.bookings.details.viewProfile}</ExternalLink> : null}
    </Flex>
  )
}

export function BookingDetails({ booking, onClose, walk }: Props) {
  const copy = admin.bookings.details
  const { none } = admin.lists
  const { model, others, chat } = booking
  const subject = copy.replySubject(model.stageName, shortDay(booking.dateRequired))
  return (
    <DetailDialog
      onClose={onClose}
      walk={walk}
      size="full"
      title={copy.title}
      actions={
        <>
          {chat ? (
            <WhatsAppButton
              number={chat}
              text={desk.item.greeting(booking.clientName, booking.workType)}
              variant="solid"
            />
          ) : null}
          <MailButton to={booking.email} subject={subject} variant={chat ? 'outline' : 'solid'} />
          <LinkButton variant="outline" href={adminPaths.deskItem(booking.id)}>
            {desk.item.open}
          </LinkButton>
        </>
      }
    >
      <DetailSection title={copy.client}>
        <DataList
          facts={[
            {
              term: copy.clientName,
              value: <PersonCell name={booking.clientName} of={booking} />,
            },
            { term: copy.company, value: booking.company ?? none },
            { term: copy.email, value: <MailLink address={booking.email} /> },
            { term: copy.phone, value: <PhoneLink number={booking.phone} /> },
          ]}
        />
      </DetailSection>
      <DetailSection title={copy.booking}>
        <DataList
          facts={[
            { term: copy.brand, value: booking.brand ?? none },
            {
              term: copy.model,
              value: <Asked model={model} />,
            },
            ...(others.length > 0
              ? [
                  {
                    term: othersWords.term,
                    value: others.map((other, at) => <Asked key={other.id ?? at} model={other} />),
                  },
                ]
              : []),
            { term: copy.workType, value: booking.workType },
            { term: copy.dateRequired, value: shortDay(booking.dateRequired), kind: 'data' },
            { term: copy.budgetRange, value: booking.budgetRange, kind: 'data' },
            { term: copy.status, value: <StatusBadge of="booking" status={booking.status} /> },
          ]}
        />
      </DetailSection>
      <DetailSection title={copy.project}>
        <DataList
          facts={[
            { term: copy.text, value: <chakra.span whiteSpace="pre-line">{booking.details}</chakra.span> },
            { term: copy.submitted, value: shortMoment(booking.createdAt), kind: 'data' },
          ]}
        />
      </DetailSection>
    </DetailDialog>
  )
}
