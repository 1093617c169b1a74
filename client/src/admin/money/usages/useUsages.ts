import type { Usage } from '../../../../../shared/money/usages'
import { trpc } from '../../../lib/trpc'
import { tellRefused } from '../../forms/tellFailed'
import { usages as copy } from './copy'

/** What follows a change of usages: the job's list and value show it, and *Mine* too. */
export function useStored(jobId: string) {
  const { desk } = trpc.useUtils()
  return (now: Usage[]) => {
    desk.usages.list.setData({ jobId }, now)
    void desk.usages.list.invalidate()
    void desk.money.value.invalidate()
  }
}

/** Renews a usage, or lets it end. */
export function useUsageEnd(jobId: string) {
  const settle = {
    onSuccess: useStored(jobId),
    onError: (error: unknown) => tellRefused(error, copy.failedAction),
  }
  const renew = trpc.desk.usages.renew.useMutation(settle)
  const letEnd = trpc.desk.usages.letEnd.useMutation(settle)
  return { renew, letEnd, isBusy: renew.isPending || letEnd.isPending }
}
