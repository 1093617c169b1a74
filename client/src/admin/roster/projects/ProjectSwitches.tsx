import { messages } from '../../../../../shared/messages'
import type { Project } from '../../../../../shared/roster/projects'
import { Switch } from '../../../design/form/Switch'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { tellFailed } from '../../forms/tellFailed'
import { adminProjects } from './copy'
import { useProjectCache } from './useProjectCache'

export type Flag = 'isActive' | 'isPublic' | 'isFeatured'

const failures: Record<Flag, string> = {
  isActive: messages.admin.projectActiveFailed,
  isPublic: messages.admin.projectPublicFailed,
  isFeatured: messages.admin.projectFeaturedFailed,
}

/** One of a project's three switches; each has its own call. */
export function ProjectSwitch({ project, flag }: { project: Project; flag: Flag }) {
  const cache = useProjectCache()
  const copy = adminProjects
  const answers = {
    onSuccess(saved: Project) {
      notifySuccess(copy.switched[flag])
      return cache.keep(saved)
    },
    onError() {
      tellFailed(failures[flag])
      void cache.renew(project.id)
    },
  }
  const active = trpc.admin.projects.setActive.useMutation(answers)
  const shown = trpc.admin.projects.setPublic.useMutation(answers)
  const featured = trpc.admin.projects.setFeatured.useMutation(answers)
  const { id } = project
  const set: Record<Flag, (on: boolean) => void> = {
    isActive: (isActive) => active.mutate({ id, isActive }),
    isPublic: (isPublic) => shown.mutate({ id, isPublic }),
    isFeatured: (isFeatured) => featured.mutate({ id, isFeatured }),
  }
  const sent = {
    isActive: active.isPending ? active.variables.isActive === true : null,
    isPublic: shown.isPending ? shown.variables.isPublic === true : null,
    isFeatured: featured.isPending ? featured.variables.isFeatured === true : null,
  }[flag]
  return (
    <Switch
      label={copy.switches[flag](project.title)}
      // Shows the requested state while saving.
      on={sent ?? project[flag]}
      copy={copy.onOff[flag]}
      busy={sent !== null}
      onChange={set[flag]}
    />
  )
}
