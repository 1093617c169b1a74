import { localDay } from '../../../../shared/format'
import type { PaperLine } from '../../../../shared/money/moneyLists'
import type { SignedInContext } from '../../../core/context'
import { putPaper } from './issuing.service'
import type { Paper } from './repository'
import { voucherSums } from './vouchers.rules'

type Kind = 'receipt voucher' | 'refund voucher'
const WORDS: Record<Kind, string> = { 'receipt voucher': 'Advance', 'refund voucher': 'Advance given back' }

/**
 * A voucher for an advance that was received or goes back: its tax is inside the sum, by the rates of the paper. In the
 * caller's transaction; returns the id.
 */
export function putVoucher(ctx: SignedInContext, kind: Kind, paper: Paper, sumPaise: number): string {
  const sums = voucherSums(paper, sumPaise)
  const words = `${WORDS[kind]} for ${paper.jobTitle ?? paper.number}`
  return putPaper(ctx, kind, {
    ...paper,
    ...sums,
    issuedOn: localDay(ctx.clock()),
    dueOn: null,
    lines: linesOf(paper, sums, words),
    advancesPaise: 0,
    askedPaise: 0,
    // They say how to pay, and nothing is asked for.
    terms: null,
    refersToId: paper.id,
    withdrawnAt: null,
  })
}

/** A line for each rate, and one for what is not taxed. */
function linesOf(paper: Paper, sums: ReturnType<typeof voucherSums>, words: string): PaperLine[] {
  const line = (paise: number, given: Pick<PaperLine, 'kind' | 'more' | 'sac' | 'rateBp' | 'isTaxable'>) => ({
    ...{ words, quantityMilli: 1000, unit: '', unitPaise: paise, amountPaise: paise },
    ...given,
  })
  const taxed = sums.rates.map(({ rateBp, taxablePaise }) => {
    const first = paper.lines.find((each) => each.isTaxable && each.rateBp === rateBp)
    const sac = first?.sac ?? null
    return line(taxablePaise, { kind: 'day fee', more: paper.number, sac, rateBp, isTaxable: true })
  })
  if (sums.untaxedPaise === 0) return taxed
  const more = `${paper.number}, what is paid as pure agent`
  const untaxed = { kind: 'expense', more, sac: null, rateBp: 0, isTaxable: false } as const
  return [...taxed, line(sums.untaxedPaise, untaxed)]
}
