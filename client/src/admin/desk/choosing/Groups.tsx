import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { STANDINGS, type TalentChoice, type TalentChoices } from '../../../../../shared/desk/talentCards'
import { choosing as copy } from './copy'
import { FaceTile } from './FaceTile'
import { NotFreeRow } from './NotFreeRow'

type Given = { choice: TalentChoice; isMarked: boolean; onToggle: () => void }
type Props = {
  answer: TalentChoices
  /** those of the answer that are offered here */
  items: readonly TalentChoice[]
  /** for no days nobody is called free */
  isDated: boolean
  /** whole rupees that a day may cost */
  feeMax: number | null
  given: (choice: TalentChoice) => Given
}

const TILES = {
  gridTemplateColumns: {
    base: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(auto-fill, minmax(7.25rem, 1fr))',
  },
  columnGap: { base: 2, md: 3 },
  rowGap: 4,
}
const LINES = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))', columnGap: 6 }

/** The talents in groups: faces where an option can be placed, small lines where somebody is not free. */
export function Groups({ answer, items, isDated, feeMax, given }: Props) {
  return STANDINGS.map((standing) => {
    const rows = items.filter((each) => each.standing === standing)
    if (rows.length === 0) return null
    const isCut = answer.items.filter((each) => each.standing === standing).length < answer.totals[standing]
    const canHold = standing === 'free' || standing === 'behind'
    return (
      <Group
        key={standing}
        title={standing === 'free' && !isDated ? copy.everybody : copy.standings[standing]}
        count={rows.length}
        total={isCut ? answer.totals[standing] : null}
      >
        <Grid as="ul" {...(canHold ? TILES : LINES)}>
          {rows.map((row) =>
            canHold ? (
              <FaceTile key={row.id} {...given(row)} feeMax={feeMax} />
            ) : (
              <NotFreeRow key={row.id} {...given(row)} />
            ),
          )}
        </Grid>
      </Group>
    )
  })
}

type GroupProps = {
  title: string
  count: number
  /** where not all of them are shown */
  total: number | null
  children: ReactNode
}

function Group({ title, count, total, children }: GroupProps) {
  return (
    <Box as="section" aria-label={title} mb={6}>
      <Flex gap={3} align="baseline" pt={3} pb={2} borderTop="1px solid" borderColor="hairline">
        <chakra.h3 textStyle="body" fontWeight="semibold">
          {title}
        </chakra.h3>
        <chakra.span textStyle="data" color="fgQuiet">
          {total === null ? count : copy.shownOf(count, total)}
        </chakra.span>
        {total === null ? null : (
          <chakra.span textStyle="small" color="fgQuiet">
            {copy.narrow}
          </chakra.span>
        )}
      </Flex>
      {children}
    </Box>
  )
}
