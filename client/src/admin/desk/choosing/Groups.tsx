import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import {
  STANDINGS,
  type Standing,
  type TalentChoice,
  type TalentChoices,
} from '../../../../../shared/desk/talentCards'
import { choosing as copy } from './copy'
import { FaceTile } from './FaceTile'
import { NotFreeRow } from './NotFreeRow'

type Given = { choice: TalentChoice; isMarked: boolean; onToggle: () => void }
type Props = {
  answer: TalentChoices
  /** those of the answer that are offered here */
  items: readonly TalentChoice[]
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
export function Groups({ answer, items, feeMax, given }: Props) {
  return STANDINGS.map((standing) => {
    const rows = items.filter((each) => each.standing === standing)
    if (rows.length === 0) return null
    const canHold = standing === 'free' || standing === 'behind'
    return (
      <Group key={standing} standing={standing} answer={answer} count={rows.length}>
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

type GroupProps = { standing: Standing; answer: TalentChoices; count: number; children: ReactNode }

function Group({ standing, answer: { items, totals }, count, children }: GroupProps) {
  const isCut = items.filter((each) => each.standing === standing).length < totals[standing]
  return (
    <Box as="section" aria-label={copy.standings[standing]} mb={6}>
      <Flex gap={3} align="baseline" pt={3} pb={2} borderTop="1px solid" borderColor="hairline">
        <chakra.h3 textStyle="body" fontWeight="semibold">
          {copy.standings[standing]}
        </chakra.h3>
        <chakra.span textStyle="data" color="fgQuiet">
          {isCut ? copy.shownOf(count, totals[standing]) : count}
        </chakra.span>
        {isCut ? (
          <chakra.span textStyle="small" color="fgQuiet">
            {copy.narrow}
          </chakra.span>
        ) : null}
      </Flex>
      {children}
    </Box>
  )
}
