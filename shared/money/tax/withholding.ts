import { dividedHalfUp, shareOf, shareToRupee } from '../rounding'

export type WithholdingRule = {
  rateBp: number
  singleFromPaise?: number | null
  yearFromPaise?: number | null
}

/**
 * The tax that a client is expected to withhold from a paper, to the rupee: its rate on all without GST, expenses of the
 * same paper included, once the threshold of one bill or of the year is passed.
 */
export function expectedWithholding(
  rule: WithholdingRule,
  basePaise: number,
  earlierInYearPaise = 0,
): number {
  const { rateBp, singleFromPaise, yearFromPaise } = rule
  const hasThreshold = singleFromPaise != null || yearFromPaise != null
  const isOver =
    (singleFromPaise != null && basePaise > singleFromPaise) ||
    (yearFromPaise != null && earlierInYearPaise + basePaise > yearFromPaise)
  return !hasThreshold || isOver ? shareToRupee(basePaise, rateBp) : 0
}

/** The agency's commission on a fee, to the paisa, and what is left for the talent. */
export function talentShare(feePaise: number, commissionBp: number) {
  const commissionPaise = shareOf(feePaise, commissionBp)
  return { commissionPaise, sharePaise: feePaise - commissionPaise }
}

/**
 * The tax to withhold from a talent's share. Where it passes the threshold of the year, the whole year is caught up, or
 * only what comes now.
 */
export function withheldFromShare(
  rule: WithholdingRule,
  sharePaise: number,
  earlier: { sharePaise: number; withheldPaise: number },
  catchesUp = true,
): number {
  if (expectedWithholding(rule, sharePaise, earlier.sharePaise) === 0) return 0
  const isYearOver = rule.yearFromPaise != null && earlier.sharePaise + sharePaise > rule.yearFromPaise
  if (!catchesUp || !isYearOver) return shareToRupee(sharePaise, rule.rateBp)
  return Math.max(0, shareToRupee(earlier.sharePaise + sharePaise, rule.rateBp) - earlier.withheldPaise)
}

/** Tax inside a sum that was received before the invoice, at one rate. */
export function insideAdvance(sumPaise: number, rateBp: number): { taxablePaise: number; taxPaise: number } {
  const taxablePaise = dividedHalfUp(BigInt(sumPaise) * 10_000n, BigInt(10_000 + rateBp))
  return { taxablePaise, taxPaise: sumPaise - taxablePaise }
}
