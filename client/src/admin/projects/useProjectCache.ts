import type { Project } from '../../../../shared/projects'
import { trpc } from '../../lib/trpc'

/** Puts what the server answered where the pages read it. */
export function useProjectCache() {
  const utils = trpc.useUtils()
  const { get, list, statistics } = utils.admin.projects
  return {
    /** Done when a list that is on the screen has it too: until then its switch would fall back. */
    async keep(project: Project) {
      get.setData({ id: project.id }, project)
      await Promise.all([list.invalidate(), statistics.invalidate()])
    },
    forget(id: string) {
      void list.invalidate()
      void statistics.invalidate()
      void get.invalidate({ id }, { refetchType: 'none' })
    },
    /** Asks for it anew where it is shown: on its own page, in a list. Done when it stands there. */
    async renew(id: string) {
      await Promise.all([list.invalidate(), get.invalidate({ id })])
    },
    fetch: (id: string) => get.fetch({ id }, { staleTime: 0 }),
  }
}
