import {
  SHEET_STATES,
  SHEET_TEXTS,
  SHEET_WAYS,
  type SheetCall,
  type SheetContent,
} from '../../../../../shared/desk/callSheets/sheetContent'
import type {
  CallSheetRecord,
  SheetEdition,
  SheetIssued,
  SheetReceipt,
  SheetRecipient,
} from '../../../../../shared/desk/callSheets/sheetViews'
import { choice, count, day, flag, known, list, moment, nullable, object, text } from '../../../../core/codec'
import type { Given } from '../../defineRoute'
import { dataOne, reads, underData } from '../envelope'

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const TEXTS = SHEET_TEXTS.map(snakeCase)

const call = object<SheetCall>('SheetCall')({
  claim_id: text,
  name: text,
  call: text,
  on_set: text,
  fetched: text,
  report_to: text,
})
const content = object<SheetContent>('SheetContent')({
  day,
  production: text,
  brand: text,
  ...(Object.fromEntries(TEXTS.map((name) => [name, text])) as Record<string, typeof text>),
  calls: list(call),
  schedule: list(object<SheetContent['schedule'][number]>()({ time: text, what: text })),
  wrap: text,
})
const edition = object<SheetEdition>('CallSheetNumber')({
  _id: text,
  number: count,
  state: choice(SHEET_STATES),
  changes: known,
  issuedAt: nullable(moment),
  issuedBy: known,
  version: count,
})
const receipt = object<SheetReceipt>('SheetReceipt')({
  number: count,
  way: choice(SHEET_WAYS),
  sentAt: nullable(moment),
  bouncedAt: nullable(moment),
  seenAt: nullable(moment),
  acknowledgedAt: nullable(moment),
  reachedByPhoneAt: nullable(moment),
  question: known,
  answer: known,
})
const recipient = object<SheetRecipient>('SheetRecipient')({
  key: text,
  linkId: known,
  name: text,
  function: known,
  isTalent: flag,
  call: known,
  way: choice(SHEET_WAYS),
  receipt: nullable(receipt),
})
const recipients = [list(recipient), (sheet: CallSheetRecord) => sheet.recipients] as const
const whole = object<CallSheetRecord>('CallSheet')({
  date: object<CallSheetRecord['date']>()({ _id: text, day }),
  draft: nullable(edition),
  issued: nullable(edition),
  content,
  recipients,
})

export const oneSheet = dataOne('call_sheet', whole)
/** Who gets the sheet of a date, and what became of its newest number. */
export const sheetReceipts = underData(object<CallSheetRecord>()({ receipts: recipients }))
export const sheetIssued = underData(
  object<SheetIssued>()({
    call_sheet: [whole, ({ sheet }: SheetIssued) => sheet],
    decisionId: text,
    undoMs: count,
  }),
)

const readContent = reads(...TEXTS, 'wrap', 'schedule', 'version', 'decisionKey')
const callOf = (given: unknown) =>
  typeof given === 'object' && given !== null
    ? reads('claim_id', 'call', 'on_set', 'fetched', 'report_to')(given as Given)
    : given
export const sheetByJob = ({ id, date_id }: Given) => ({ job: id, dateId: date_id })
export const sheetRequest = (given: Given) => ({
  ...readContent(given),
  ...sheetByJob(given),
  calls: Array.isArray(given.calls) ? given.calls.map(callOf) : given.calls,
})
export const issueRequest = (given: Given) => ({
  ...reads('version', 'changes', 'ways', 'decisionKey')(given),
  id: given.sheetId,
})
