import { PAGE_MAX, PAGE_SIZE, PLACE_MAX, SEARCH_MAX } from '../limits'
import { GENDER_FILTERS, WORK_TYPES } from '../lists'

// How a list's state is read from the page's address. Client and server share it: the server embeds the first
// response in the page, and both must request exactly the same.

/** The page number in an address; invalid values mean 1, larger ones the maximum. */
export function pageFrom(given: string | null): number {
  const page = Number(given)
  return Number.isInteger(page) && page > 0 ? Math.min(page, PAGE_MAX) : 1
}

/** The roster's filters under their query parameter names. */
export const NO_FILTERS = { search: '', gender: '', type_of_work: '', city: '', board: '' }
export type RosterAddress = typeof NO_FILTERS

const known = (list: readonly string[], given: string) =>
  list.find((value) => value.toLowerCase() === given.toLowerCase()) ?? ''

/** Addresses may be typed by hand: unknown values filter nothing, overlong texts are cut. */
export const readAddress = ({ search, gender, type_of_work, city, board }: RosterAddress): RosterAddress => ({
  search: [...search].slice(0, SEARCH_MAX).join(''),
  gender: known(GENDER_FILTERS, gender),
  type_of_work: known(WORK_TYPES, type_of_work),
  city: [...city].slice(0, PLACE_MAX).join(''),
  board: [...board].slice(0, PLACE_MAX).join(''),
})

/** The most models in one line-up. */
export const LINE_UP_MAX = 4

/** The most models on a visitor's shortlist. */
export const SHORTLIST_MAX = 12

/** Slugs or ids in an address, `zoya,imlong`: each once, without empty or overlong ones. */
const modelKeys = (given: string | null | undefined, max: number): string[] => {
  const keys = (given ?? '')
    .slice(0, 100 * max)
    .split(',')
    .map((key) => key.trim().toLowerCase())
  return [...new Set(keys)].filter((key) => key !== '' && key.length <= 80).slice(0, max)
}

/** The models to show in a line-up, `?compare=zoya,imlong`. */
export const lineUpKeys = (given: string | null): string[] => modelKeys(given, LINE_UP_MAX)

/** The models of a shortlist, `?ids=zoya,imlong` and `?models=zoya,imlong`. */
export const shortlistKeys = (given: string | null | undefined): string[] => modelKeys(given, SHORTLIST_MAX)

/** The roster query for an address; blank filters are left out. */
export const rosterQuery = ({ search, gender, type_of_work, city, board }: RosterAddress, page: number) => ({
  page,
  limit: PAGE_SIZE,
  search: search || undefined,
  gender: gender || undefined,
  workType: type_of_work || undefined,
  city: city || undefined,
  board: board || undefined,
})

/** The number of active filters other than the search and the board, for the phone's Filters button. */
export const filtersSet = ({ gender, type_of_work, city }: RosterAddress) =>
  [gender, type_of_work, city].filter((value) => value !== '').length
