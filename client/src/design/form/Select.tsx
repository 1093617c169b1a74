import { Box, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { control } from './control'

const Native = chakra('select', control)

/** The native select, styled: a phone shows its own picker, and it needs no code. */
export function Select(props: ComponentProps<typeof Native>) {
  return (
    <Box position="relative">
      <Native pr={10} cursor="pointer" {...props} />
      <Box position="absolute" right={3} top="50%" transform="translateY(-50%)" pointerEvents="none">
        <ChevronDown size={18} aria-hidden />
      </Box>
    </Box>
  )
}
