import { plainDay } from '../dayWords'
import type { OwnSheet } from './ownSheet'

/** Where the phone's map shows the way: the link that the booker gave, else a search for the place. */
export const routeLink = ({
  mapLink,
  place,
  address,
}: Pick<OwnSheet, 'mapLink' | 'place' | 'address'>): string =>
  mapLink ||
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([place, address].filter(Boolean).join(', '))}`

/** The day of the own call, and of which night it is where that began the day before. */
export const callDayWords = (
  { day, callDay }: Pick<OwnSheet, 'day' | 'callDay'>,
  words: (day: string) => string,
): string => `${words(callDay)}${callDay === day ? '' : ` (night of ${words(day)})`}`

/** The text for WhatsApp: call time, pin and link. */
export const sheetText = (sheet: OwnSheet, changes: string | null, link: string): string =>
  [
    `${sheet.name ? `${sheet.name}, call` : 'Call'} ${sheet.call}, ${callDayWords(sheet, plainDay)}`,
    ...(changes ? [`Changed: ${changes}`] : []),
    sheet.place,
    `Map: ${routeLink(sheet)}`,
    `Call sheet ${sheet.number}, please press I have read it: ${link}`,
  ].join('\n')
