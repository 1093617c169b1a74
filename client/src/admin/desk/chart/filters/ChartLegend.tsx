import { chakra, Flex } from '@chakra-ui/react'
import { chartStyles } from '../chartStyles'
import { chart } from '../copy'

const words = chart.legend

const MARKS = [
  ['option', '1'],
  ['challenged', '1 18 h'],
  ['cannot', '1'],
  ['confirmed', ''],
  ['travel', ''],
  ['bookout', ''],
] as const

/** What the marks of the chart mean; each is drawn as it is there. */
export function ChartLegend() {
  return (
    <Flex as="ul" aria-label={words.title} wrap="wrap" columnGap={5} rowGap={1} mt={2} css={chartStyles}>
      {MARKS.map(([kind, sample]) => (
        <Flex as="li" key={kind} align="center" gap={2} textStyle="small">
          <chakra.span className={`bar ${kind}`} aria-hidden style={{ position: 'static', minWidth: 28 }}>
            {sample}
          </chakra.span>
          {words.marks[kind]}
        </Flex>
      ))}
    </Flex>
  )
}
