import { agency } from '../../../../shared/agency'
import {
  fillText,
  type TextLanguage,
  type TextStep,
  type WalkPurpose,
} from '../../../../shared/agency/textPurposes'
import type { DayPart, FeeUnit } from '../../../../shared/desk/deskLists'
import type { Written } from '../../../../shared/desk/walks'
import { localDay, money } from '../../../../shared/format'
import { type DeskDay, dayLine, feeWords } from '../../../emails/desk'

/** When somebody was last written to, and by whom; null where nobody did. */
export const writtenOf = (text: Written | undefined): Written | null =>
  text ? { at: text.at, who: text.who } : null

const HINDI_DAY = new Intl.DateTimeFormat('hi-IN', {
  ...({ day: 'numeric', month: 'short', year: 'numeric', weekday: 'short' } as const),
  timeZone: 'UTC',
})
const HINDI_PARTS: Record<DayPart, string> = { full: 'पूरा दिन', am: 'सुबह', pm: 'दोपहर', night: 'रात' }
const HINDI_UNITS: Record<FeeUnit, string> = {
  day: 'प्रति दिन',
  half: 'आधे दिन के',
  show: 'प्रति शो',
  flat: 'कुल',
}

/** One day of a job as a line of a message. */
export function dayWords(given: DeskDay, language: TextLanguage): string {
  if (language === 'en') return dayLine(given)
  const { day, part, place, callTime } = given
  return [HINDI_DAY.format(Date.parse(day)), HINDI_PARTS[part], callTime && `${callTime} बजे पहुँचें`, place]
    .filter(Boolean)
    .join(', ')
}

type Terms = {
  title: string
  city: string | null
  usageWords: string | null
  feePaise: number | null
  feeUnit: FeeUnit
  days: readonly DeskDay[]
}

function fee({ feePaise, feeUnit }: Terms, language: TextLanguage): string {
  if (feePaise === null) return ''
  return language === 'en'
    ? feeWords({ feePaise, feeUnit })
    : `${money(feePaise / 100)} ${HINDI_UNITS[feeUnit]}`
}

/** The job in a message: its title and city. */
export const jobWords = ({ title, city }: { title: string; city: string | null }) =>
  city === null ? title : `${title}, ${city}`

type ToTalent = Terms & { name: string; link: string }

/** A message to a talent about some days of a job. */
export const talentMessage = (pattern: string, given: ToTalent, language: TextLanguage): string =>
  fillText(pattern, {
    name: given.name,
    job: jobWords(given),
    days: given.days.map((day) => dayWords(day, language)).join('\n'),
    fee: fee(given, language),
    usage: given.usageWords ?? '',
    link: given.link,
    agency: agency.name,
  })

type Claim = { answer: string; step: TextStep | null; at: string | null }
type Dates = { isTold: boolean; confirmedAt: string | null }

/**
 * Whether a step of a walk still counts: a question while it stands, a reminder on its day, a confirmation until another
 * date is confirmed.
 */
export function stepCounts(
  purpose: WalkPurpose,
  { answer, step, at }: Claim,
  confirmed: readonly Dates[],
  today: string,
): boolean {
  if (step === null || at === null) return false
  if (purpose === 'remind') return localDay(new Date(at)) === today
  if (purpose === 'confirm') return confirmed.every(({ confirmedAt }) => (confirmedAt ?? '') <= at)
  return step === 'skipped' ? answer === 'none' : answer !== 'none'
}

/** Whether a talent is written to: who has open dates is asked and reminded, who has confirmed ones is told. */
export function isInWalk(
  purpose: WalkPurpose,
  { answer, step }: Claim,
  open: readonly Dates[],
  confirmed: readonly Dates[],
): boolean {
  if (purpose === 'confirm') return confirmed.length > 0
  const isTold = open.every((date) => date.isTold)
  if (open.length === 0) return false
  if (purpose === 'remind') return answer === 'asked' && isTold
  return answer === 'none' || step === 'sent' || (answer === 'asked' && !isTold)
}
