import { Box, chakra, Grid } from '@chakra-ui/react'
import { paths } from '../../../../shared/paths'
import { LinkButton } from '../../design/actions/LinkButton'
import { Section } from '../../design/layout/Section'
import { home } from './copy'

const { title, join, book } = home.call
const ways = [
  { ...join, to: paths.signUp },
  { ...book, to: paths.bookModel },
]

/** To join or to book: two halves. */
export const TwoWaysIn = () => (
  <Section title={title} mt={{ base: 14, md: 24 }}>
    <Grid gridTemplateColumns="repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr))">
      {ways.map((way) => (
        <Box
          key={way.to}
          display="flex"
          flexDirection="column"
          pr={{ base: 3, md: 8 }}
          _notFirst={{ pl: { base: 3, md: 8 }, pr: 0, boxShadow: '-1px 0 var(--agency-colors-hairline)' }}
        >
          <chakra.h3 textStyle="subheading">{way.title}</chakra.h3>
          <chakra.p mt={2} mb={5} maxW="26em">
            {way.text}
          </chakra.p>
          <LinkButton
            href={way.to}
            variant="outline"
            size="large"
            mt="auto"
            px={{ base: 3, md: 8 }}
            alignSelf={{ base: 'stretch', md: 'start' }}
          >
            {way.words}
          </LinkButton>
        </Box>
      ))}
    </Grid>
  </Section>
)
