import { Box, chakra, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { deskDay, deskMoment } from '../../../../../shared/desk/dayWords'
import type { PaperRecord } from '../../../../../shared/money/papers'
import { TextLink } from '../../../design/actions/TextLink'
import { one as copy, issuing } from '../copy'

/** Parties, days and references of a paper. */
export function Facts({ paper }: { paper: PaperRecord }) {
  const { seller, buyer, kind, placeName, placeWhy, refersTo, sent, reminded } = paper
  const party = ({ name, address, gstin }: PaperRecord['buyer']) =>
    [name, ...address.split('\n'), gstin].filter(Boolean).join(', ')
  const facts: [string, ReactNode][] = [
    [copy.from, party(seller)],
    [copy.to, party(buyer)],
    [copy.date, deskDay(paper.issuedOn)],
    [
      kind === 'quote' ? copy.validUntil : kind === 'proforma' ? copy.payBy : copy.due,
      paper.dueOn ? deskDay(paper.dueOn) : null,
    ],
    [
      kind === 'refund voucher' ? copy.givenBackOn : copy.receivedOn,
      paper.moneyOn ? deskDay(paper.moneyOn) : null,
    ],
    [copy.sent, sent ? copy.by(deskMoment(sent.at), sent.by) : null],
    [
      copy.reminded,
      reminded ? copy.times(reminded.times, copy.by(deskMoment(reminded.at), reminded.by)) : null,
    ],
    [copy.place, placeName ? `${placeName}: ${issuing.placeWhy(placeWhy ?? '')}` : null],
    [copy.po, paper.poNumber],
    [copy.refers, refersTo ? <Paper key="refers" {...refersTo} /> : null],
    [copy.reason, paper.reason],
    [copy.issuedBy, paper.issuedBy],
    [copy.irn, paper.irn],
  ]
  const known = facts.filter(([, fact]) => fact !== null)
  return (
    <Grid as="dl" gridTemplateColumns="minmax(6rem, auto) minmax(0, 1fr)" columnGap={6} rowGap={2}>
      {known.map(([label, fact]) => (
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

const Paper = ({ id, number }: { id: string; number: string }) => (
  <TextLink href={adminPaths.paper(id)}>{number}</TextLink>
)
