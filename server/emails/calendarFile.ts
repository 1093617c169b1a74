import type { DayPart } from '../../shared/desk/deskLists'

export type CalendarEvent = {
  /** for the life of the event (D51) */
  id: string
  sequence: number
  isCancelled: boolean
  /** an option, which only a calendar that is read by its address shows */
  isTentative?: boolean
  title: string
  day: string
  part: DayPart
  callTime: string | null
  place: string | null
  /** of a call sheet: moments instead of the whole day, an alarm before, and what else to know */
  at?: { from: string; to: string; alarmMinutes: number; words: string }
}

/** The event of a talent's date; `day` is the date of the job. */
export const eventOf = (
  title: string,
  event: Pick<CalendarEvent, 'id' | 'sequence' | 'isCancelled'>,
  { day, part, callTime, place }: Pick<CalendarEvent, 'day' | 'part' | 'callTime' | 'place'>,
): CalendarEvent => ({ ...event, title, day, part, callTime, place })

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')
const stamp = (moment: string) => `${moment.replace(/[-:]/g, '').slice(0, 15)}Z`
const plainDay = (day: string) => day.replaceAll('-', '')
const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
const LINE_MAX = 73
/** Long lines go on in the next one after a space (RFC 5545, 3.1); cut by characters, never inside one. */
const folded = (line: string) =>
  ([...line].join('').match(new RegExp(`.{1,${LINE_MAX}}`, 'gu')) ?? ['']).join('\r\n ')

function eventLines(event: CalendarEvent, now: string): string[] {
  const { id, sequence, isCancelled, isTentative, title, day, part, callTime, place, at } = event
  const notes = [part === 'full' ? '' : part === 'am' ? 'morning' : part === 'pm' ? 'afternoon' : 'night']
  const summary = [title, ...notes, callTime ? `call ${callTime}` : '']
    .filter((each) => each !== '')
    .join(', ')
  return [
    'BEGIN:VEVENT',
    `UID:${id}@desk`,
    `DTSTAMP:${stamp(now)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    ...(at
      ? [`DTSTART:${stamp(at.from)}`, `DTEND:${stamp(at.to)}`]
      : [`DTSTART;VALUE=DATE:${plainDay(day)}`, `DTEND;VALUE=DATE:${plainDay(nextDay(day))}`]),
    `SUMMARY:${escaped(summary)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(at ? [`DESCRIPTION:${escaped(at.words)}`, ...alarmLines(summary, at.alarmMinutes)] : []),
    'END:VEVENT',
  ]
}

const alarmLines = (summary: string, minutes: number) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(summary)}`,
  `TRIGGER:-PT${minutes}M`,
  'END:VALARM',
]

/**
 * One calendar file with an event for each date. It invites nobody, because answers are given at the desk only. A
 * calendar that is read by its address has a name.
 */
export function calendarFile(events: readonly CalendarEvent[], now: string, name?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//agency//desk//EN',
    'METHOD:PUBLISH',
    ...(name ? [`X-WR-CALNAME:${escaped(name)}`] : []),
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
