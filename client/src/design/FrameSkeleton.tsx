import { chakra } from '@chakra-ui/react'
import { Skeleton } from './Skeleton'

/** A frame that is still in the bath: the size of a `Frame`, nothing on it. */
export function FrameSkeleton() {
  return (
    <chakra.li bg="ground" outline="1px solid" outlineColor="hairline" aria-hidden>
      <Skeleton aspectRatio="3 / 4" opacity={0.35} />
      <chakra.span display="block" px={3} pt={2.5} pb={3}>
        <Skeleton width="60%" height="1.4rem" opacity={0.5} />
        <Skeleton width="80%" height="0.9rem" mt={2} opacity={0.35} />
      </chakra.span>
    </chakra.li>
  )
}
