import { useEffect } from 'react'

/** How often colleagues' decisions are asked for. */
export const CHANGES_EVERY_MS = 10_000
/** How often everything is read again: names, and the hours that are left. */
export const WHOLE_EVERY_MS = 5 * 60_000

type Read = { isError: boolean; dataUpdatedAt: number; refetch: () => Promise<unknown> }

/**
 * Reads something of the desk again while the decisions that were asked for say that it is behind. It is not up to date
 * while either cannot be read.
 */
export function useRereading(read: Read, changes: Read, isBehind: boolean) {
  const { refetch } = read
  const { dataUpdatedAt: askedAt } = changes
  useEffect(() => {
    // Again with each answer, until it was read.
    if (isBehind && askedAt > 0) void refetch()
  }, [isBehind, askedAt, refetch])
  return {
    isError: read.isError || changes.isError,
    dataUpdatedAt: Math.max(read.dataUpdatedAt, askedAt),
    refetch: () => Promise.all([refetch(), changes.refetch()]),
  }
}
