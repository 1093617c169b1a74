import { chakra } from '@chakra-ui/react'
import { Link } from 'wouter'

/** A link inside the product, underlined so that it is told from text without colour. */
export const TextLink = chakra(Link, {
  base: {
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.22em',
    _hover: { textDecorationThickness: '2px', textDecorationColor: 'accent' },
  },
})
