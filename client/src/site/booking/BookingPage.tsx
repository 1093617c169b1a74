import { Box, Grid } from '@chakra-ui/react'
import { Page } from '../../design/Page'
import { booking } from '../../words/booking'
import { Sent } from '../forms/Sent'
import { BookingFields } from './BookingFields'
import { useBookingForm } from './useBookingForm'
import { useWantedModel } from './useWantedModel'
import { WantedModel } from './WantedModel'

/** The booking request (specification section 2, Booking). */
export default function BookingPage() {
  const booked = useBookingForm()
  const wanted = useWantedModel(booked.form)
  if (booked.isSent) return <Sent words={booking.sent} />
  return (
    <Page title={booking.title} lead={booking.lead}>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' }}
        columnGap={20}
        rowGap={10}
        alignItems="start"
      >
        <Box maxW="50rem">
          <BookingFields booked={booked} wanted={wanted} />
        </Box>
        <WantedModel wanted={wanted} />
      </Grid>
    </Page>
  )
}
