import { Box, chakra, Grid } from '@chakra-ui/react'
import { deskDay } from '../../../../shared/desk/dayWords'
import type { PaperRecord } from '../../../../shared/money/papers'
import { one as copy, issuing } from './copy'

/** Parties, days and references of a paper. */
export function Facts({ paper }: { paper: PaperRecord }) {
  const { seller, buyer, kind, placeName, placeWhy } = paper
  const party = ({ name, address, gstin }: PaperRecord['buyer']) =>
    [name, ...address.split('\n'), gstin].filter(Boolean).join(', ')
  const facts = [
    [copy.from, party(seller)],
    [copy.to, party(buyer)],
    [copy.date, deskDay(paper.issuedOn)],
    [
      kind === 'quote' ? copy.validUntil : kind === 'proforma' ? copy.payBy : copy.due,
      paper.dueOn ? deskDay(paper.dueOn) : null,
    ],
    [copy.place, placeName ? `${placeName}: ${issuing.placeWhy(placeWhy ?? '')}` : null],
    [copy.po, paper.poNumber],
    [copy.refers, paper.refersTo?.number ?? null],
    [copy.reason, paper.reason],
    [copy.issuedBy, paper.issuedBy],
    [copy.irn, paper.irn],
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
