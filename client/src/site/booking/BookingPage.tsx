import { Box, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import type { BookingForm } from '../../../../shared/bookings'
import { longDay } from '../../../../shared/format'
import { Page } from '../../design/Page'
import { Below } from '../../lib/Below'
import { trpc } from '../../lib/trpc'
import { useLinkHere } from '../../lib/useLinkHere'
import { booking } from '../../words/booking'
import { Sent } from '../forms/Sent'
import { BookingFields } from './BookingFields'
import { useBookingForm } from './useBookingForm'
import { useWantedModel } from './useWantedModel'
import { WantedModel } from './WantedModel'

/** The booking request (specification section 2, Booking). */
export default function BookingPage() {
  const [sent, setSent] = useState<BookingForm | null>(null)
  const { site } = trpc.useUtils()
  // The navigation's own 'Book Model' on the confirmation: the next request, from an empty form.
  useLinkHere(() => setSent(null))
  if (sent) {
    const name = site.models.get.getData({ key: sent.modelId })?.stageName
    const about = [name, sent.workType, longDay(sent.dateRequired)].filter(Boolean).join(', ')
    return <Sent about={`${booking.sent.about} ${about}`} words={booking.sent} />
  }
  return (
    <Page title={booking.title} lead={booking.lead}>
      <BookingDesk onSent={setSent} />
    </Page>
  )
}

/**
 * The form, and beside it who is asked for. The form's hook draws everything around it a second time, at once and in
 * one piece, so it comes first and the fields in the turns after it.
 */
function BookingDesk({ onSent }: { onSent: (values: BookingForm) => void }) {
  const booked = useBookingForm(onSent)
  const wanted = useWantedModel(booked.form)
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' }}
      columnGap={20}
      rowGap={10}
      alignItems="start"
    >
      <Box maxW="50rem">
        <BookingFields booked={booked} wanted={wanted} />
      </Box>
      <Below>
        <WantedModel wanted={wanted} />
      </Below>
    </Grid>
  )
}
