import { z } from 'zod'
import { PAGE_MAX, PAGE_SIZE, PAGE_SIZE_MAX, SEARCH_MAX } from './limits'
import { line, numeral } from './text/text'

// Digits only: `coerce` would read '' as 0 and '1e3' as 1000.
const upTo = (most: number) => {
  const message = `Enter a whole number from 1 to ${most.toLocaleString('en-US')}`
  return numeral(/^\d{1,9}$/, message).pipe(z.int(message).min(1, message).max(most, message))
}

/** Page number from 1, and page size from 1 to 1000. */
export const paging = (size: number = PAGE_SIZE) =>
  z.object({
    page: upTo(PAGE_MAX).default(1),
    limit: upTo(PAGE_SIZE_MAX).default(size),
  })

/** A search text; blank means no search. */
export const search = line(SEARCH_MAX).optional().default('')

/** A list that is only searched. */
export const searchFilters = paging().extend({ search })
export type SearchFilters = z.output<typeof searchFilters>
/** The filters of its export. */
export const searchOnly = searchFilters.pick({ search: true })
export type SearchOnly = z.output<typeof searchOnly>

/** A filter; absent, blank and `all` mean no filter. */
export const noFilter = (given: string | undefined): string | null => {
  const wanted = (given ?? '').trim()
  return wanted === '' || wanted.toLowerCase() === 'all' ? null : wanted
}

/** A filter in lower case, for case-insensitive comparison. */
export const filterWord = (given: string | undefined) => noFilter(given)?.toLowerCase() ?? null

/** One page of a list, with the total numbers of rows and pages. */
export type Page<Row> = { items: Row[]; total: number; totalPages: number }

/** Wraps rows and their total as a page; an empty list has 0 pages. */
export function pageOf<Row>(items: Row[], total: number, limit: number): Page<Row> {
  return { items, total, totalPages: Math.ceil(total / limit) }
}
