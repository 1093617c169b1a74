import { localDay } from '../../../../shared/format'
import { insideAdvance } from '../../../../shared/money/tax/withholding'
import type { SignedInContext } from '../../../core/context'
import { conflict } from '../../../core/errors'
import { putPaper } from './issuing.service'
import type { Paper } from './repository'

type Kind = 'receipt voucher' | 'refund voucher'
const WORDS: Record<Kind, string> = { 'receipt voucher': 'Advance', 'refund voucher': 'Advance given back' }

/**
 * A voucher for an advance that was received or goes back: its tax is inside the sum, at the one rate of the paper. In the
 * caller's transaction; returns the id.
 */
export function putVoucher(ctx: SignedInContext, kind: Kind, paper: Paper, sumPaise: number): string {
  const [rate, another] = paper.rates
  if (!rate || another)
    throw conflict('This paper has several rates of tax: issue the invoice, and record the payment there.')
  const { taxablePaise, taxPaise } = insideAdvance(sumPaise, rate.rateBp)
  const isWithin = paper.supply === 'within'
  // The halves of the tax are equal; an odd paisa is the round off.
  const half = isWithin ? Math.floor(taxPaise / 2) : 0
  const igst = paper.supply === 'other_state' || paper.supply === 'abroad_taxed' ? taxPaise : 0
  const isTaxed = isWithin || igst > 0
  const base = isTaxed ? taxablePaise : sumPaise
  const roundOffPaise = sumPaise - base - half * 2 - igst
  return putPaper(ctx, kind, {
    ...paper,
    issuedOn: localDay(ctx.clock()),
    dueOn: null,
    lines: [
      {
        kind: 'day fee',
        words: `${WORDS[kind]} for ${paper.jobTitle ?? paper.number}`,
        more: paper.number,
        quantityMilli: 1000,
        unit: '',
        unitPaise: base,
        amountPaise: base,
        sac: paper.lines[0]?.sac ?? null,
        rateBp: rate.rateBp,
        isTaxable: true,
      },
    ],
    rates: [{ rateBp: rate.rateBp, taxablePaise: base, cgst: half, sgst: half, igst }],
    taxablePaise: base,
    untaxedPaise: 0,
    cgst: half,
    sgst: half,
    igst,
    roundOffPaise,
    totalPaise: sumPaise,
    advancesPaise: 0,
    askedPaise: 0,
    // They say how to pay, and nothing is asked for.
    terms: null,
    refersToId: paper.id,
    withdrawnAt: null,
  })
}
