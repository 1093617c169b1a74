import { chakra } from '@chakra-ui/react'
import { parts } from '../../copy/parts'

/** The first focusable element: skips the navigation and goes to `#content`. */
export function SkipLink() {
  return (
    <chakra.a
      href="#content"
      position="absolute"
      left={4}
      top="-100%"
      zIndex="notice"
      bg="accent"
      color="print"
      px={4}
      py={3}
      fontWeight="semibold"
      _focus={{ top: 4 }}
    >
      {parts.skipToContent}
    </chakra.a>
  )
}
