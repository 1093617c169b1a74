import type { RateSum, Supply } from '../../../../shared/money/reckoning'
import { insideAdvance } from '../../../../shared/money/tax/withholding'
import type { Paper } from './repository'

type Sums = Pick<
  Paper,
  'rates' | 'taxablePaise' | 'untaxedPaise' | 'cgst' | 'sgst' | 'igst' | 'roundOffPaise' | 'totalPaise'
>

/**
 * A sum that came for a paper, or goes back: shared over its rates and what is not taxed as the paper's own sums are. The
 * tax is inside each part, and the parts come to the sum.
 */
export function voucherSums(
  { rates, untaxedPaise, supply }: Pick<Paper, 'rates' | 'untaxedPaise' | 'supply'>,
  sumPaise: number,
): Sums {
  const withTax = rates.map(({ taxablePaise, cgst, sgst, igst }) => taxablePaise + cgst + sgst + igst)
  const parts = sharedOut(sumPaise, [...withTax, untaxedPaise])
  const taxed = rates.flatMap(({ rateBp }, at) => {
    const paise = parts[at] ?? 0
    return paise > 0 ? [rateInside(paise, rateBp, supply)] : []
  })
  const total = (field: 'taxablePaise' | 'cgst' | 'sgst' | 'igst') =>
    taxed.reduce((sum, rate) => sum + rate[field], 0)
  const sums = {
    ...{ taxablePaise: total('taxablePaise'), untaxedPaise: parts.at(-1) ?? 0 },
    ...{ cgst: total('cgst'), sgst: total('sgst'), igst: total('igst') },
  }
  const exact = sums.taxablePaise + sums.untaxedPaise + sums.cgst + sums.sgst + sums.igst
  return { rates: taxed, ...sums, roundOffPaise: sumPaise - exact, totalPaise: sumPaise }
}

/** A sum at one rate with its tax inside. The halves of the tax are equal; an odd paisa is the round off. */
function rateInside(paise: number, rateBp: number, supply: Supply): RateSum {
  const { taxablePaise, taxPaise } = insideAdvance(paise, rateBp)
  if (supply === 'within') {
    const half = Math.floor(taxPaise / 2)
    return { rateBp, taxablePaise, cgst: half, sgst: half, igst: 0 }
  }
  const isTaxed = supply === 'other_state' || supply === 'abroad_taxed'
  return isTaxed
    ? { rateBp, taxablePaise, cgst: 0, sgst: 0, igst: taxPaise }
    : { rateBp, taxablePaise: paise, cgst: 0, sgst: 0, igst: 0 }
}

/** A sum in whole paise by weights. What rounding down leaves goes to the largest remainders, a paisa each. */
function sharedOut(sumPaise: number, given: readonly number[]): number[] {
  const weights = given.map((weight) => BigInt(Math.max(0, weight)))
  const all = weights.reduce((sum, weight) => sum + weight, 0n)
  if (all === 0n) return given.map((_, at) => (at === 0 ? sumPaise : 0))
  const parts = weights.map((weight, at) => {
    const product = BigInt(sumPaise) * weight
    return { at, paise: Number(product / all), rest: product % all }
  })
  const left = sumPaise - parts.reduce((sum, { paise }) => sum + paise, 0)
  const rounded = new Set(
    parts
      .toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
      .slice(0, left)
      .map(({ at }) => at),
  )
  return parts.map(({ at, paise }) => paise + (rounded.has(at) ? 1 : 0))
}
