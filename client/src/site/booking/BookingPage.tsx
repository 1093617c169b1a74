import { Box, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { longDay } from '../../../../shared/format'
import type { BookingForm } from '../../../../shared/intake/bookings'
import { Page } from '../../design/layout/Page'
import { useSamePageLink } from '../../lib/navigation/useSamePageLink'
import { trpc } from '../../lib/trpc'
import { Sent } from '../forms/Sent'
import { BookingFields } from './BookingFields'
import { booking } from './copy'
import { SelectedModelCard } from './SelectedModelCard'
import { useBookingForm } from './useBookingForm'
import { useLinkedModel, useSelectedModel } from './useSelectedModel'

export default function BookingPage() {
  const [sent, setSent] = useState<BookingForm | null>(null)
  const { site } = trpc.useUtils()
  // On the confirmation, the navigation's 'Book Model' opens an empty form.
  useSamePageLink(() => setSent(null))
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

/** The form, and beside it who is asked for. */
function BookingDesk({ onSent }: { onSent: (values: BookingForm) => void }) {
  const linked = useLinkedModel()
  const booked = useBookingForm(linked.model?.id ?? '', onSent)
  const wanted = useSelectedModel(booked.form, linked)
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
      <SelectedModelCard wanted={wanted} />
    </Grid>
  )
}
