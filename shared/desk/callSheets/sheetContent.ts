/** What a call sheet says, as it is stored. Free of zod. */

export const SHEET_STATES = ['draft', 'issued', 'superseded'] as const
export type SheetState = (typeof SHEET_STATES)[number]

/** How a recipient gets it. */
export const SHEET_WAYS = ['whatsapp', 'mail', 'none'] as const
export type SheetWay = (typeof SHEET_WAYS)[number]

/** The fields with one text each. An empty one is left out everywhere. */
export const SHEET_TEXTS = [
  'place',
  'address',
  'mapLink',
  'parking',
  'setContact',
  'setPhone',
  'producer',
  'producerPhone',
  'emergency',
  'hospital',
  'hair',
  'wardrobe',
  'bring',
  'changing',
  'food',
  'conveyance',
  'chaperone',
  'usage',
  'weatherDay',
  'notes',
] as const
export type SheetText = (typeof SHEET_TEXTS)[number]

/** A talent of the day. How somebody is fetched is told to that talent only. */
export type SheetCall = {
  claimId: string
  /** stage name, or the first name */
  name: string
  /** `HH:MM`, or empty */
  call: string
  onSet: string
  fetched: string
  reportTo: string
}
export type SheetContent = Record<SheetText, string> & {
  /** `2026-12-14` */
  day: string
  /** whether the times before noon are on the next morning; absent in sheets of before */
  isNight?: boolean
  production: string
  brand: string
  calls: SheetCall[]
  schedule: { time: string; what: string }[]
  /** `HH:MM`, or empty */
  wrap: string
}
