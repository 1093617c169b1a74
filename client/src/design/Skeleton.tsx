import { chakra } from '@chakra-ui/react'

/** A grey stand-in of the size of what will come; it does not move. */
export const Skeleton = chakra('span', {
  base: { display: 'block', bg: 'hairline', minHeight: '1em', opacity: 0.7 },
})
