import type { QueryClient } from '@tanstack/react-query'

type Known = { path: string; input?: unknown; data: unknown }

/**
 * Puts what the server wrote into the page (server/doors/pageData.ts) into the cache, under the keys that tRPC makes,
 * so that the first view is drawn at once and asks for nothing twice.
 */
export function withPageData(queries: QueryClient): QueryClient {
  const element = document.getElementById('page-data')
  if (!element?.textContent) return queries
  // A page that comes back from the history may be an old one: shown at once, but asked for again.
  const [arrival] = performance.getEntriesByType?.('navigation') ?? []
  const isOld = (arrival as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
  const updatedAt = isOld ? 1 : Date.now()
  for (const { path, input, data } of JSON.parse(element.textContent) as Known[]) {
    const about = input === undefined ? { type: 'query' } : { input, type: 'query' }
    queries.setQueryData([path.split('.'), about], data, { updatedAt })
  }
  element.remove()
  return queries
}
