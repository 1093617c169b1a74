import { PAGE_MAX, PAGE_SIZE, PLACE_MAX, SEARCH_MAX } from './limits'
import { GENDER_FILTERS, WORK_TYPES } from './lists'

// How a list stands in a page's address. The client reads it there, and so does the server, which writes the first
// answer into the page: both must ask for exactly the same.

/** The page of a list that an address names, from 1; anything else that stands there means the first, a larger one the largest. */
export function pageFrom(given: string | null): number {
  const page = Number(given)
  return Number.isInteger(page) && page > 0 ? Math.min(page, PAGE_MAX) : 1
}

/** The roster's filters as they stand in the address, under the names that the public API has for them (section 7). */
export const NO_FILTERS = { search: '', gender: '', type_of_work: '', city: '' }
export type RosterAddress = typeof NO_FILTERS

const known = (list: readonly string[], given: string) =>
  list.find((value) => value.toLowerCase() === given.toLowerCase()) ?? ''

/** An address may be written by hand: what no list knows filters nothing, what is too long is cut. */
export const readAddress = ({ search, gender, type_of_work, city }: RosterAddress): RosterAddress => ({
  search: [...search].slice(0, SEARCH_MAX).join(''),
  gender: known(GENDER_FILTERS, gender),
  type_of_work: known(WORK_TYPES, type_of_work),
  city: [...city].slice(0, PLACE_MAX).join(''),
})

/** What the roster is asked for. Blank filters are not sent (section 5, Lists). */
export const rosterQuery = ({ search, gender, type_of_work, city }: RosterAddress, page: number) => ({
  page,
  limit: PAGE_SIZE,
  search: search || undefined,
  gender: gender || undefined,
  workType: type_of_work || undefined,
  city: city || undefined,
})

/** How many filters beside the search are set: the number on the phone's Filters button. */
export const filtersSet = ({ gender, type_of_work, city }: RosterAddress) =>
  [gender, type_of_work, city].filter((value) => value !== '').length
