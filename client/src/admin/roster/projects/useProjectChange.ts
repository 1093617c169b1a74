import type { Project } from '../../../../../shared/roster/projects'
import { notifySuccess } from '../../../lib/notify'
import { tellRefused } from '../../forms/tellFailed'
import { useProjectCache } from './useProjectCache'

/** Mutation options for changes to a project's team or proposals. */
export function useProjectChange(id: string, failed: string) {
  const cache = useProjectCache()
  return (done: string) => ({
    onSuccess(saved: Project) {
      void cache.keep(saved)
      notifySuccess(done)
    },
    onError(error: unknown) {
      tellRefused(error, failed)
      // Another administrator may have removed it already.
      return cache.renew(id)
    },
  })
}
