import { chakra, Flex } from '@chakra-ui/react'
import { Button } from '../../../../design/actions/Button'
import { chart } from '../copy'
import { markStyles } from '../markStyles'

const copy = chart.legend

const MARKS = [
  ['confirmed', 'confirmed', ''],
  ['option', 'option', '1'],
  ['yes', 'option yes', '1'],
  ['conditional', 'option conditional', '1'],
  ['challenged', 'challenged', '18h'],
  ['travel', 'travel', ''],
  ['bookout', 'bookout', ''],
  ['cannot', 'cannot', '1'],
] as const

type Props = {
  /** Not on a phone: opens the list of keys. */
  onKeys?: () => void
}

/** What the marks of the chart mean; each is drawn as it is there. */
export const ChartLegend = ({ onKeys }: Props) => (
  <Flex
    wrap="wrap"
    columnGap={5}
    rowGap={1}
    align="center"
    px={4}
    py={2}
    borderTop="1px solid"
    borderColor="fg"
    fontSize="0.8125rem"
    lineHeight="1.125rem"
    css={markStyles}
    _print={{ breakInside: 'avoid' }}
  >
    <Flex as="ul" aria-label={copy.title} wrap="wrap" columnGap={4} rowGap={1}>
      {MARKS.map(([mark, classes, sample]) => (
        <Flex as="li" key={mark} align="center" gap={1.5}>
          <chakra.span
            className={`bar ${classes}`}
            aria-hidden
            style={{ position: 'static', minWidth: 28, height: 19, justifyContent: 'center' }}
          >
            {sample ? <b>{sample}</b> : null}
          </chakra.span>
          {copy.marks[mark]}
        </Flex>
      ))}
    </Flex>
    {onKeys ? (
      <Flex gap={4} ml="auto" align="center" _print={{ display: 'none' }}>
        <chakra.span color="fgQuiet">{copy.hint}</chakra.span>
        <Button variant="quiet" size="small" px={0} onClick={() => window.print()}>
          {copy.print}
        </Button>
        <Button variant="quiet" size="small" px={0} onClick={onKeys}>
          {copy.keys}
        </Button>
      </Flex>
    ) : null}
  </Flex>
)
