import { Box, type BoxProps, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

type Props = Omit<BoxProps, 'title'> & { title: string; aside?: ReactNode }

/** A section with an h2 below a hairline; `aside` is to the right of the heading. */
export function Section({ title, aside, children, ...rest }: Props) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} borderTop="1px solid" borderColor="fg" pt={4} {...rest}>
      <Flex align="baseline" justify="space-between" gap={6} wrap="wrap" mb={{ base: 6, md: 8 }}>
        <chakra.h2 id={id} textStyle="heading">
          {title}
        </chakra.h2>
        {aside}
      </Flex>
      {children}
    </Box>
  )
}
