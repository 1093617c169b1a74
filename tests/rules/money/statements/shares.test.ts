import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountWords } from '../../../../shared/money/rupees'
import { commissionOn, reckonShares, sharesTogether } from '../../../../shared/money/statements/reckoning'

const work = (feePaise: number, commissionBp: number, expensePaise = 0) => ({
  feePaise,
  commissionBp,
  expensePaise,
})
const NOTHING = { sharePaise: 0, withheldPaise: 0 }
const TEN = { rateBp: 1000 }

describe('the shares of a statement, to the paisa', () => {
  it('are those of the second worked example and the cover try of the same talent', () => {
    const lines = reckonShares([work(94_812_50, 2500), work(24_000_00, 2500, 1_240_00)], TEN, NOTHING, true)
    expect(
      lines.map((line) =>
        [line.commissionPaise, line.sharePaise, line.withheldPaise, line.netPaise].map(amountWords),
      ),
    ).toEqual([
      ['23,703.13', '71,109.37', '7,111.00', '63,998.37'],
      ['6,000.00', '18,000.00', '1,800.00', '17,440.00'],
    ])
    expect(amountWords(sharesTogether(lines).netPaise)).toBe('81,438.37')
  })

  it('catch the year up at the line that passes the threshold', () => {
    const rule = { rateBp: 1000, yearFromPaise: 50_000_00 }
    const of = (catchesUp: boolean) =>
      reckonShares([work(50_000_00, 2000), work(30_000_00, 2000)], rule, NOTHING, catchesUp).map(
        ({ withheldPaise }) => amountWords(withheldPaise),
      )
    expect(of(true)).toEqual(['0.00', '6,400.00'])
    expect(of(false)).toEqual(['0.00', '2,400.00'])
  })

  it('withhold nothing of what was credited', () => {
    const [line] = reckonShares([work(-22_500_00, 2000)], TEN, NOTHING, true)
    expect(line).toMatchObject({ sharePaise: -18_000_00, withheldPaise: 0, netPaise: -18_000_00 })
  })

  it('come to the same as whole numbers of any size, rounded once each', () => {
    const paise = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 })
    const given = fc.record({
      feePaise: paise,
      commissionBp: fc.integer({ min: 0, max: 10_000 }),
      expensePaise: fc.integer({ min: 0, max: 1_000_000_00 }),
    })
    const halfUp = (top: bigint, bottom: bigint) => {
      const size = top < 0n ? -top : top
      const whole = size / bottom + (2n * (size % bottom) >= bottom ? 1n : 0n)
      return top < 0n ? -whole : whole
    }
    fc.assert(
      fc.property(fc.array(given, { maxLength: 12 }), fc.integer({ min: 0, max: 3000 }), (works, rateBp) => {
        const lines = reckonShares(works, { rateBp }, NOTHING, true)
        let net = 0n
        for (const [at, { feePaise, commissionBp, expensePaise }] of works.entries()) {
          const commission = halfUp(BigInt(feePaise) * BigInt(commissionBp), 10_000n)
          const share = BigInt(feePaise) - commission
          const tax = share > 0n ? halfUp(share * BigInt(rateBp), 1_000_000n) * 100n : 0n
          const own = share - tax + BigInt(expensePaise)
          expect(BigInt(lines[at]?.netPaise ?? 0)).toBe(own)
          net += own
        }
        const sums = sharesTogether(lines)
        expect(BigInt(sums.netPaise)).toBe(net)
        expect(sums.feePaise - sums.commissionPaise).toBe(sums.sharePaise)
        expect(sums.sharePaise - sums.withheldPaise + sums.expensePaise).toBe(sums.netPaise)
      }),
    )
  })
})

describe('the commission', () => {
  const rule = (
    modelId: string | null,
    percentBp: number,
    fromDay: string,
    untilDay: string | null = null,
  ) => ({
    id: `${modelId}${fromDay}`,
    ...{ modelId, percentBp, fromDay, untilDay },
  })
  const rules = [
    rule(null, 2000, '2020-01-01'),
    rule(null, 2200, '2026-01-01'),
    rule('zoya', 1500, '2026-03-01', '2026-03-31'),
  ]
  it.each([
    ['zoya', '2026-03-31', 1500],
    ['zoya', '2026-04-01', 2200],
    ['zoya', '2025-12-31', 2000],
    ['gul', '2026-03-15', 2200],
    ['gul', '2019-12-31', null],
  ])('of %s on %s is %s', (modelId, day, percentBp) =>
    expect(commissionOn(rules, modelId, day)).toBe(percentBp),
  )
})
