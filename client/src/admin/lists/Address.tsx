import { chakra } from '@chakra-ui/react'

/** An e-mail address in a table: a long one breaks rather than pushing the other columns out. */
export const Address = chakra('span', {
  base: { display: 'block', minW: { md: '8.5rem' }, overflowWrap: 'anywhere' },
})
