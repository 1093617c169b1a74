import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { receivedAgency, type SentAgency, setAgency } from '../../../../shared/agency'
import type { PageQuery, ReadFailure } from '../../../../shared/pages/pageQueries'
import { refusedCall } from '../trpc'

/** tRPC's key of a query. */
const keyOf = ({ path, input }: PageQuery): QueryKey => [
  path.split('.'),
  input === undefined ? { type: 'query' } : { input, type: 'query' },
]

/** The error that the call would have thrown. Without an answer it has no `data`. */
const errorOf = ({ status, message }: ReadFailure) =>
  status === null ? new TRPCClientError(message) : refusedCall(status, message)

/** Fills the query cache with a page's queries, on the server and in the browser alike. */
export function fillQueries(
  queries: QueryClient,
  known: readonly PageQuery[],
  updatedAt = Date.now(),
): QueryClient {
  for (const query of known) {
    const queryKey = keyOf(query)
    if ('data' in query) queries.setQueryData(queryKey, query.data, { updatedAt })
    else {
      // The page comes in its error state and is asked for again by Retry.
      queries.setQueryDefaults(queryKey, { retryOnMount: false })
      queries
        .getQueryCache()
        .build(queries, { queryKey })
        .setState({
          status: 'error',
          error: errorOf(query.failure),
          errorUpdatedAt: updatedAt,
          errorUpdateCount: 1,
        })
    }
  }
  return queries
}

/** Takes over what the agency says of itself, which every page brings. */
export function takeAgency() {
  const element = document.getElementById('agency')
  if (element?.textContent) setAgency(receivedAgency(JSON.parse(element.textContent) as SentAgency))
}

/** Fills the query cache from the page that the server sent, so that nothing is fetched twice. */
export function pageData(queries: QueryClient): QueryClient {
  const element = document.getElementById('page-data')
  if (!element?.textContent) return queries
  // A page restored from the history may be old: its data is shown at once and fetched again.
  const [arrival] = performance.getEntriesByType?.('navigation') ?? []
  const isOld = (arrival as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
  const known = JSON.parse(element.textContent) as PageQuery[]
  element.remove()
  return fillQueries(queries, known, isOld ? 1 : Date.now())
}
