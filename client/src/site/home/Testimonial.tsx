import { chakra } from '@chakra-ui/react'
import { agency } from '../../../../shared/agency'
import { home } from '../../words/home'

/** One client's words, set as large as the page's own. */
export function Testimonial() {
  const { quote, name, role } = agency.home.testimonial
  return (
    <chakra.figure
      aria-label={home.testimonial}
      mt={{ base: 16, md: 32 }}
      maxW="20em"
      fontSize="clamp(1.75rem, 4vw, 3.5rem)"
    >
      <chakra.blockquote
        fontWeight="medium"
        fontStretch="84%"
        lineHeight={1.12}
        letterSpacing="-0.01em"
        // The mark hangs in the margin: the words begin where everything else does.
        textIndent="-0.42em"
      >
        “{quote}”
      </chakra.blockquote>
      <chakra.figcaption textStyle="data" mt={5} color="fgQuiet">
        {name}, {role}
      </chakra.figcaption>
    </chakra.figure>
  )
}
