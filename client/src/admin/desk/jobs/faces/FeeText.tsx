import { chakra } from '@chakra-ui/react'
import type { ClaimView } from '../../../../../../shared/desk/claims'
import { feeOf } from '../../../../../../shared/desk/jobs/jobMoney'
import { money } from '../../../../../../shared/format'
import { desk } from '../../copy'

const copy = desk.job.fee

/** The fee of a talent, or the usual rate, marked as such, while none was agreed. */
export function FeeText({ claim }: { claim: ClaimView }) {
  const fee = feeOf(claim)
  if (!fee) return <chakra.span textStyle="small">{copy.none}</chakra.span>
  const amount = money(fee.feePaise / 100)
  return (
    <chakra.span textStyle="small" color={fee.isUsual ? 'fgQuiet' : undefined}>
      {fee.isUsual ? copy.usual(amount) : copy.shown(amount, copy.units[fee.feeUnit])}
    </chakra.span>
  )
}
