import { Box } from '@chakra-ui/react'
import { Below } from '../../lib/Below'
import { NewsletterForm } from '../newsletter/NewsletterForm'
import { BrandStrip } from './BrandStrip'
import { FeaturedTalent } from './FeaturedTalent'
import { Hero } from './Hero'
import { StatsBand } from './StatsBand'
import { Testimonial } from './Testimonial'
import { TwoWaysIn } from './TwoWaysIn'

/** The first page (specification section 2, Home). */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Box px="gutter" maxW="page" mx="auto">
        <Below>
          <FeaturedTalent />
        </Below>
        <Below turns={2}>
          <StatsBand />
          <Testimonial />
        </Below>
        <Below turns={3}>
          <TwoWaysIn />
          <BrandStrip />
          <NewsletterForm />
        </Below>
      </Box>
    </>
  )
}
