import type { Chart, ChartModel } from '../../../../../../shared/desk/chart/chart'
import { WORK_TYPES } from '../../../../../../shared/lists'
import { barsOn, type ChartRow, placeOf } from '../grid/chartRows'

type Show = 'all' | 'free' | 'ending'
/** What a booker wants of a talent: `all` or nothing filters nothing. */
export type Traits = {
  gender: string
  city: string
  /** id of a board */
  board: string
  work: string
  language: string
  heightFrom: string
  heightTo: string
  ageFrom: string
  ageTo: string
  rateTo: string
}
export type Wanted = Traits & {
  search: string
  show: Show
  /** the days on which somebody is free; empty for all days of the chart */
  freeFrom: string
  freeTo: string
  /** only who has something in the window; not where a name or free days are looked for */
  onlyHeld: boolean
}
export const NO_TRAITS: Traits = {
  ...{ gender: 'all', city: 'all', board: 'all', work: 'all', language: 'all' },
  ...{ heightFrom: '', heightTo: '', ageFrom: '', ageTo: '', rateTo: '' },
}

const WEEK_MS = 7 * 24 * 60 * 60_000

type Window = Pick<Chart, 'from' | 'days'>

/** The halves from one day to another; null when these days are in the wrong order or not all in the window. */
export function freeSpan({ from, days }: Window, { freeFrom, freeTo }: Pick<Wanted, 'freeFrom' | 'freeTo'>) {
  const first = freeFrom === '' ? 0 : placeOf(from, { day: freeFrom, half: 'am' })
  const last = freeTo === '' ? days * 2 - 1 : placeOf(from, { day: freeTo, half: 'pm' })
  return first >= 0 && first <= last && last < days * 2 ? { start: first, length: last - first + 1 } : null
}

/** A number that is not known is in no range but the open one. */
const isWithin = (value: number | null, from: string, to: string) =>
  (from === '' || (value !== null && value >= Number(from))) &&
  (to === '' || (value !== null && value <= Number(to)))

const workTypes: readonly string[] = WORK_TYPES

type Lists = Pick<Chart, 'boards' | 'languages'>

/** Whether a model has what is wanted. What is not in the chart's lists any more filters nothing. */
function hasTraits(model: ChartModel, { boards, languages }: Lists, wanted: Traits): boolean {
  const has = (places: readonly number[], at: number) => at === -1 || places.includes(at)
  return (
    (wanted.gender === 'all' || model.gender === wanted.gender) &&
    (wanted.city === 'all' || model.city === wanted.city) &&
    has(
      model.boards,
      boards.findIndex(({ id }) => id === wanted.board),
    ) &&
    has(model.work, workTypes.indexOf(wanted.work)) &&
    has(model.languages, languages.indexOf(wanted.language)) &&
    isWithin(model.height, wanted.heightFrom, wanted.heightTo) &&
    isWithin(model.age, wanted.ageFrom, wanted.ageTo) &&
    isWithin(model.rate, '', wanted.rateTo)
  )
}

/** The rows that fit the filters. `search` is in any letter case. */
export function filterRows(
  rows: readonly ChartRow[],
  chart: Lists & Window & Pick<Chart, 'at'>,
  wanted: Wanted,
): ChartRow[] {
  const name = wanted.search.trim().toLowerCase()
  const soon = new Date(Date.parse(chart.at) + WEEK_MS).toISOString()
  const span = freeSpan(chart, wanted)
  const onlyHeld = wanted.onlyHeld && name === '' && wanted.show !== 'free'
  return rows.filter(
    (row) =>
      (!onlyHeld || row.bars.length > 0) &&
      row.model.name.toLowerCase().includes(name) &&
      hasTraits(row.model, chart, wanted) &&
      (wanted.show !== 'free' || (span !== null && barsOn(row, span.start, span.length).length === 0)) &&
      (wanted.show !== 'ending' || row.bars.some(({ until }) => until !== null && until <= soon)),
  )
}
