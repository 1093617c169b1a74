import { useEffect } from 'react'
import { trpc } from '../../lib/trpc'
import { adminQueryOptions, listQueryOptions } from '../lists/listQueryOptions'

/** How often colleagues' decisions are asked for. */
const EVERY_MS = 10_000
/** How often everything is read again: names, and hours left. */
const WHOLE_EVERY_MS = 5 * 60_000

/**
 * The chart of some days, which follows what colleagues decide: it is read again when there was a decision. It is not
 * up to date while either cannot be read.
 */
export function useChart(from: string, days: number) {
  const chart = trpc.desk.chart.window.useQuery(
    { from, days },
    { ...listQueryOptions, refetchInterval: WHOLE_EVERY_MS, structuralSharing: false },
  )
  const { data, refetch } = chart
  const changes = trpc.desk.changes.useQuery(
    { since: data?.last ?? 0 },
    { ...adminQueryOptions, enabled: data !== undefined, refetchInterval: EVERY_MS },
  )
  const isOld = data !== undefined && changes.data !== undefined && changes.data.last !== data.last
  const { dataUpdatedAt: askedAt } = changes
  useEffect(() => {
    // Again with each answer, until it was read.
    if (isOld && askedAt > 0) void refetch()
  }, [isOld, askedAt, refetch])
  return {
    data,
    isError: chart.isError || changes.isError,
    dataUpdatedAt: Math.max(chart.dataUpdatedAt, changes.dataUpdatedAt),
    refetch: () => Promise.all([refetch(), changes.refetch()]),
  }
}
