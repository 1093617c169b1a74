import { chakra } from '@chakra-ui/react'

/** A loading message ('Loading enquiries...') that screen readers announce. */
export const LoadingText = chakra(
  'p',
  { base: { textStyle: 'data', color: 'fgQuiet', py: 12 } },
  {
    defaultProps: { role: 'status' },
  },
)
