import { describe, expect, it } from 'vitest'
import { differing } from '../../../server/features/money/quotes/rules'
import type { PaperLine } from '../../../shared/money/moneyLists'
import type { PaperRow } from '../../../shared/money/papers'
import { type PaperFigures, standingOf } from '../../../shared/money/standing'

const quote = (of: Partial<PaperFigures>, today = '2026-03-12') =>
  standingOf(
    {
      ...{ kind: 'quote', totalPaise: 1_27_440_00, advancesPaise: 0, receivedPaise: 0, withheldPaise: 0 },
      ...{ creditedPaise: 0, refundedPaise: 0, dueOn: '2026-03-12' },
      ...{ isWithdrawn: false, isInvoiced: false, isAccepted: false, isOff: false, leftOverPaise: 0, ...of },
    },
    today,
  )

describe('a quote', () => {
  it('is open until its last day has passed, and asks for no money', () => {
    expect(quote({})).toEqual({ standing: 'open', outstandingPaise: 0, daysLate: 0, overpaidPaise: 0 })
    expect(quote({}, '2026-03-13').standing).toBe('expired')
  })

  it('stays accepted after that day, until it is invoiced or withdrawn', () => {
    expect(quote({ isAccepted: true }, '2026-04-30').standing).toBe('accepted')
    expect(quote({ isAccepted: true, isInvoiced: true }).standing).toBe('invoiced')
    expect(quote({ isAccepted: true, isWithdrawn: true }).standing).toBe('withdrawn')
  })
})

describe('a quote and its job', () => {
  const line: PaperLine = {
    ...{ kind: 'day fee', words: 'Zoya, day fee', more: '20–21 Mar', quantityMilli: 2000, unit: 'days' },
    ...{ unitPaise: 45_000_00, amountPaise: 90_000_00, sac: '999631', rateBp: 1800, isTaxable: true },
  }
  const said = { id: 'q', clientId: 'c', lines: [line] }
  const differs = (job: Partial<typeof said>, standing: PaperRow['standing'] = 'open') =>
    differing([said], [{ id: 'q', standing } as PaperRow], { ...said, ...job }).length > 0

  it.each([
    ['nothing changed', {}, false],
    ['the client is another', { clientId: 'd' }, true],
    ['a fee changed', { lines: [{ ...line, unitPaise: 46_000_00, amountPaise: 92_000_00 }] }, true],
    ['a day moved', { lines: [{ ...line, more: '21–22 Mar' }] }, true],
    ['the rate of tax changed', { lines: [{ ...line, rateBp: 500 }] }, true],
    ['a line came', { lines: [line, line] }, true],
  ])('where %s, differ: %s', (_, job, expected) => {
    expect(differs(job)).toBe(expected)
  })

  it('differ no longer once the job has an invoice', () => {
    expect(differs({ clientId: 'd' }, 'invoiced')).toBe(false)
  })
})
