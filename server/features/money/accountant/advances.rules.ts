import type { RateSum } from '../../../../shared/money/reckoning'
import type { Paper } from '../papers/repository'
import { placeOf } from './tables.rules'

/** A receipt voucher, or what used one up: an invoice that takes advances off, a refund voucher. In the order of issue. */
export type AdvanceEvent = Pick<
  Paper,
  | ('id' | 'kind' | 'clientId' | 'jobId' | 'issuedOn' | 'totalPaise' | 'advancesPaise')
  | ('rates' | 'supply' | 'buyer' | 'seller')
> & {
  /** of a voucher: when its money came or went back; else the day of the voucher */
  moneyOn?: string | undefined
}
export type PartOfRate = { place: string; rate: RateSum }
export type Advances = { received: PartOfRate[]; adjusted: PartOfRate[] }

/** Tax on an advance is due by the day on which it came, and goes back by that on which the money did. */
export const dayOf = ({ moneyOn, issuedOn }: AdvanceEvent): string => moneyOn ?? issuedOn

type Kept = { voucher: AdvanceEvent; leftPaise: number; usedInMonthPaise: number }

/**
 * Advances of a month: received and in no invoice of the same month, and those of earlier months that an invoice of this one
 * takes off. An invoice takes the vouchers of its job first, then the client's oldest.
 */
export function advancesOfMonth(
  events: readonly AdvanceEvent[],
  isInMonth: (day: string) => boolean,
): Advances {
  const kept: Kept[] = []
  const adjusted: PartOfRate[] = []
  for (const event of events) {
    if (event.kind === 'receipt voucher') {
      kept.push({ voucher: event, leftPaise: event.totalPaise, usedInMonthPaise: 0 })
      continue
    }
    let wanted = event.kind === 'invoice' ? event.advancesPaise : event.totalPaise
    for (const one of vouchersFor(event, kept)) {
      const taken = Math.min(wanted, one.leftPaise)
      if (taken <= 0) continue
      wanted -= taken
      one.leftPaise -= taken
      if (event.kind !== 'invoice' || !isInMonth(event.issuedOn)) continue
      if (isInMonth(dayOf(one.voucher))) one.usedInMonthPaise += taken
      else adjusted.push(...partOf(one.voucher, taken))
    }
  }
  const received = kept
    .filter(({ voucher }) => isInMonth(dayOf(voucher)))
    .flatMap(({ voucher, usedInMonthPaise }) => partOf(voucher, voucher.totalPaise - usedInMonthPaise))
  return { received, adjusted }
}

/** Those that a client paid: of the job first. An advance of another client of the job is not this one's. */
function vouchersFor({ jobId, clientId }: AdvanceEvent, kept: readonly Kept[]): Kept[] {
  const own = kept.filter(({ voucher }) => voucher.clientId === clientId)
  const isOfJob = ({ voucher }: Kept) => voucher.jobId === jobId
  const others = clientId === null ? [] : own.filter((one) => !isOfJob(one))
  return [...own.filter(isOfJob), ...others]
}

/** A part of a voucher by its rates. */
function partOf(voucher: AdvanceEvent, paise: number): PartOfRate[] {
  if (paise <= 0) return []
  const part = (whole: number) => Math.round((whole * paise) / voucher.totalPaise)
  const place = placeOf(voucher)
  return voucher.rates.map(({ rateBp, taxablePaise, cgst, sgst, igst }) => ({
    place,
    rate: { rateBp, taxablePaise: part(taxablePaise), cgst: part(cgst), sgst: part(sgst), igst: part(igst) },
  }))
}
