import type { WithholdingCode } from '../../../../shared/money/moneySettings'
import type { WithholdingChoice } from '../../../../shared/money/payments'
import { expectedWithholding } from '../../../../shared/money/withholding'
import type { Paper } from './repository'

type Facts = { earlierPaise: number; withheldPaise: number; last: string | null; today: string }

/** The codes of a day with what the client is expected to withhold: only shown, since what counts is what it did. */
export function withholdingChoice(
  paper: Paper,
  credits: readonly Paper[],
  codes: readonly WithholdingCode[],
  { earlierPaise, withheldPaise, last, today }: Facts,
): WithholdingChoice {
  const basePaise = credits.reduce(
    (left, note) => left - note.taxablePaise - note.untaxedPaise,
    paper.taxablePaise + paper.untaxedPaise,
  )
  const counting = codes.filter(
    ({ fromDay, untilDay }) => fromDay <= today && (untilDay === null || today <= untilDay),
  )
  return {
    basePaise,
    last: counting.some(({ code }) => code === last) ? last : null,
    codes: counting.map((rule) => ({
      ...{ code: rule.code, name: rule.name, rateBp: rule.rateBp },
      expectedPaise: Math.max(0, expectedWithholding(rule, basePaise, earlierPaise) - withheldPaise),
    })),
  }
}
