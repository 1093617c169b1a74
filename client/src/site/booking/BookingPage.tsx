import { Box, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { longDay } from '../../../../shared/format'
import type { BookingForm } from '../../../../shared/intake/bookings'
import { Page } from '../../design/layout/Page'
import { useSamePageLink } from '../../lib/navigation/useSamePageLink'
import { Sent } from '../forms/Sent'
import { BookingFields } from './BookingFields'
import { booking } from './copy'
import { SelectedModelCard } from './SelectedModelCard'
import { useBookingForm } from './useBookingForm'
import { useLinkedModels, useSelectedModel } from './useSelectedModel'

type Sending = BookingForm & { names: string[] }

export default function BookingPage() {
  const [sent, setSent] = useState<Sending | null>(null)
  // On the confirmation, the navigation's 'Book Model' opens an empty form.
  useSamePageLink(() => setSent(null))
  if (sent) {
    const about = [...sent.names, sent.workType, longDay(sent.dateRequired)].filter(Boolean).join(', ')
    return <Sent about={`${booking.sent.about} ${about}`} copy={booking.sent} />
  }
  return (
    <Page title={booking.title} lead={booking.lead}>
      <BookingDesk onSent={setSent} />
    </Page>
  )
}

/** The form, and beside it who is asked for. */
function BookingDesk({ onSent }: { onSent: (sent: Sending) => void }) {
  const linked = useLinkedModels()
  const { others } = linked
  const booked = useBookingForm(
    linked.model?.id ?? '',
    others.map(({ id }) => id),
    (values) =>
      onSent({
        ...values,
        names: [wanted.model, ...others].flatMap((model) => model?.stageName ?? []),
      }),
  )
  const wanted = useSelectedModel(booked.form, linked)
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' }}
      columnGap={20}
      rowGap={10}
      alignItems="start"
    >
      <Box maxW="50rem">
        <BookingFields booked={booked} wanted={wanted} linked={linked} />
      </Box>
      <SelectedModelCard wanted={wanted} />
    </Grid>
  )
}
