import { chakra } from '@chakra-ui/react'
import { Link } from 'wouter'

/** How a link is told from the text around it without colour. */
export const underlined = {
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  _hover: { textDecorationThickness: '2px', textDecorationColor: 'accent' },
}

/** A link inside the product. */
export const TextLink = chakra(Link, { base: underlined })
