import { chakra, Grid } from '@chakra-ui/react'
import { deskDay } from '../../../../../shared/desk/dayWords'
import type { StatementRecord } from '../../../../../shared/money/statements/statements'
import { Part } from '../Part'
import { one as copy } from './copy'

/** Period, who issued it, and the talent's numbers as they stand on it. */
export function StatementFacts({ statement }: { statement: StatementRecord }) {
  const { fromDay, toDay, issuedOn, issuedBy, pan, gstin, udyam, withheldCode } = statement
  const facts = [
    [copy.period, `${deskDay(fromDay)} – ${deskDay(toDay)}`],
    ...(issuedOn && issuedBy ? [[copy.issued, copy.by(deskDay(issuedOn), issuedBy)] as const] : []),
    ...(withheldCode ? [[copy.code, withheldCode] as const] : []),
    ...(pan ? [[copy.pan, pan] as const] : []),
    ...(gstin ? [[copy.gstin, gstin] as const] : []),
    ...(udyam ? [[copy.udyam, udyam] as const] : []),
  ] as const
  return (
    <Part title={copy.facts}>
      <Grid as="dl" gridTemplateColumns="minmax(5rem, auto) minmax(0, 1fr)" columnGap={4} rowGap={2} m={0}>
        {facts.map(([label, fact]) => (
          <chakra.div key={label} display="contents">
            <chakra.dt color="fgQuiet">{label}</chakra.dt>
            <chakra.dd m={0} overflowWrap="anywhere">
              {fact}
            </chakra.dd>
          </chakra.div>
        ))}
      </Grid>
    </Part>
  )
}
