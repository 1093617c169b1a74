import { halfShareOf, shareOf, timesMilli, toRupee } from './rounding'

/** Where the work counts as supplied, which decides the kind of tax. */
export const SUPPLIES = ['within', 'other_state', 'abroad_lut', 'abroad_taxed', 'without_gst'] as const
export type Supply = (typeof SUPPLIES)[number]

/** A line as far as it is reckoned. A pure agent's expense, and a line that is not taxed, has no rate. */
export type ReckonedLine = { quantityMilli: number; unitPaise: number; rateBp: number; isTaxable: boolean }

export type RateSum = { rateBp: number; taxablePaise: number; cgst: number; sgst: number; igst: number }

export type Reckoned = {
  rates: RateSum[]
  taxablePaise: number
  untaxedPaise: number
  cgst: number
  sgst: number
  igst: number
  roundOffPaise: number
  totalPaise: number
}

/** The rate that a client is charged: under a letter of undertaking none. */
export const chargedRate = (rateBp: number, supply: Supply): number => (supply === 'abroad_lut' ? 0 : rateBp)

/** A line's amount: quantity times unit, to the paisa. */
export const lineAmount = ({
  quantityMilli,
  unitPaise,
}: Pick<ReckonedLine, 'quantityMilli' | 'unitPaise'>): number => timesMilli(unitPaise, quantityMilli)

/** Sums, tax once for each rate on the sum of its lines, and the total to the rupee. */
export function reckon(lines: readonly ReckonedLine[], supply: Supply): Reckoned {
  const sums = new Map<number, number>()
  let untaxedPaise = 0
  for (const line of lines) {
    const amount = lineAmount(line)
    if (!line.isTaxable) untaxedPaise += amount
    else sums.set(line.rateBp, (sums.get(line.rateBp) ?? 0) + amount)
  }
  const rates = [...sums]
    .sort(([a], [b]) => b - a)
    .map(([rateBp, taxablePaise]) => ({ rateBp, taxablePaise, ...taxOf(taxablePaise, rateBp, supply) }))
  const total = (field: 'taxablePaise' | 'cgst' | 'sgst' | 'igst') =>
    rates.reduce((sum, rate) => sum + rate[field], 0)
  const sum = {
    taxablePaise: total('taxablePaise'),
    untaxedPaise,
    cgst: total('cgst'),
    sgst: total('sgst'),
    igst: total('igst'),
  }
  const exact = sum.taxablePaise + untaxedPaise + sum.cgst + sum.sgst + sum.igst
  const totalPaise = toRupee(exact)
  return { rates, ...sum, roundOffPaise: totalPaise - exact, totalPaise }
}

function taxOf(taxablePaise: number, rateBp: number, supply: Supply) {
  if (supply === 'within') {
    const half = halfShareOf(taxablePaise, rateBp)
    return { cgst: half, sgst: half, igst: 0 }
  }
  const isTaxed = supply === 'other_state' || supply === 'abroad_taxed'
  return { cgst: 0, sgst: 0, igst: isTaxed ? shareOf(taxablePaise, rateBp) : 0 }
}
