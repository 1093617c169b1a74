import { Box, chakra, Grid } from '@chakra-ui/react'
import { deskDay } from '../../../../shared/desk/nearDays'
import type { PaperRecord } from '../../../../shared/money/papers'
import { one as words } from './copy'

/** Parties, days and references of a paper. */
export function Facts({ paper }: { paper: PaperRecord }) {
  const { seller, buyer, kind, placeName, placeWhy } = paper
  const party = ({ name, address, gstin }: PaperRecord['buyer']) =>
    [name, ...address.split('\n'), gstin].filter(Boolean).join(', ')
  const facts = [
    [words.from, party(seller)],
    [words.to, party(buyer)],
    [words.date, deskDay(paper.issuedOn)],
    [kind === 'proforma' ? words.payBy : words.due, paper.dueOn ? deskDay(paper.dueOn) : null],
    [words.place, placeName ? `${placeName}: ${placeWhy}` : null],
    [words.po, paper.poNumber],
    [words.refers, paper.refersTo?.number ?? null],
    [words.reason, paper.reason],
    [words.issuedBy, paper.issuedBy],
  ].filter((fact): fact is [string, string] => fact[1] !== null)
  return (
    <Grid as="dl" gridTemplateColumns="minmax(6rem, auto) minmax(0, 1fr)" columnGap={6} rowGap={2}>
      {facts.map(([label, fact]) => (
        <Box key={label} display="contents">
          <chakra.dt color="fgQuiet">{label}</chakra.dt>
          <chakra.dd m={0} overflowWrap="anywhere">
            {fact}
          </chakra.dd>
        </Box>
      ))}
    </Grid>
  )
}
