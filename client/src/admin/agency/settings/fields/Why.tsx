import { chakra } from '@chakra-ui/react'
import { adminSettings as words } from '../copy'

/** What is worth knowing and need not be read first: folded behind *Why?*. */
export const Why = ({ of, children }: { of: string; children: string }) => (
  <chakra.details mt={1}>
    <chakra.summary
      aria-label={words.whyOf(of)}
      textStyle="small"
      color="fgQuiet"
      display="inline-block"
      py={{ base: 3, md: 1 }}
      cursor="pointer"
      textDecoration="underline"
    >
      {words.why}
    </chakra.summary>
    <chakra.p textStyle="small" color="fgQuiet" maxW="measure" overflowWrap="anywhere">
      {children}
    </chakra.p>
  </chakra.details>
)
