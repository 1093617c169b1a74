import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} mb={6} breakInside="avoid" _last={{ mb: 0 }}>
      <chakra.h3 id={id} textStyle="label" pb={2} borderBottom="1px solid" borderColor="fg">
        {title}
      </chakra.h3>
      {children}
    </Box>
  )
}
