import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { TWO_BY_TWO } from './columns'

/**
 * The grid that frames lie in: film on ink, edge to edge, hairlines between. As a list, so that a screen
 * reader says how many there are; its children are `Frame`s or `FrameSkeleton`s.
 */
export function ContactSheet(props: ComponentProps<typeof chakra.ul>) {
  return (
    <chakra.ul
      data-ground="ink"
      // The film is under the frames alone: where none lies is paper, not a picture that failed to come.
      bg="transparent"
      display="grid"
      gridTemplateColumns={{
        base: TWO_BY_TWO,
        md: 'repeat(3, minmax(0, 1fr))',
        lg: 'repeat(4, minmax(0, 1fr))',
      }}
      gap="1px"
      border="1px solid"
      borderColor="ink"
      // A list without bullets is no list to Safari unless it says so.
      role="list"
      {...props}
    />
  )
}
