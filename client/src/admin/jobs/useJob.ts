import { useEffect, useState } from 'react'
import { trpc } from '../../lib/trpc'
import { adminQueryOptions } from '../lists/listQueryOptions'

/** How often colleagues' decisions about the job are asked for. */
const EVERY_MS = 10_000
/** How often everything is read again: names, and how long options still last. */
const WHOLE_EVERY_MS = 5 * 60_000

/** A job by its number, which is read again when something was decided in it, and what a colleague decided last. */
export function useJob(number: string) {
  const job = trpc.desk.jobs.get.useQuery(
    { number },
    { ...adminQueryOptions, refetchInterval: WHOLE_EVERY_MS },
  )
  const { data, refetch } = job
  const newest = data?.activities[0]?.number
  /** the last decision that was there when the page opened, or when the user looked */
  const [seen, setSeen] = useState<number>()
  if (seen === undefined && newest !== undefined) setSeen(newest)
  const changes = trpc.desk.changes.useQuery(
    { since: seen ?? 0, jobId: data?.id ?? '' },
    { ...adminQueryOptions, enabled: seen !== undefined, refetchInterval: EVERY_MS },
  )
  const { data: found, dataUpdatedAt: askedAt } = changes
  const isBehind = found?.reload || (found?.lines.at(-1)?.number ?? 0) > (newest ?? 0)
  useEffect(() => {
    // Again with each answer, until it was read.
    if (isBehind && askedAt > 0) void refetch()
  }, [isBehind, askedAt, refetch])
  return {
    job: {
      ...job,
      isError: job.isError || changes.isError,
      dataUpdatedAt: Math.max(job.dataUpdatedAt, changes.dataUpdatedAt),
      refetch: () => Promise.all([refetch(), changes.refetch()]),
    },
    last: found?.lines.findLast(({ isMine }) => !isMine) ?? null,
    forgetLast: () => setSeen(newest),
  }
}
