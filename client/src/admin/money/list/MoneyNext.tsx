import { Box, chakra, Flex } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { PaperRow } from '../../../../../shared/money/papers'
import { rupees } from '../../../../../shared/money/rupees'
import { Button } from '../../../design/actions/Button'
import { LinkButton } from '../../../design/actions/LinkButton'
import { list as copy } from './copy'

const { next } = copy
const wide = { width: { base: 'full', md: 'auto' } } as const

type Props = {
  /** what is owed, the oldest first */
  owed: readonly PaperRow[]
  unbilledJobs: number
  onRemind: (paper: PaperRow) => void
}

/** What to do first about money: remind who is late the longest, else bill what is done; null where neither is. */
export function MoneyNext({ owed, unbilledJobs, onRemind }: Props) {
  const [first, second] = owed.filter(({ daysLate }) => daysLate > 0)
  if (!first && unbilledJobs === 0) return null
  const then = [
    second && next.alsoLate(second.buyerName, second.daysLate),
    first && unbilledJobs > 0 && next.toBill(unbilledJobs),
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
            : next.toBill(unbilledJobs)}
        </chakra.p>
        {then.length > 0 ? <chakra.p color="fgQuiet">{then.join(' ')}</chakra.p> : null}
      </Box>
      {first ? (
        <Button variant="primary" {...wide} onClick={() => onRemind(first)}>
          {next.remind(first.buyerName)}
        </Button>
      ) : (
        <LinkButton variant="primary" {...wide} href={`${adminPaths.jobs}?view=unbilled`}>
          {next.bill}
        </LinkButton>
      )}
    </Flex>
  )
}
