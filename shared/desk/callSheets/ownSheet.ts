import { byTime, dayOfTime } from './nightTimes'
import type { SheetCall, SheetContent } from './sheetContent'

/** One row of a part: a time or a name before the words, or the words alone. */
export type SheetRow = { lead: string; words: string; phone?: string; talent?: CalledTalent }
/** A talent as the crew's PDF lists them beside their face. */
type CalledTalent = Pick<SheetCall, 'claimId' | 'name' | 'onSet' | 'reportTo'>
export type SheetPart = { title: string; rows: SheetRow[] }
/**
 * A call sheet as one recipient reads it: on the page, in the preview, the mail and the calendar alike. It holds the own
 * pick-up, first names and call times of others (on set too for who is no talent), and no phone but the agency's and the
 * set's.
 */
export type OwnSheet = {
  number: number
  day: string
  isNight: boolean
  /** the day of the call: in a night it may be the next one */
  callDay: string
  production: string
  brand: string
  /** null for who is no talent */
  name: string | null
  /** `HH:MM`: the own call, for who has none the general call */
  call: string
  place: string
  address: string
  mapLink: string
  /** where to report, and who fetches the recipient */
  arrival: string
  setPhone: string
  wrap: string
  parts: SheetPart[]
}

type Called = Pick<SheetContent, 'day' | 'isNight' | 'calls'>

/** The earliest call of all; empty where there is none. */
export const generalCall = (content: Called): string =>
  content.calls
    .map(({ call }) => call)
    .filter((call) => call !== '')
    .toSorted(byTime(content))[0] ?? ''

/** Whether a sheet is for this recipient: all of it is for who is no talent, for a talent one with the own call. */
export const isCalled = ({ calls }: Pick<Called, 'calls'>, claimId: string | null): boolean =>
  claimId === null || calls.some((each) => each.claimId === claimId)

/** The call of one recipient: a talent's own, else the general one. Empty for a talent whom the sheet does not call. */
export const callOf = (content: Called, claimId: string | null): string =>
  isCalled(content, claimId)
    ? content.calls.find((each) => each.claimId === claimId)?.call || generalCall(content)
    : ''

type Agency = { name: string; phone: string }

/**
 * The sheet of one recipient; `claimId` is null for who is no talent of the day. A talent whom it does not call reads
 * nothing of the others.
 */
export function ownSheet(
  content: SheetContent,
  number: number,
  claimId: string | null,
  agency: Agency,
): OwnSheet {
  const own = content.calls.find((each) => each.claimId === claimId)
  const others = (isCalled(content, claimId) ? content.calls : [])
    .filter((each) => each !== own && each.call !== '')
    .toSorted((one, other) => byTime(content)(one.call, other.call))
  const { day, production, brand, place, address, mapLink, setPhone, wrap } = content
  const call = callOf(content, claimId)
  const arrival = [
    own?.reportTo && `Report to ${own.reportTo}.`,
    own?.onSet && `On set ${own.onSet}.`,
    own?.fetched && `You are fetched: ${own.fetched}.`,
  ]
  return {
    number,
    day,
    isNight: content.isNight === true,
    callDay: dayOfTime(content, call),
    production,
    brand,
    name: own?.name ?? null,
    call,
    place,
    address,
    mapLink,
    arrival: arrival.filter(Boolean).join(' '),
    setPhone,
    wrap,
    parts: [
      part('The day', [
        ...content.schedule.map(({ time, what }) => ({ lead: time, words: what })),
        ...(wrap ? [{ lead: wrap, words: 'Wrap, about' }] : []),
      ]),
      part('Bring', words(content.bring)),
      part('Hair, make-up, wardrobe', [...words(content.hair), ...words(content.wardrobe)]),
      part('Call', [
        ...person(content.setContact, 'set', content.setPhone),
        ...person(content.producer, 'producer', content.producerPhone),
        ...person(agency.name, 'agency', agency.phone),
        ...labelled('Emergency', content.emergency),
      ]),
      part(
        own ? 'With you' : 'Talents',
        others.map(({ call, ...each }) =>
          own
            ? { lead: call, words: each.name }
            : { lead: call, words: onSetWords(each), talent: talentOf(each) },
        ),
      ),
      part('Good to know', [
        ...labelled('Changing', content.changing),
        ...labelled('Food', content.food),
        ...labelled('Transport', content.conveyance),
        ...labelled('Chaperone', content.chaperone),
        ...labelled('Parking, station', content.parking),
        ...labelled('Weather day', content.weatherDay),
        ...labelled('Hospital', content.hospital),
        ...words(content.notes),
      ]),
      part('Used for', words(content.usage)),
    ].filter(({ rows }) => rows.length > 0),
  }
}

const onSetWords = ({ name, onSet }: CalledTalent) => (onSet ? `${name}, on set ${onSet}` : name)
/** Without the pick-up, which is told to that talent only. */
const talentOf = ({ claimId, name, onSet, reportTo }: CalledTalent) => ({ claimId, name, onSet, reportTo })

const part = (title: string, rows: SheetRow[]): SheetPart => ({
  title,
  rows: rows.filter(({ words: said }) => said !== ''),
})
const words = (text: string): SheetRow[] => (text === '' ? [] : [{ lead: '', words: text }])
const labelled = (lead: string, text: string): SheetRow[] => (text === '' ? [] : [{ lead, words: text }])
const person = (name: string, what: string, phone: string): SheetRow[] =>
  phone === '' ? [] : [{ lead: [name, what].filter(Boolean).join(', '), words: phone, phone }]

/** Whether a row is new or other than in the sheet before. */
export const isChangedRow = (
  before: OwnSheet | null,
  title: string,
  { lead, words: said }: SheetRow,
): boolean =>
  before !== null &&
  before.parts
    .find((each) => each.title === title)
    ?.rows.some((row) => row.lead === lead && row.words === said) !== true
