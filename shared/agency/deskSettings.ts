import { z } from 'zod'
import { PROSE_MAX } from '../limits'
import { numeral, prose } from '../text/text'

const whole = (least: number, most: number) => {
  const message = `Enter a whole number from ${least} to ${most}`
  return numeral(/^\d{1,3}$/, message).pipe(z.int(message).min(least, message).max(most, message))
}

/** The settings of the desk. */
export const deskSettings = z.object({
  /** within so many hours a request is answered */
  answerHours: whole(1, 336).default(48),
  /** for so many days an option holds, unless the job is sooner */
  optionDays: whole(1, 60).default(7),
  /** an option holds at least so many hours */
  optionHoursMin: whole(1, 72).default(4),
  /** how many hours a challenged option has to be confirmed or let go */
  challengeHours: whole(1, 168).default(24),
  /** a challenge gives at least so many hours */
  challengeHoursMin: whole(1, 72).default(2),
  /** the most options on one half of a day */
  highestRank: whole(1, 9).default(4),
  /** for so many minutes the mails of a decision wait and it can be undone */
  mailWaitMinutes: whole(0, 30).default(2),
  /** the hours that the fee of a day covers */
  dayHours: whole(1, 24).default(8),
  /** the hours that the fee of half a day covers */
  halfDayHours: whole(1, 24).default(4),
  /** an hour beyond them costs so many percent of one within */
  overtimePercent: whole(100, 400).default(150),
  /** a talent is confirmed only after a yes */
  confirmNeedsYes: z.boolean().default(true),
  /** what the mail of a confirmation tells a client about payment, cancelling and such; empty for nothing */
  clientTerms: prose(PROSE_MAX).default(''),
})
export type DeskSettings = z.output<typeof deskSettings>
export type DeskSettingsForm = z.input<typeof deskSettings>
/** What hours and overtime go by. */
export type HourRules = Pick<DeskSettings, 'dayHours' | 'halfDayHours' | 'overtimePercent'>
