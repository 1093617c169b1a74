import { chakra } from '@chakra-ui/react'
import { Link } from 'wouter'

/** The underline that tells a link from text without colour. */
export const underlined = {
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  _hover: { textDecorationThickness: '2px', textDecorationColor: 'accent' },
}

export const TextLink = chakra(Link, { base: underlined })
