import { chakra } from '@chakra-ui/react'
import { amountWords, rupees } from '../../../../../shared/money/rupees'
import type { ShareSums } from '../../../../../shared/money/statements/reckoning'
import { one as copy } from './copy'

type Props = {
  sums: ShareSums
  commissionBp: number | null
  withheldBp: number | null
  /** `in rupees` where it is the sum of a statement, `above` where it stands there already */
  net?: 'as amount' | 'in rupees' | 'above'
}

/** The way from a fee to what the talent gets. Where no tax is withheld, there is no word of it. */
export function ShareRows({ sums, commissionBp, withheldBp, net = 'as amount' }: Props) {
  const rows = [
    [copy.fee, sums.feePaise],
    [commissionBp === null ? copy.commissions : copy.commission(commissionBp / 100), -sums.commissionPaise],
    [copy.share, sums.sharePaise],
    ...(withheldBp === null && sums.withheldPaise === 0
      ? []
      : ([[copy.tax(withheldBp === null ? null : withheldBp / 100), -sums.withheldPaise]] as const)),
    ...(sums.expensePaise === 0 ? [] : ([[copy.expenses, sums.expensePaise]] as const)),
  ] as const
  return (
    <chakra.dl m={0}>
      {rows.map(([label, paise]) => (
        <Row key={label} label={label} sum={amountWords(paise)} />
      ))}
      {net === 'above' ? null : (
        <Row
          label={copy.net}
          sum={net === 'in rupees' ? rupees(sums.netPaise) : amountWords(sums.netPaise)}
          isStrong
        />
      )}
    </chakra.dl>
  )
}

const Row = ({ label, sum, isStrong = false }: { label: string; sum: string; isStrong?: boolean }) => (
  <chakra.div
    display="flex"
    flexWrap="wrap"
    justifyContent="space-between"
    columnGap={4}
    py={1}
    borderBottom="1px solid"
    borderColor={isStrong ? 'fg' : 'hairline'}
    fontWeight={isStrong ? 700 : undefined}
  >
    <dt>{label}</dt>
    <chakra.dd m={0} textStyle="data" whiteSpace="nowrap">
      {sum}
    </chakra.dd>
  </chakra.div>
)
