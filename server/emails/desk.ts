import { bookingsEmail } from '../../shared/agency'
import { daysInWords, deskDayOnPaper, deskMomentOnPaper } from '../../shared/desk/dayWords'
import type { DayPart } from '../../shared/desk/deskLists'
import { PART_WORDS } from '../../shared/desk/deskWords'
import { money } from '../../shared/format'
import type { Mail, MailLook } from '../core/mail/outbox'
import { greeting } from './greeting'
import { signature } from './signature'

export type DeskDay = { day: string; part: DayPart; place: string | null; callTime: string | null }
export type DeskMailProps = {
  to: string
  /** of the recipient */
  name: string
  /** the booker of the job, to a talent */
  writer?: string
  talent: string
  /** what the recipient may read of the job: before confirmation a talent reads the talent title */
  title: string
  city: string | null
  usageWords: string | null
  /** whole paise; null when it is not shared */
  feePaise: number | null
  feeUnit: string
  days: readonly DeskDay[]
}

type DayOrPart = Pick<DeskDay, 'day' | 'part'>

export const dayLine = ({ day, part, place, callTime }: DeskDay) =>
  [deskDayOnPaper(day), PART_WORDS[part], callTime && `call ${callTime}`, place].filter(Boolean).join(', ')
const dayLines = ({ days }: DeskMailProps) => days.map(dayLine).join('\n')
const daysOf = ({ days }: DeskMailProps) => daysInWords(days.map(({ day }) => day))
/** Whole days as spans, the others each with its part. */
const partsInWords = (days: readonly DayOrPart[]) =>
  [
    daysInWords(days.flatMap(({ day, part }) => (part === 'full' ? day : []))),
    ...days.flatMap(({ day, part }) =>
      part === 'full' ? [] : `${deskDayOnPaper(day)}, ${PART_WORDS[part]}`,
    ),
  ]
    .filter((words) => words !== '')
    .join(' and ')
/** A fee in words: `₹45,000 a day`. */
export const feeWords = ({ feePaise, feeUnit }: { feePaise: number; feeUnit: string }) =>
  `${money(feePaise / 100)} ${feeUnit === 'flat' ? 'in total' : `a ${feeUnit}`}`
const fee = ({ feePaise, feeUnit }: DeskMailProps) =>
  feePaise === null ? '' : `\nFee: ${feeWords({ feePaise, feeUnit })}`
const usage = ({ usageWords }: DeskMailProps) => (usageWords === null ? '' : `\nUsage: ${usageWords}`)
const at = ({ city }: DeskMailProps) => (city === null ? '' : `, ${city}`)
const base = ({ to }: DeskMailProps) => ({ to, replyTo: bookingsEmail() })
const look = ({ writer }: DeskMailProps, more: MailLook) => ({ look: { ...more, ...(writer && { writer }) } })
const openJob = (href: string) => ({ button: { label: 'Open the job', href } })

/** Asks a talent for some days. `link` is where the answer is given. */
export const talentAsked = (props: DeskMailProps, link: string): Mail => ({
  ...base(props),
  subject: `Can you do ${daysOf(props)}? ${props.title}${at(props)}`,
  ...look(props, { headline: daysOf(props), button: { label: 'Answer', href: link } }),
  text: `${greeting(props.name)}

Can you do this job?

${props.title}${at(props)}
${dayLines(props)}${fee(props)}${usage(props)}

Answer here (yes, no, or yes with a condition):
${link}

You can also reply to this email or call us.

If you say yes, please keep these days free until we confirm or release you. Nothing is booked yet.

${signature(props.writer)}`,
})

export const talentConfirmed = (props: DeskMailProps, calendar: string): Mail => ({
  ...base(props),
  calendar,
  subject: `Confirmed: ${props.title}, ${daysOf(props)}`,
  ...look(props, { headline: daysOf(props) }),
  text: `${greeting(props.name)}

You are confirmed:

${props.title}${at(props)}
${dayLines(props)}${fee(props)}${usage(props)}

Open the attached file to add this to your calendar. If anything has changed, please call us right away.

${signature(props.writer)}`,
})

/** What else holds the days of an option that has ended; days with another option are in neither list. */
export type DaysAfterwards = { free: readonly DayOrPart[]; confirmed: readonly DayOrPart[] }

/** To a talent whose option on some days has ended. */
export const talentFreed = (props: DeskMailProps, { free, confirmed }: DaysAfterwards): Mail => ({
  ...base(props),
  subject: `No longer on option: ${props.title}, ${daysOf(props)}`,
  ...look(props, { headline: `No longer on option: ${daysOf(props)}` }),
  text: `${greeting(props.name)}

You are no longer on option for ${props.title}:

${dayLines(props)}
${free.length === 0 ? '' : `\nYou are free again on ${partsInWords(free)}.\n`}${
  confirmed.length === 0
    ? ''
    : `\nPlease keep ${partsInWords(confirmed)} free: you are confirmed for another job then.\n`
}
${signature(props.writer)}`,
})

/** To a talent: confirmed dates are off, with the same events cancelled. */
export const talentCancelled = (props: DeskMailProps, calendar: string): Mail => ({
  ...base(props),
  calendar,
  subject: `Cancelled: ${props.title}, ${daysOf(props)}`,
  ...look(props, { headline: `Cancelled: ${daysOf(props)}` }),
  text: `${greeting(props.name)}

Your booking for these dates is cancelled:

${props.title}${at(props)}
${dayLines(props)}

${signature(props.writer)}`,
})

const ANSWERS = { yes: 'yes', conditional: 'yes, but …', no: 'no', back: 'took the yes back' } as const
const SAID = {
  yes: 'said yes',
  conditional: 'said yes with a condition',
  no: 'said no',
  back: 'took back their yes',
} as const
/** To the booker of a job: what a talent answered. */
export const bookerAnswered = (
  props: DeskMailProps,
  said: keyof typeof SAID,
  words: string | null,
  link: string,
): Mail => ({
  ...base(props),
  look: openJob(link),
  subject: `${props.talent}: ${ANSWERS[said]}`,
  text: `${greeting(props.name)}

${props.talent} ${SAID[said]}: ${props.title}${at(props)}
${dayLines(props)}${words ? `\n\n${words}` : ''}

${link}
`,
})

export const bookerNowFirst = (props: DeskMailProps, link: string): Mail => ({
  ...base(props),
  look: openJob(link),
  subject: `You are now first on ${props.talent}, ${daysOf(props)}`,
  text: `${greeting(props.name)}

The options before yours have ended. ${props.title} is now first on ${props.talent}:

${dayLines(props)}

${link}
`,
})

/** To the booker of an option: the talent cannot work then, so the option cannot be confirmed. */
export const bookerCannot = (props: DeskMailProps, link: string): Mail => ({
  ...base(props),
  look: openJob(link),
  subject: `${props.talent} cannot work on ${daysOf(props)}`,
  text: `${greeting(props.name)}

${props.talent} cannot work then, so this option cannot be confirmed:

${props.title}${at(props)}
${dayLines(props)}

Please release it, or ask ${props.talent} about other dates.

${link}
`,
})

/** To the booker of the first option: the second asks to confirm it or to let go until a moment. */
export const bookerChallenged = (props: DeskMailProps, until: string, link: string): Mail => ({
  ...base(props),
  look: openJob(link),
  subject: `Please confirm or release ${props.talent} by ${deskMomentOnPaper(until)}`,
  text: `${greeting(props.name)}

The second option on ${props.talent} has challenged yours. Please confirm or release it by ${deskMomentOnPaper(until)}:

${props.title}${at(props)}
${dayLines(props)}

If you do nothing by then, your option ends and the second option becomes first.

${link}
`,
})

/** To the booker of an option: it ends soon, at `until` (UTC). */
export const bookerEndsSoon = (props: DeskMailProps, until: string, link: string): Mail => ({
  ...base(props),
  look: openJob(link),
  subject: `Your option on ${props.talent} ends ${deskMomentOnPaper(until)}`,
  text: `${greeting(props.name)}

Your option on ${props.talent} ends ${deskMomentOnPaper(until)}:

${props.title}${at(props)}
${dayLines(props)}

Confirm it, release it or move its end:

${link}
`,
})
