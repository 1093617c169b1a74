import { trpc } from '../../../lib/trpc'
import { adminQueryOptions, listQueryOptions } from '../../lists/listQueryOptions'
import { CHANGES_EVERY_MS, useRereading, WHOLE_EVERY_MS } from '../items/useRereading'

/** The chart of some days, which is read again when there was a decision. */
export function useChart(from: string, days: number) {
  const chart = trpc.desk.chart.window.useQuery(
    { from, days },
    { ...listQueryOptions, refetchInterval: WHOLE_EVERY_MS, structuralSharing: false },
  )
  const { data } = chart
  const changes = trpc.desk.changes.useQuery(
    { since: data?.last ?? 0 },
    { ...adminQueryOptions, enabled: data !== undefined, refetchInterval: CHANGES_EVERY_MS },
  )
  const isBehind = data !== undefined && changes.data !== undefined && changes.data.last !== data.last
  return { data, ...useRereading(chart, changes, isBehind) }
}
