import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reckon, SUPPLIES } from '../../../shared/money/reckoning'

// An independent way: exact fractions of a paisa in BigInt, rounded by the remainder.
function rounded(numerator: bigint, denominator: bigint): bigint {
  const [whole, rest] = [numerator / denominator, numerator % denominator]
  const size = rest < 0n ? -rest : rest
  if (size * 2n < denominator) return whole
  return whole + (numerator < 0n ? -1n : 1n)
}

describe('a paper', () => {
  it('has the sums of an independent reckoning, in a thousand made at random (M4)', () => {
    const line = fc.record({
      quantityMilli: fc.integer({ min: 1, max: 60_000 }),
      unitPaise: fc.integer({ min: -5_000_000_00, max: 5_000_000_00 }),
      rateBp: fc.constantFrom(500, 1200, 1800, 1775),
      isTaxable: fc.boolean(),
    })
    const papers = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 12 }),
      supply: fc.constantFrom(...SUPPLIES),
    })
    fc.assert(
      fc.property(papers, ({ lines, supply }) => {
        const bases: Record<string, bigint> = {}
        let untaxed = 0n
        for (const { quantityMilli, unitPaise, rateBp, isTaxable } of lines) {
          const amount = rounded(BigInt(quantityMilli) * BigInt(unitPaise), 1000n)
          if (isTaxable) bases[rateBp] = (bases[rateBp] ?? 0n) + amount
          else untaxed += amount
        }
        let [taxable, half, whole] = [0n, 0n, 0n]
        for (const [rate, base] of Object.entries(bases)) {
          taxable += base
          if (supply === 'within') half += rounded(base * BigInt(rate), 20_000n)
          if (supply === 'other_state' || supply === 'abroad_taxed')
            whole += rounded(base * BigInt(rate), 10_000n)
        }
        const exact = taxable + untaxed + 2n * half + whole
        const total = rounded(exact, 100n) * 100n
        const sums = reckon(lines, supply)
        expect(BigInt(sums.taxablePaise)).toBe(taxable)
        expect(BigInt(sums.untaxedPaise)).toBe(untaxed)
        expect([sums.cgst, sums.sgst, sums.igst].map(BigInt)).toEqual([half, half, whole])
        expect(BigInt(sums.totalPaise)).toBe(total)
        expect(BigInt(sums.roundOffPaise)).toBe(total - exact)
        expect(Math.abs(sums.roundOffPaise)).toBeLessThanOrEqual(50)
      }),
      { numRuns: 1000 },
    )
  })
})
