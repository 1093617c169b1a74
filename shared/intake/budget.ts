import { agency } from '../agency'
import { BUDGET_RANGES, BUDGET_UNKNOWN } from '../lists'

/** The ranges of the booking form: the agency's own, else the specification's. */
export function budgetChoices(): readonly string[] {
  const { budgetRanges } = agency.money
  return budgetRanges.length > 0 ? [...budgetRanges, BUDGET_UNKNOWN] : BUDGET_RANGES
}
