import { messages } from '../../../../shared/messages'
import type { Project } from '../../../../shared/projects'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { useProjectCache } from './useProjectCache'

/** Mutation options for changes to a project's team or proposals. */
export function useProjectChange(id: string, failed: string) {
  const cache = useProjectCache()
  return (done: string) => ({
    onSuccess(saved: Project) {
      void cache.keep(saved)
      notifySuccess(done)
    },
    onError() {
      notifyFailure(messages.admin.error, failed)
      // Another administrator may have removed it already.
      return cache.renew(id)
    },
  })
}
