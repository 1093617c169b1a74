import { Box, chakra, Flex } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { deskDay } from '../../../../../shared/desk/dayWords'
import { localDay } from '../../../../../shared/format'
import type { PaperRow } from '../../../../../shared/money/papers'
import { rupees } from '../../../../../shared/money/rupees'
import { Button } from '../../../design/actions/Button'
import { LinkButton } from '../../../design/actions/LinkButton'
import { list as copy } from './copy'

const { next } = copy
const wide = { width: { base: 'full', md: 'auto' } } as const

type Props = {
  /** what is late of payers who were not reminded today, the oldest first */
  late: readonly PaperRow[]
  /** whether anything is late at all */
  isLate: boolean
  unbilledJobs: number
  onRemind: (paper: PaperRow) => void
}

/**
 * What to do first about money: remind who is late the longest and was not reminded today, else bill what is done; null
 * where nothing is late or to be billed.
 */
export function MoneyNext({ late: [first, second], isLate, unbilledJobs, onRemind }: Props) {
  if (!isLate && unbilledJobs === 0) return null
  const { reminded } = first ?? {}
  const then = [
    reminded && next.reminded(reminded.times, deskDay(localDay(new Date(reminded.at)))),
    second && next.alsoLate(second.buyerName, second.daysLate),
    unbilledJobs > 0 && (first ? next.toBill(unbilledJobs) : isLate && next.allReminded),
  ].filter(Boolean)
  return (
    <Flex
      as="section"
      aria-label={next.title}
      align="center"
      columnGap={6}
      rowGap={2}
      wrap="wrap"
      py={2}
      borderTop="1px solid"
      borderColor="fg"
    >
      <chakra.h2 textStyle="label" width={{ base: 'full', md: 'auto' }}>
        {next.title}
      </chakra.h2>
      <Box flex="1 1 16rem" minW={0} overflowWrap="anywhere">
        <chakra.p fontWeight={700}>
          {first
            ? next.owes(first.buyerName, rupees(first.outstandingPaise), first.daysLate)
            : unbilledJobs > 0
              ? next.toBill(unbilledJobs)
              : next.allReminded}
        </chakra.p>
        {then.length > 0 ? <chakra.p color="fgQuiet">{then.join(' ')}</chakra.p> : null}
      </Box>
      {first ? (
        <Button variant="primary" {...wide} onClick={() => onRemind(first)}>
          {next.remind(first.buyerName)}
        </Button>
      ) : unbilledJobs > 0 ? (
        <LinkButton variant="primary" {...wide} href={`${adminPaths.jobs}?view=unbilled`}>
          {next.bill}
        </LinkButton>
      ) : null}
    </Flex>
  )
}
