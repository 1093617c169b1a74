import { talentShare, type WithholdingRule, withheldFromShare } from '../tax/withholding'

export type CommissionRule = {
  id: string
  /** null: of all who have none of their own */
  modelId: string | null
  percentBp: number
  fromDay: string
  untilDay: string | null
}

/** The commission on a day of work: the talent's own rule, else the agency's. Null where there is none. */
export function commissionOn(rules: readonly CommissionRule[], modelId: string, day: string): number | null {
  const counting = rules
    .filter(({ fromDay, untilDay }) => fromDay <= day && (untilDay === null || day <= untilDay))
    .toSorted((a, b) => b.fromDay.localeCompare(a.fromDay))
  const found = counting.find((rule) => rule.modelId === modelId) ?? counting.find((rule) => !rule.modelId)
  return found?.percentBp ?? null
}

export type ShareGiven = { feePaise: number; commissionBp: number; expensePaise: number }
export type ShareSums = {
  feePaise: number
  commissionPaise: number
  sharePaise: number
  withheldPaise: number
  expensePaise: number
  netPaise: number
}

/**
 * What a talent gets for each work. Tax is withheld line by line from what the year came to before it; nothing of a fee that
 * was credited, which lowers the year instead. Expenses are given back without tax.
 */
export function reckonShares<Given extends ShareGiven>(
  works: readonly Given[],
  rule: WithholdingRule | null,
  before: { sharePaise: number; withheldPaise: number },
  catchesUp: boolean,
): (Given & ShareSums)[] {
  let year = before
  return works.map((work) => {
    const { commissionPaise, sharePaise } = talentShare(work.feePaise, work.commissionBp)
    const withheldPaise = rule && sharePaise > 0 ? withheldFromShare(rule, sharePaise, year, catchesUp) : 0
    year = {
      sharePaise: year.sharePaise + sharePaise,
      withheldPaise: year.withheldPaise + withheldPaise,
    }
    const netPaise = sharePaise - withheldPaise + work.expensePaise
    return { ...work, commissionPaise, sharePaise, withheldPaise, netPaise }
  })
}

/** All lines of a statement together. */
export function sharesTogether(lines: readonly ShareSums[]): ShareSums {
  const sum = (field: keyof ShareSums) => lines.reduce((paise, line) => paise + line[field], 0)
  return {
    feePaise: sum('feePaise'),
    commissionPaise: sum('commissionPaise'),
    sharePaise: sum('sharePaise'),
    withheldPaise: sum('withheldPaise'),
    expensePaise: sum('expensePaise'),
    netPaise: sum('netPaise'),
  }
}
