import { bookingsEmail } from '../../shared/agency'
import { daysInWords, deskMomentOnPaper } from '../../shared/desk/dayWords'
import { ordinal, rankedOption } from '../../shared/desk/deskWords'
import type { Mail } from '../core/mail/outbox'
import { type DeskDay, dayLine, feeWords } from './desk'
import { greeting } from './greeting'
import { signature } from './signature'

type Fee = { feePaise: number; feeUnit: string }

/** Mails of the desk to a client: of one job, about one talent or several. */
export type ClientMailProps = {
  to: string
  /** of the recipient */
  name: string
  /** the booker of the job */
  writer?: string
  title: string
  city: string | null
  /** read in a confirmation only */
  usageWords: string | null
  /** of the agency, read in a confirmation only */
  terms: string | null
  /** `fee`: where the booker wants the confirmation to name it. `rank`: of an option, its own and nobody else's (D34) */
  talents: readonly { name: string; fee: Fee | null; days: readonly (DeskDay & { rank?: number })[] }[]
}

const NAMES_MAX = 3
const AND = new Intl.ListFormat('en-GB')
/** `Zoya and Asha`, `Zoya, Asha and 4 more`. */
function names({ talents }: ClientMailProps): string {
  const all = talents.map(({ name }) => name)
  return AND.format(
    all.length <= NAMES_MAX ? all : [...all.slice(0, NAMES_MAX - 1), `${all.length - NAMES_MAX + 1} more`],
  )
}
const days = ({ talents }: ClientMailProps) =>
  daysInWords(talents.flatMap((talent) => talent.days.map(({ day }) => day)))
const are = ({ talents }: ClientMailProps) => (talents.length === 1 ? 'is' : 'are')
const options = ({ talents }: ClientMailProps) => (talents.length === 1 ? 'option' : 'options')

const line = ({ rank, ...day }: DeskDay & { rank?: number }) =>
  rank ? `${dayLine(day)}: ${rankedOption(rank)}` : dayLine(day)

/** The job, and below it the days; with several talents each under the own name. */
function job({ title, city, talents }: ClientMailProps): string {
  const head = city === null ? title : `${title}, ${city}`
  const blocks = talents.map(({ name, fee, days: own }) =>
    [
      ...(talents.length === 1 ? [] : [name]),
      ...own.map(line),
      ...(fee ? [`Fee: ${feeWords(fee)}`] : []),
    ].join('\n'),
  )
  return talents.length === 1 ? `${head}\n${blocks.join('')}` : `${head}\n\n${blocks.join('\n\n')}`
}

const mail = (
  props: ClientMailProps,
  subject: string,
  first: string,
  last: string | null = null,
  headline = days(props),
): Mail => ({
  to: props.to,
  replyTo: bookingsEmail(),
  subject,
  look: { headline, ...(props.writer && { writer: props.writer }) },
  text: [greeting(props.name), first, job(props), last, signature(props.writer)]
    .filter((part) => part !== null)
    .join('\n\n'),
})

/** Names the days, places and usage, the fee where the booker chose so, and the agency's terms where it has some. */
export const clientConfirmed = (props: ClientMailProps, calendar: string): Mail => ({
  ...mail(
    props,
    `Confirmed: ${props.title}, ${days(props)}`,
    `${names(props)} ${are(props)} confirmed for you:`,
    [
      props.usageWords && `Usage: ${props.usageWords}`,
      props.terms && `Our terms:\n${props.terms}`,
      'Open the attached file to add this to your calendar.',
    ]
      .filter(Boolean)
      .join('\n\n'),
  ),
  calendar,
})

export const clientCancelled = (props: ClientMailProps, calendar: string): Mail => ({
  ...mail(
    props,
    `Cancelled: ${props.title}, ${days(props)}`,
    `These dates for ${names(props)} are cancelled:`,
    null,
    `Cancelled: ${days(props)}`,
  ),
  calendar,
})

/** The same rank on all days of all talents; null when they differ. */
function commonRank({ talents }: ClientMailProps): number | null {
  const ranks = new Set(talents.flatMap((talent) => talent.days.map(({ rank }) => rank)))
  return ranks.size === 1 ? ([...ranks][0] ?? null) : null
}

/** `until`: when the options end, UTC. */
export function clientOptioned(props: ClientMailProps, until: string): Mail {
  const rank = commonRank(props)
  const which = rank === null ? options(props) : `${ordinal(rank)} ${options(props)}`
  return mail(
    props,
    `You have the ${which} on ${names(props)}, ${days(props)}`,
    `You have the ${which} on ${names(props)}:`,
    `Please tell us by ${deskMomentOnPaper(until)} whether you confirm. Without an answer the ${options(props)} will end then.`,
  )
}

export const clientNowFirst = (props: ClientMailProps): Mail =>
  mail(
    props,
    `You are now first on ${names(props)}, ${days(props)}`,
    `You now have the 1st ${options(props)} on ${names(props)}:`,
  )

/** `until`: when the options end, UTC. */
export const clientEndsSoon = (props: ClientMailProps, until: string): Mail =>
  mail(
    props,
    `Your ${options(props)} on ${names(props)} ${props.talents.length === 1 ? 'ends' : 'end'} ${deskMomentOnPaper(until)}`,
    `Please tell us by ${deskMomentOnPaper(until)} whether you confirm ${names(props)}:`,
    `Without an answer the ${options(props)} will end then.`,
  )

export const clientFreed = (props: ClientMailProps): Mail =>
  mail(
    props,
    `${names(props)} ${are(props)} no longer on option for ${days(props)}`,
    `${names(props)} ${are(props)} no longer on option for you:`,
    'If you need someone for these days, reply to this email.',
    `No longer on option: ${days(props)}`,
  )

/** The second option asks for a decision until a moment (UTC). It tells nothing of other clients (D34). */
export const clientChallenged = (props: ClientMailProps, until: string): Mail =>
  mail(
    props,
    `Please confirm or release ${names(props)} by ${deskMomentOnPaper(until)}`,
    `Please tell us by ${deskMomentOnPaper(until)} whether you confirm ${names(props)} for these days:`,
    `Without an answer we can keep ${names(props)} for you only until then.`,
  )
