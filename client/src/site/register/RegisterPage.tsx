import { Box, Grid } from '@chakra-ui/react'
import { Page } from '../../design/layout/Page'
import { Sent } from '../forms/Sent'
import { register } from './copy'
import { RegistrationForm } from './RegistrationForm'
import { useRegistration } from './useRegistration'
import { WhatToSend } from './WhatToSend'

export default function RegisterPage() {
  const registration = useRegistration()
  if (registration.phase === 'submitted') return <Sent copy={register.done} />
  return (
    <Page title={register.title} lead={register.lead}>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' }}
        columnGap={{ base: 10, xl: 20 }}
        rowGap={10}
        alignItems="start"
      >
        <Box maxW="50rem">
          <RegistrationForm registration={registration} />
        </Box>
        <WhatToSend display={{ base: 'none', lg: 'block' }} position="sticky" top={24} />
      </Grid>
    </Page>
  )
}
