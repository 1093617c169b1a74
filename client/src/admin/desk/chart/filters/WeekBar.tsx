import { Flex } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { dayAfter } from '../../../../../../shared/time/days'
import { Button } from '../../../../design/actions/Button'
import { chart as copy } from '../copy'

const WEEK_DAYS = 7

/** On a phone, under the thumb: a week back, today, a week on. */
export const WeekBar = ({
  from,
  today,
  onGo,
}: {
  from: string
  today: string
  onGo: (day: string) => void
}) => (
  <Flex
    position="sticky"
    bottom="var(--bottom-bar, 0px)"
    zIndex="raised"
    // With a doubled font size the three do not fit side by side.
    wrap="wrap"
    gap={2}
    px={4}
    py={2}
    bg="bg"
    borderTop="1px solid"
    borderColor="fg"
    _print={{ display: 'none' }}
  >
    <Button
      variant="outline"
      size="icon"
      aria-label={copy.earlier}
      onClick={() => onGo(dayAfter(from, -WEEK_DAYS))}
    >
      <ChevronLeft aria-hidden />
    </Button>
    <Button
      variant="outline"
      flex="1 1 0"
      minW="fit-content"
      px={1}
      disabled={from === today}
      onClick={() => onGo(today)}
    >
      {copy.today}
    </Button>
    <Button
      variant="outline"
      size="icon"
      aria-label={copy.later}
      onClick={() => onGo(dayAfter(from, WEEK_DAYS))}
    >
      <ChevronRight aria-hidden />
    </Button>
  </Flex>
)
