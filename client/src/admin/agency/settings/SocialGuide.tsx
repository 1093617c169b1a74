import { Box, chakra, Grid } from '@chakra-ui/react'
import { adminSettings } from './copy'
import { CopyAddress } from './fields/CopyAddress'

const copy = adminSettings.social

/** How to get the ids from Google and Facebook, and the addresses that they ask for. */
export function SocialGuide({ addresses }: { addresses: Readonly<Record<string, string>> }) {
  return (
    <Grid gap={6} gridTemplateColumns="minmax(0, 1fr)" mb={8} overflowWrap="anywhere">
      {copy.guides.map(({ title, steps }) => (
        <Box key={title}>
          <chakra.h2 textStyle="label">{title}</chakra.h2>
          <chakra.ol mt={2} pl={5} listStyleType="decimal" display="grid" gap={1}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </chakra.ol>
        </Box>
      ))}
      <CopyAddress label={copy.redirect} address={addresses.redirect ?? ''} />
      <CopyAddress label={copy.origin} address={addresses.origin ?? ''} />
    </Grid>
  )
}
