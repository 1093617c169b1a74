import { useState } from 'react'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { CHANGES_EVERY_MS, useRereading, WHOLE_EVERY_MS } from '../items/useRereading'

/** A job by its number, which is read again when something was decided in it, and what a colleague decided last. */
export function useJob(number: string) {
  const job = trpc.desk.jobs.get.useQuery(
    { number },
    { ...adminQueryOptions, refetchInterval: WHOLE_EVERY_MS },
  )
  const { data } = job
  const newest = data?.activities[0]?.number
  /** the last decision that was there when the page opened, or when the user looked */
  const [seen, setSeen] = useState<number>()
  if (seen === undefined && newest !== undefined) setSeen(newest)
  const changes = trpc.desk.changes.useQuery(
    { since: seen ?? 0, jobId: data?.id ?? '' },
    { ...adminQueryOptions, enabled: seen !== undefined, refetchInterval: CHANGES_EVERY_MS },
  )
  const { data: found } = changes
  const isBehind = found?.reload === true || (found?.lines.at(-1)?.number ?? 0) > (newest ?? 0)
  const rereading = useRereading(job, changes, isBehind)
  return {
    job: { ...job, ...rereading },
    last: found?.lines.findLast(({ isMine }) => !isMine) ?? null,
    forgetLast: () => setSeen(newest),
  }
}
