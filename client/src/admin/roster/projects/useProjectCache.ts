import type { Project } from '../../../../../shared/roster/projects'
import { trpc } from '../../../lib/trpc'

/** Writes mutation responses into the query cache. */
export function useProjectCache() {
  const utils = trpc.useUtils()
  const { get, list, statistics } = utils.admin.projects
  return {
    /** Resolves after visible lists have refetched: before that their switch would jump back. */
    async keep(project: Project) {
      get.setData({ id: project.id }, project)
      await Promise.all([list.invalidate(), statistics.invalidate()])
    },
    forget(id: string) {
      void list.invalidate()
      void statistics.invalidate()
      void get.invalidate({ id }, { refetchType: 'none' })
    },
    /** Refetches the project where it is shown, and resolves after that. */
    async renew(id: string) {
      await Promise.all([list.invalidate(), get.invalidate({ id })])
    },
    fetch: (id: string) => get.fetch({ id }, { staleTime: 0 }),
  }
}
