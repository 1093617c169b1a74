import type { WithholdingCode } from '../../../../shared/money/moneySettings'
import type { WithholdingChoice } from '../../../../shared/money/payments'
import { dividedHalfUp } from '../../../../shared/money/rounding'
import { expectedWithholding } from '../../../../shared/money/tax/withholding'
import type { Paper } from './repository'

type Facts = {
  earlierPaise: number
  /** from the paper, and from the advances that it takes off */
  withheldPaise: number
  /** what the paper asks for now */
  nowPaise: number
  last: string | null
}

/**
 * The codes with what the client is expected to withhold: only shown, since what counts is what it did. From an advance it
 * withholds what belongs to that, from an invoice the tax of all of it.
 */
export function withholdingChoice(
  paper: Paper,
  credits: readonly Paper[],
  codes: readonly WithholdingCode[],
  { earlierPaise, nowPaise, last, ...facts }: Facts,
): WithholdingChoice {
  const wholePaise = credits.reduce(
    (left, note) => left - note.taxablePaise - note.untaxedPaise,
    paper.taxablePaise + paper.untaxedPaise,
  )
  const isAdvance = paper.kind === 'proforma'
  const basePaise = isAdvance
    ? dividedHalfUp(BigInt(wholePaise) * BigInt(nowPaise), BigInt(paper.totalPaise))
    : wholePaise
  const withheldPaise = isAdvance ? 0 : facts.withheldPaise
  return {
    ...{ basePaise, withheldPaise, last },
    codes: codes.map(({ code, name, rateBp, fromDay, untilDay, ...thresholds }) => {
      const rule = { rateBp, ...thresholds }
      const expected = expectedWithholding(rule, basePaise, earlierPaise + wholePaise - basePaise)
      return {
        ...{ code, name, rateBp, fromDay, untilDay },
        expectedPaise: Math.max(0, expected - withheldPaise),
      }
    }),
  }
}
