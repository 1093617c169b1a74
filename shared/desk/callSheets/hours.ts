import { z } from 'zod'
import { NAME_MAX } from '../../limits'
import { clearableLine, id, line, numeral, requiredLine, shortList } from '../../text/text'

const REASON_MAX = 300
const BREAK_MAX = 12 * 60
/** Talents of one voucher. */
const VOUCHER_MAX = 100

const clock = line(5).refine((given) => /^([01]\d|2[0-3]):[0-5]\d$/.test(given), 'Enter a time as HH:MM')
const clockOrBlank = line(5).refine(
  (given) => given === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(given),
  'Enter a time as HH:MM',
)
const breakMessage = `Enter the minutes of the break, at most ${BREAK_MAX}`
const breakMinutes = z
  .preprocess(
    (given) => (given === '' || given === null || given === undefined ? 0 : given),
    numeral(/^\d{1,3}$/, breakMessage),
  )
  .pipe(z.int(breakMessage).min(0, breakMessage).max(BREAK_MAX, breakMessage))

/** What a booker writes of the hours of a talent. */
export const hoursSaving = z.object({
  claimId: id,
  dateId: id,
  onSet: clock,
  wrapped: clock,
  breakMinutes,
  /** the talent was asked to come before the call */
  isEarly: z.boolean().default(false),
  /** whose word it is */
  saidBy: requiredLine(NAME_MAX, 'Say who gave these hours'),
  /** the client has confirmed them on the phone */
  isConfirmed: z.boolean().default(false),
  reason: clearableLine(REASON_MAX),
  /** the number of the entry that was seen, 0 for none */
  number: z.int().min(0).max(1_000).optional(),
})
export type HoursSaving = z.output<typeof hoursSaving>

const token = line(100)
/** A talent's press on the own call sheet: *On set* and *Wrapped* take the time of the press, a correction says both. */
export const ownHours = z.object({
  token,
  press: z.enum(['on set', 'wrapped', 'correct'], 'Choose what to note'),
  onSet: clockOrBlank.default(''),
  wrapped: clockOrBlank.default(''),
  breakMinutes,
})
export type OwnHoursGiven = z.output<typeof ownHours>

export const voucherVisit = z.object({ token })
/** What the client's contact confirms: the hours as they stood on the page, or as corrected. */
export const voucherConfirming = z.object({
  token,
  name: requiredLine(NAME_MAX, 'Write your name'),
  hours: shortList(
    z.object({
      claimId: id,
      onSet: clockOrBlank,
      wrapped: clockOrBlank,
      breakMinutes,
      reason: clearableLine(REASON_MAX),
    }),
    VOUCHER_MAX,
    `At most ${VOUCHER_MAX} talents`,
  ),
})
export type VoucherConfirming = z.output<typeof voucherConfirming>
