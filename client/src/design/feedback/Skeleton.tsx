import { chakra } from '@chakra-ui/react'

/** A grey placeholder in the size of the content; it does not move. */
export const Skeleton = chakra('span', {
  base: { display: 'block', bg: 'hairline', minHeight: '1em', opacity: 0.7 },
})
