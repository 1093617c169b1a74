import { chakra } from '@chakra-ui/react'
import { agency } from '../../../../shared/agency'
import { home } from './copy'

/** What a client says, or nothing. */
export function Testimonial() {
  const { text, name, role } = agency.home.quotation
  if (!text) return null
  return (
    <chakra.figure aria-label={home.testimonial} maxW="20em" fontSize="clamp(1.75rem, 4vw, 3.5rem)">
      <chakra.blockquote
        fontWeight="medium"
        fontStretch="84%"
        lineHeight={1.12}
        letterSpacing="-0.01em"
        // Puts the quotation mark in the margin, so that the text aligns with the page.
        textIndent="-0.42em"
      >
        {`“${text}”`}
      </chakra.blockquote>
      <chakra.figcaption textStyle="data" mt={5} color="fgQuiet">
        {`${name}, ${role}`}
      </chakra.figcaption>
    </chakra.figure>
  )
}
