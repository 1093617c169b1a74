import { Box, type BoxProps, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Props = Omit<BoxProps, 'children'> & {
  facts: readonly { term: string; value: ReactNode; kind?: 'text' | 'data' }[]
}

/** Facts with their names: measurements, the details of an enquiry. A hairline under each. */
export function DataList({ facts, ...rest }: Props) {
  return (
    <Box as="dl" {...rest}>
      {facts.map(({ term, value, kind }) => (
        <chakra.div
          key={term}
          display="grid"
          gridTemplateColumns={{ base: '8rem minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' }}
          gap={4}
          py={2.5}
          borderBottom="1px solid"
          borderColor="hairline"
          alignItems="baseline"
        >
          <chakra.dt textStyle="label" color="fgQuiet">
            {term}
          </chakra.dt>
          <chakra.dd dir="auto" textStyle={kind === 'data' ? 'data' : 'body'} overflowWrap="anywhere">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </Box>
  )
}
