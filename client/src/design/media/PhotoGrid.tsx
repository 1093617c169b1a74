import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { TWO_BY_TWO } from '../lists/columns'

/**
 * The dark grid of cards. A list, so that screen readers announce the number; its children are `PhotoCard`s or
 * `PhotoCardSkeleton`s.
 */
export function PhotoGrid(props: ComponentProps<typeof chakra.ul>) {
  return (
    <chakra.ul
      data-theme="dark"
      // Only the cards are dark: an empty cell would look like a failed picture.
      bg="transparent"
      display="grid"
      gridTemplateColumns={{
        base: TWO_BY_TWO,
        md: 'repeat(3, minmax(0, 1fr))',
        lg: 'repeat(4, minmax(0, 1fr))',
      }}
      gap="1px"
      // Each card draws its own line: a frame around all of them would be empty beside the last ones.
      p="1px"
      // Safari ignores a list without bullets unless it has the role.
      role="list"
      {...props}
    />
  )
}
