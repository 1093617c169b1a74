import type { WithholdingChoice } from '../../../../../shared/money/payments'
import { amountWords } from '../../../../../shared/money/rupees'
import { receiving as copy } from '../copy'

export type Rule = WithholdingChoice['codes'][number]
/** One code may have two rates. */
export const keyOf = ({ code, rateBp, name }: Rule) => `${code} ${rateBp} ${name}`

/** The codes of the day on which tax was deducted. What the client used last comes first; nothing is chosen for anybody. */
export const rulesOn = ({ codes, last }: WithholdingChoice, on: string): Rule[] =>
  codes
    .filter(({ fromDay, untilDay }) => fromDay <= on && (untilDay === null || on <= untilDay))
    .toSorted((a, b) => Number(b.code === last) - Number(a.code === last))

/** What the client is expected to withhold by a rule. */
export function expectedWords(rule: Rule, { basePaise, withheldPaise: before }: WithholdingChoice): string {
  if (rule.expectedPaise === 0) return before > 0 ? copy.nothingMore : copy.below
  const [base, sum] = [amountWords(basePaise), amountWords(rule.expectedPaise)]
  return copy.expected(rule.rateBp / 100, base, sum, before > 0 ? amountWords(before) : null)
}
