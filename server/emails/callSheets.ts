import { bookingsEmail } from '../../shared/agency'
import type { OwnSheet } from '../../shared/desk/callSheets/ownSheet'
import { callDayWords, routeLink } from '../../shared/desk/callSheets/sheetWords'
import { plainDay, wholeDay } from '../../shared/desk/dayWords'
import { localMoment } from '../../shared/time/days'
import type { Mail } from '../core/mail/outbox'
import { calendarFile } from './calendarFile'
import { greeting } from './greeting'
import { signature } from './signature'

const HOUR_MS = 60 * 60_000
/** Without a wrap the day is taken to be this long. */
const DAY_HOURS = 9
const ALARM_MINUTES = 120

/** The call of a sheet as a calendar file: from the call to the wrap, with an alarm two hours before. */
export function sheetCalendar(sheet: OwnSheet, event: { id: string; sequence: number }, now: string): string {
  const { callDay: day, call, wrap, production, place, address, arrival } = sheet
  const from = localMoment(day, call || '00:00')
  const wraps = wrap ? localMoment(day, wrap) : new Date(from.getTime() + DAY_HOURS * HOUR_MS)
  // A night wraps on the next morning.
  const to = wraps > from ? wraps : new Date(wraps.getTime() + 24 * HOUR_MS)
  const at = {
    from: from.toISOString(),
    to: to.toISOString(),
    alarmMinutes: ALARM_MINUTES,
    words: [arrival, routeLink(sheet)].filter(Boolean).join('\n'),
  }
  const where = [place, address].filter(Boolean).join(', ')
  const facts = { title: production, day, part: 'full' as const, callTime: call, place: where }
  return calendarFile([{ ...event, isCancelled: false, ...facts, at }], now)
}

type Props = {
  to: string
  name: string
  sheet: OwnSheet
  /** null where there is no number to compare with */
  changes: { since: number; words: string | null } | null
  link: string
}

/** To one recipient of a call sheet, with its calendar file. */
export function sheetMail({ to, name, sheet, changes, link }: Props, calendar: string): Mail {
  const { number, callDay, call, place, address, arrival, production } = sheet
  const map = routeLink(sheet)
  const facts = [
    `Day: ${callDayWords(sheet, wholeDay)}`,
    ...(call ? [`Call: ${call}`] : []),
    `Place: ${[place, address].filter(Boolean).join(', ')}`,
    ...(arrival ? [`Arrival: ${arrival}`] : []),
    `Map: ${map}`,
  ]
  return {
    to,
    replyTo: bookingsEmail(),
    subject: changes?.words
      ? `Changed: ${changes.words} ${production}, ${plainDay(callDay)}`
      : `Call sheet ${number}: ${production}, ${plainDay(callDay)}`,
    look: {
      headline: [call, callDayWords(sheet, plainDay)].filter(Boolean).join(', '),
      button: { label: 'Open the call sheet', href: link },
      link: { label: 'Show the way', href: map },
    },
    text: `${greeting(name)}

${changes?.words ? `Changed since call sheet ${changes.since}: ${changes.words}` : `Here is the call sheet for ${production}.`}

${facts.join('\n')}

Please open it and press “I have read it”:
${link}

${signature()}`,
    calendar,
  }
}
