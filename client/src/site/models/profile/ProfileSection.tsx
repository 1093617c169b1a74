import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} mt={{ base: 8, md: 10 }}>
      <chakra.h2 id={id} textStyle="subheading" pb={2} borderBottom="1px solid" borderColor="fg">
        {title}
      </chakra.h2>
      <Box pt={1}>{children}</Box>
    </Box>
  )
}
