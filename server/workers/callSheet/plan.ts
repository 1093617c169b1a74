import type { FaceCrop } from '../../../shared/roster/faces'

/** A line: a time or a name before the words, or the words alone. */
type PlanRow = { lead: string; words: string }
export type PlanPart = { title: string; rows: readonly PlanRow[] }
/** The picture's file and the square of it that is the face. */
export type PlanFace = { file: string; crop: FaceCrop }
export type PlanTalent = {
  call: string
  name: string
  onSet: string
  reportTo: string
  /** null without an open picture */
  face: PlanFace | null
}

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
  /** the talents by sight, for the crew; takes the place of `talents` */
  cast?: readonly PlanTalent[]
  parts: readonly PlanPart[]
  foot: string
}
