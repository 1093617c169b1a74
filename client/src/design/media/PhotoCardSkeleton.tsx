import { chakra } from '@chakra-ui/react'
import { Skeleton } from '../feedback/Skeleton'

/** The placeholder of a `PhotoCard` that is loading. */
export function PhotoCardSkeleton() {
  return (
    <chakra.li bg="bg" outline="1px solid" outlineColor="hairline" aria-hidden>
      <Skeleton aspectRatio="3 / 4" opacity={0.35} />
      <chakra.span display="block" px={3} pt={2.5} pb={3}>
        <Skeleton width="60%" height="1.4rem" opacity={0.5} />
        <Skeleton width="80%" height="0.9rem" mt={2} opacity={0.35} />
      </chakra.span>
    </chakra.li>
  )
}
