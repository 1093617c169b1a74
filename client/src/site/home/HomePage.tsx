import { Box } from '@chakra-ui/react'
import { NewsletterForm } from '../newsletter/NewsletterForm'
import { BrandStrip } from './BrandStrip'
import { FeaturedTalent } from './FeaturedTalent'
import { Hero } from './Hero'
import { StatsBand } from './StatsBand'
import { Testimonial } from './Testimonial'
import { TwoWaysIn } from './TwoWaysIn'

export default function HomePage() {
  return (
    <>
      <Hero />
      <Box px="gutter" maxW="page" mx="auto">
        <FeaturedTalent />
        <StatsBand />
        <Testimonial />
        <TwoWaysIn />
        <BrandStrip />
        <NewsletterForm />
      </Box>
    </>
  )
}
