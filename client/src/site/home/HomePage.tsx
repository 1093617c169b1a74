import { Box } from '@chakra-ui/react'
import { NewsletterForm } from '../newsletter/NewsletterForm'
import { BrandStrip } from './BrandStrip'
import { FeaturedTalent } from './FeaturedTalent'
import { Hero } from './Hero'
import { ProofBand } from './ProofBand'
import { TwoWaysIn } from './TwoWaysIn'

const column = { px: 'gutter', maxW: 'page', mx: 'auto' } as const

export default function HomePage() {
  return (
    <>
      <Hero />
      <Box {...column}>
        <FeaturedTalent />
      </Box>
      <ProofBand />
      <Box {...column}>
        <TwoWaysIn />
        <BrandStrip />
        <NewsletterForm />
      </Box>
    </>
  )
}
