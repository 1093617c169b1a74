import { z } from 'zod'
import { NAME_MAX, PHONE_MAX, PLACE_MAX } from '../../limits'
import { oneOf } from '../../text/choices'
import {
  clearable,
  clearableLine,
  emailOrBlank,
  id,
  line,
  prose,
  shortList,
  typedLinkOrBlank,
} from '../../text/text'
import { decisionKey, version } from '../claims'
import { SHEET_WAYS } from './sheetContent'

const SHORT_MAX = 300
const LONG_MAX = 1_000
const CALLS_MAX = 100
const SCHEDULE_MAX = 40
/** Recipients of a date who are no talents of it. */
export const SHEET_PEOPLE_MAX = 60

const short = line(SHORT_MAX).optional()
const long = prose(LONG_MAX).optional()
const phone = line(PHONE_MAX).optional()
const clock = line(5).refine(
  (given) => given === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(given),
  'Enter a time as HH:MM',
)

const call = z.object({
  claimId: id,
  call: clock.default(''),
  onSet: clock.default(''),
  fetched: line(SHORT_MAX).default(''),
  reportTo: line(SHORT_MAX).default(''),
})
const moment = z.object({ time: clock.default(''), what: line(SHORT_MAX).default('') })

/** What a booker writes. Absent fields stay as they are. */
const written = z.object({
  place: line(PLACE_MAX).optional(),
  address: short,
  mapLink: typedLinkOrBlank.optional(),
  parking: short,
  setContact: line(NAME_MAX).optional(),
  setPhone: phone,
  producer: line(NAME_MAX).optional(),
  producerPhone: phone,
  emergency: short,
  hospital: short,
  hair: long,
  wardrobe: long,
  bring: long,
  changing: short,
  food: short,
  conveyance: short,
  chaperone: short,
  usage: long,
  weatherDay: short,
  notes: long,
  wrap: clock.optional(),
  calls: shortList(call, CALLS_MAX, `At most ${CALLS_MAX} talents`).optional(),
  schedule: shortList(moment, SCHEDULE_MAX, `At most ${SCHEDULE_MAX} lines`).optional(),
})
export type SheetWritten = z.output<typeof written>

/** The sheets of a job, by its id or number; without a date, of the next one ahead. */
export const sheetOfJob = z.object({ job: id, dateId: id.optional() })
export type SheetOfJob = z.output<typeof sheetOfJob>
/** Begins the next sheet of a date, or goes on with it. `version` is that of the draft, none where there is none yet. */
export const sheetSaving = written.extend({ job: id, dateId: id, version: version.optional(), decisionKey })
export type SheetSaving = z.output<typeof sheetSaving>

const WAYS_MAX = CALLS_MAX + SHEET_PEOPLE_MAX
export const sheetIssue = z.object({
  id,
  version,
  /** what changed since the last number, where it should read otherwise than made from the difference */
  changes: clearableLine(LONG_MAX),
  /** who gets it by what, where that is not the usual way; `key` is that of a recipient */
  ways: shortList(
    z.object({ key: id, way: oneOf(SHEET_WAYS, 'Choose how') }),
    WAYS_MAX,
    `At most ${WAYS_MAX} people`,
  ).default([]),
  decisionKey,
})
export type SheetIssue = z.output<typeof sheetIssue>

/** Somebody who gets the sheets of a date and is no talent of it. */
export const sheetPerson = z.object({
  job: id,
  dateId: id,
  contactId: clearable(id),
  name: clearableLine(NAME_MAX),
  function: clearableLine(NAME_MAX),
  phone: clearable(line(PHONE_MAX)),
  email: clearable(emailOrBlank),
})
export type SheetPerson = z.output<typeof sheetPerson>
export const sheetLinkId = z.object({ linkId: id })
export const sheetAnswer = z.object({
  linkId: id,
  answer: prose(LONG_MAX).refine((text) => text !== '', 'Write an answer'),
})
export type SheetAnswer = z.output<typeof sheetAnswer>

// — The recipient's page ———————————————————————————————————————————————————————————————————————————————

const token = line(100)
export const sheetVisit = z.object({ token })
export const sheetRead = z.object({ token, number: z.coerce.number().int().min(1).max(10_000) })
export type SheetRead = z.output<typeof sheetRead>
export const sheetQuestion = z.object({
  token,
  question: prose(LONG_MAX).refine((text) => text !== '', 'Write your question'),
})
export type SheetQuestion = z.output<typeof sheetQuestion>
