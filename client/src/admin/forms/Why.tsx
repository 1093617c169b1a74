import { Box, type BoxProps, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { settingsPart as copy } from './copy'

/** What is worth knowing and need not be read first: folded behind *Why?*. */
export const Why = ({ of, children }: { of: string; children: string }) => (
  <chakra.details mt={1}>
    <chakra.summary
      textStyle="small"
      color="fgQuiet"
      display="inline-block"
      py={{ base: 3, md: 1 }}
      cursor="pointer"
      textDecoration="underline"
    >
      {copy.why} <chakra.span srOnly>{of}</chakra.span>
    </chakra.summary>
    <chakra.p textStyle="small" color="fgQuiet" maxW="measure" overflowWrap="anywhere">
      {children}
    </chakra.p>
  </chakra.details>
)

type ExplainedProps = BoxProps & { of: string; more: string; children: ReactNode }

/** A short lead with more behind *Why?*. */
export const Explained = ({ of, more, children, ...rest }: ExplainedProps) => (
  <Box color="fgQuiet" {...rest}>
    <chakra.p maxW="measure">{children}</chakra.p>
    <Why of={of}>{more}</Why>
  </Box>
)
