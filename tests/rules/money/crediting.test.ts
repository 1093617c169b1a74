import fc from 'fast-check'
import { expect, it } from 'vitest'
import { creditLines, creditSums, lastCreditDay, leftOfLines } from '../../../shared/money/crediting'
import type { PaperLine } from '../../../shared/money/moneyLists'
import { reckon, SUPPLIES } from '../../../shared/money/reckoning'

const aLine = (amountPaise: number, rateBp: number): PaperLine => ({
  ...{ kind: 'day fee', words: 'Fee', more: '', quantityMilli: 1000, unit: '', unitPaise: amountPaise },
  ...{ amountPaise, sac: null, rateBp, isTaxable: true },
})

// An independent way: each note by BigInt, a half away from zero.
const rounded = (numerator: bigint, denominator: bigint) =>
  (2n * numerator + denominator) / (2n * denominator)

it('credit notes over parts have the sums of an independent reckoning, and end at nothing, in a thousand made at random', () => {
  const invoices = fc.record({
    lines: fc.array(
      fc.record({
        paise: fc.integer({ min: 100, max: 9_00_000_00 }),
        rateBp: fc.constantFrom(500, 1800, 1775),
        share: fc.integer({ min: 0, max: 100 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    supply: fc.constantFrom(...SUPPLIES),
  })
  fc.assert(
    fc.property(invoices, ({ lines: given, supply }) => {
      const lines = given.map(({ paise, rateBp }) => aLine(paise, rateBp))
      const invoice = { lines, supply, ...reckon(lines, supply) }
      const parts = given.map(({ paise, share }, at) => ({
        at,
        amountPaise: Math.floor((paise * share) / 100),
      }))
      const some = creditLines(invoice, parts)
      const first = { lines: some, supply, ...creditSums(invoice, [], some, false) }
      let exact = 0n
      const bases = new Map<number, bigint>()
      for (const { at, amountPaise } of parts) {
        const rate = given[at]?.rateBp ?? 0
        bases.set(rate, (bases.get(rate) ?? 0n) + BigInt(amountPaise))
      }
      for (const [rate, base] of bases) {
        exact += base
        if (supply === 'within') exact += 2n * rounded(base * BigInt(rate), 20_000n)
        if (supply === 'other_state' || supply === 'abroad_taxed')
          exact += rounded(base * BigInt(rate), 10_000n)
      }
      expect(BigInt(first.totalPaise)).toBe(rounded(exact, 100n) * 100n)
      const left = leftOfLines(invoice, [first])
      expect(left.every((paise) => paise >= 0)).toBe(true)
      const rest = creditLines(
        invoice,
        left.map((amountPaise, at) => ({ at, amountPaise })),
      )
      const last = creditSums(invoice, [first], rest, true)
      for (const sum of ['taxablePaise', 'cgst', 'sgst', 'igst', 'totalPaise'] as const)
        expect(first[sum] + last[sum]).toBe(invoice[sum])
      expect(last.taxablePaise + last.cgst + last.sgst + last.igst + last.roundOffPaise).toBe(last.totalPaise)
    }),
    { numRuns: 1000 },
  )
})

it('tax is taken back until 30 November after the year of the invoice (M12)', () => {
  expect(lastCreditDay('2026-03-31')).toBe('2026-11-30')
  expect(lastCreditDay('2026-04-01')).toBe('2027-11-30')
})
