import { type ChangeEvent, useState } from 'react'
import type { ClaimView } from '../../../../../../shared/desk/claims'
import { feeOf } from '../../../../../../shared/desk/jobs/jobMoney'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { desk } from '../../copy'
import { paiseOf, rupeesOf } from '../faces/fees'

const copy = desk.job.confirm

/** The fee of a talent that has none yet: asked for with the confirmation, at first that of its role or the usual one. */
export function useFeeToConfirm(claim: ClaimView, role: JobRecord['roles'][number] | undefined) {
  const isAsked = claim.feePaise === null
  const usual = role?.feePaise ? role : feeOf(claim)
  const [rupees, setRupees] = useState(isAsked ? rupeesOf(usual?.feePaise ?? null) : '')
  const [isWrong, setWrong] = useState(false)
  const feePaise = paiseOf(rupees)
  const feeUnit = usual?.feeUnit ?? 'day'
  const isAmount = !Number.isNaN(feePaise)
  return {
    /** the talent with the fee as it is typed now */
    claim: isAsked ? { ...claim, feePaise } : claim,
    given: isAsked && feePaise !== null ? { feePaise, feeUnit } : {},
    /** false for what is no amount, which the field then says */
    check() {
      setWrong(!isAmount)
      return isAmount
    },
    /** of the field; null where a fee is set */
    field: isAsked
      ? {
          label: `${desk.job.fee.rupees}, ${desk.job.fee.units[feeUnit]}`,
          help: role?.feePaise ? copy.feeOfRole : usual ? copy.feeUsual : copy.feeNone,
          error: isWrong ? desk.job.fee.wrong : undefined,
          inputMode: 'decimal' as const,
          value: rupees,
          onChange: (event: ChangeEvent<HTMLInputElement>) => setRupees(event.currentTarget.value),
        }
      : null,
  }
}
