import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CropMarks } from './CropMarks'

type Props = {
  /** What is not here, in the specification's words. */
  children: ReactNode
  /** What will be here. */
  more?: ReactNode
  /** What can be done now. */
  action?: ReactNode
}

/** An empty list: an unexposed frame that says what will be in it and what to do now. */
export function EmptyState({ children, more, action }: Props) {
  return (
    // With letters twice as large on a phone the sides must not take the room that an action's words need.
    <Box position="relative" px="min(1.5rem, 5%)" py={{ base: 14, md: 20 }} role="status">
      <CropMarks />
      <Flex direction="column" align="start" gap={3} maxW="measure">
        <chakra.p textStyle="subheading">{children}</chakra.p>
        {more ? <chakra.p color="fgQuiet">{more}</chakra.p> : null}
        {action ? <Box mt={3}>{action}</Box> : null}
      </Flex>
    </Box>
  )
}
