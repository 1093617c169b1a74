import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CropMarks } from '../media/CropMarks'

type Props = {
  children: ReactNode
  more?: ReactNode
  action?: ReactNode
  /** a column or a part, which is no page of its own */
  isSmall?: boolean
}

/** An empty list: what will appear in it, and what to do now. */
export function EmptyState({ children, more, action, isSmall = false }: Props) {
  if (isSmall)
    return (
      <Box py={6} role="status">
        <chakra.p fontWeight="semibold">{children}</chakra.p>
        {more ? <chakra.p color="fgQuiet">{more}</chakra.p> : null}
        {action ? <Box mt={3}>{action}</Box> : null}
      </Box>
    )
  return (
    // With a doubled font size on a phone the padding must leave room for the action's words.
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
