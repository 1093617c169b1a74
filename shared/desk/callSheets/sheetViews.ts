import type { Face } from '../../roster/faces'
import type { OwnSheet } from './ownSheet'
import type { SheetContent, SheetState, SheetWay } from './sheetContent'

/** What is read of call sheets. Free of zod. */

/** What became of the newest number at one recipient; times are ISO 8601, UTC. */
export type SheetReceipt = {
  number: number
  way: SheetWay
  sentAt: string | null
  bouncedAt: string | null
  seenAt: string | null
  acknowledgedAt: string | null
  reachedByPhoneAt: string | null
  question: string | null
  askedAt: string | null
  answer: string | null
}
export type SheetRecipient = {
  /** the claim of a talent, else the link */
  key: string
  /** null until the first sheet was issued */
  linkId: string | null
  name: string
  /** what somebody who is no talent does */
  function: string | null
  isTalent: boolean
  face: Face | null
  /** the own call time in the newest issued sheet */
  call: string | null
  phone: string | null
  email: string | null
  /** the usual way, or that of the sheet before */
  way: SheetWay
  receipt: SheetReceipt | null
}
export type SheetEdition = {
  id: string
  number: number
  state: SheetState
  content: SheetContent
  changes: string | null
  issuedAt: string | null
  issuedBy: string | null
  version: number
}
/** The call sheet of one date of a job, as bookers work on it. */
export type CallSheetRecord = {
  job: { id: string; number: string; title: string }
  dates: { id: string; day: string; number: number | null; hasDraft: boolean }[]
  date: { id: string; day: string }
  draft: SheetEdition | null
  issued: SheetEdition | null
  /** earlier numbers, the newest first */
  editions: { number: number; issuedAt: string | null; changes: string | null }[]
  /** of the draft, else of the issued sheet, else filled from the job and the last sheet for this client */
  content: SheetContent
  /** the sheets of the job's other days */
  others: { day: string; content: SheetContent }[]
  recipients: SheetRecipient[]
  /** the client's people who do not get it yet */
  contacts: { id: string; name: string }[]
  /** whether a mail of the issued sheet is held until the morning */
  isHeld: boolean
}
export type SheetIssued = { sheet: CallSheetRecord; decisionId: string; undoMs: number }
/** What is sent to one recipient by WhatsApp. */
export type SheetText = { text: string; phone: string | null }

/** Why a link opens no sheet; *coming* is a number with the own call. */
export type OffReason = 'cancelled' | 'moved' | 'coming'

/** What a secret link opens. */
export type SheetOpened =
  | { state: 'off'; day: string; reason: OffReason; booker: string }
  | {
      state: 'open'
      sheet: OwnSheet
      /** the number that this recipient knows, to mark what is new; null once the newest was read */
      before: OwnSheet | null
      /** everything that changed since the number `changedSince`; both null where there is none to compare with */
      changes: string | null
      changedSince: number | null
      isRead: boolean
      question: string | null
      answer: string | null
      booker: string
      eventId: string
      sequence: number
    }

/** Who gets the sheet of one date of a job, and what became of the number that holds. */
export type SheetReceipts = {
  dateId: string
  day: string
  number: number
  recipients: SheetRecipient[]
  /** hours of the date are confirmed */
  hasVoucher: boolean
}

/** A talent's own call sheet, as the list of its jobs leads to it. */
export type OwnSheetLink = {
  claimId: string
  dateId: string
  day: string
  /** `HH:MM` */
  call: string
  place: string
  isRead: boolean
  path: string
}
