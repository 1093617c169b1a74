import { Box, Grid } from '@chakra-ui/react'
import { Page } from '../../design/layout/Page'
import { ContactPanel } from './ContactPanel'
import { contact } from './copy'
import { EnquiryForm } from './EnquiryForm'
import { Guidelines } from './Guidelines'

export default function ContactPage() {
  return (
    <Page title={contact.title} lead={contact.lead}>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        columnGap={{ base: 10, xl: 20 }}
        rowGap={14}
        alignItems="start"
      >
        <Box maxW="50rem">
          <EnquiryForm />
        </Box>
        <ContactPanel />
      </Grid>
      <Guidelines />
    </Page>
  )
}
