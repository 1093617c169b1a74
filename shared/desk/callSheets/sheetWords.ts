import type { OwnSheet } from './ownSheet'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const partsOf = (day: string) => {
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
  return { weekday, date: Number(day.slice(8)), month: MONTHS[Number(day.slice(5, 7)) - 1] ?? '' }
}

/** `Monday 14 December`. */
export function wholeDay(day: string): string {
  const { weekday, date, month } = partsOf(day)
  return `${weekday} ${date} ${month}`
}

/** `Mon 14 Dec`. */
export function plainDay(day: string): string {
  const { weekday, date, month } = partsOf(day)
  return `${weekday.slice(0, 3)} ${date} ${month.slice(0, 3)}`
}

/** Where the phone's map shows the way: the link that the booker gave, else a search for the place. */
export const routeLink = ({
  mapLink,
  place,
  address,
}: Pick<OwnSheet, 'mapLink' | 'place' | 'address'>): string =>
  mapLink ||
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([place, address].filter(Boolean).join(', '))}`

/** The text for WhatsApp: call time, pin and link. */
export const sheetText = (sheet: OwnSheet, changes: string | null, link: string): string =>
  [
    `${sheet.name ? `${sheet.name}, call` : 'Call'} ${sheet.call}, ${plainDay(sheet.day)}`,
    ...(changes ? [`Changed: ${changes}`] : []),
    sheet.place,
    `Map: ${routeLink(sheet)}`,
    `Call sheet ${sheet.number}, please press I have read it: ${link}`,
  ].join('\n')
