import { chakra } from '@chakra-ui/react'

/** 'Loading enquiries...' and its like: read out, and there to be seen. */
export const LoadingText = chakra(
  'p',
  { base: { textStyle: 'data', color: 'fgQuiet', py: 12 } },
  {
    defaultProps: { role: 'status' },
  },
)
