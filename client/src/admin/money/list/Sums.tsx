import { Box, Grid } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { amountWords, rupees } from '../../../../../shared/money/rupees'
import type { MoneySums } from '../../../../../shared/money/standing'
import { TextLink } from '../../../design/actions/TextLink'
import { thumbInLine } from '../../lists/thumbInLine'
import { Figure } from '../Part'
import { list as copy } from './copy'

const SIZE = '1.25rem'

/** What waits for an invoice, and what is owed by how late it is, each with its share of all that is owed. */
export function Sums({ sums }: { sums: MoneySums }) {
  const { unbilledJobs, outstandingPaise } = sums
  const parts = [
    [copy.sums.notDue, sums.notDuePaise],
    [copy.sums.late15, sums.late15Paise],
    [copy.sums.late30, sums.late30Paise],
    [copy.sums.older, sums.olderPaise],
  ] as const
  return (
    <Grid
      as="dl"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'auto auto repeat(4, minmax(0, 1fr))' }}
      columnGap={{ base: 4, lg: 6 }}
      rowGap={6}
      py={3}
      borderBlock="1px solid"
      borderColor="fg"
      mb={6}
    >
      <Figure size={SIZE} label={copy.sums.unbilled}>
        <TextLink {...thumbInLine} href={`${adminPaths.jobs}?view=unbilled`}>
          {copy.sums.jobs(unbilledJobs)}
        </TextLink>
      </Figure>
      <Figure size={SIZE} label={copy.sums.outstanding}>
        {rupees(outstandingPaise)}
      </Figure>
      {parts.map(([label, paise]) => {
        const isWorst = label === copy.sums.older && paise > 0
        return (
          <Figure key={label} label={label} size={SIZE} color={isWorst ? 'danger' : undefined}>
            {amountWords(paise)}
            <Box
              aria-hidden
              height="6px"
              mt={1}
              bg={isWorst ? 'danger' : 'fg'}
              width={`${(100 * paise) / Math.max(outstandingPaise, 1)}%`}
              minW={paise > 0 ? '2px' : 0}
            />
          </Figure>
        )
      })}
    </Grid>
  )
}
