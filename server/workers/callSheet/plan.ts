/** A line: a time or a name before the words, or the words alone. */
type PlanRow = { lead: string; words: string }
export type PlanPart = { title: string; rows: readonly PlanRow[] }

/** The content of a call sheet for one recipient, as text that the font can show. */
export type CallSheetPlan = {
  documentTitle: string
  agency: { name: string; contact: string }
  /** `Call sheet 3, replaces 2` */
  head: string
  production: string
  day: string
  /** the recipient who is a talent; empty for others */
  name: string
  /** above the large line, where it is no call */
  label?: string
  call: string
  changes: string
  place: readonly string[]
  reach: PlanPart | null
  talents: PlanPart | null
  parts: readonly PlanPart[]
  foot: string
}
