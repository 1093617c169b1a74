import { Box, type BoxProps, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Props = Omit<BoxProps, 'children'> & {
  /** `data`: measurements, dates and codes, in the mono font. */
  facts: readonly { term: string; value: ReactNode; kind?: 'text' | 'data' }[]
}

/** Labelled facts, such as measurements, with a hairline under each. */
export function DataList({ facts, ...rest }: Props) {
  return (
    <Box as="dl" {...rest}>
      {facts.map(({ term, value, kind }) => (
        <chakra.div
          key={term}
          display="flex"
          // Below its label when the font is too large for both.
          flexWrap="wrap"
          columnGap={4}
          py={2.5}
          borderBottom="1px solid"
          borderColor="hairline"
          alignItems="baseline"
        >
          <chakra.dt
            textStyle="label"
            color="fgQuiet"
            flex={{ base: '0 0 8rem', sm: '0 0 11rem' }}
            maxW="full"
          >
            {term}
          </chakra.dt>
          <chakra.dd
            dir="auto"
            flex="1 1 7rem"
            minW={0}
            textStyle={kind === 'data' ? 'data' : 'body'}
            fontVariantNumeric="tabular-nums"
            // One line height for text and figures, or text rows would be higher.
            lineHeight="1.55rem"
            overflowWrap="anywhere"
          >
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </Box>
  )
}
