import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { NewProject, Project } from '../../../../../shared/roster/projects'
import { applyFieldErrors, parseApiError } from '../../../lib/apiError'
import { useVersionedForm } from '../../../lib/forms/useVersionedForm'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { tellCallFailed } from '../../forms/tellFailed'
import { applyFormErrors } from './applyFormErrors'
import { adminProjects } from './copy'
import { type Draft, draftOf, EMPTY, resolver } from './projectDraft'
import { useProjectCache } from './useProjectCache'

const copy = adminProjects.detail
const SECTIONS = { project: Object.keys(EMPTY) as (keyof Draft)[] }
const storedOf = (project: Project) => ({ fields: draftOf(project), versions: { project: project.version } })

/** A project being edited. */
export function useProjectForm(project: Project) {
  const { id } = project
  const [isEditing, setEditing] = useState(false)
  const form = useForm<Draft, unknown, NewProject>({ resolver, defaultValues: draftOf(project) })
  const cache = useProjectCache()
  const change = trpc.admin.projects.change.useMutation()
  const edit = useVersionedForm({
    form,
    stored: storedOf(project),
    sections: SECTIONS,
    fetchStored: async () => storedOf(await cache.fetch(id)),
  })

  const save = form.handleSubmit(
    async () => {
      try {
        const since = await edit.save('project', async (draft, version) => {
          const saved = await change.mutateAsync({ ...draft, id, version })
          void cache.keep(saved)
          return storedOf(saved)
        })
        setEditing(Object.keys(since).length > 0)
        notifySuccess(copy.saved)
      } catch (error) {
        applyFieldErrors(form, error)
        tellCallFailed(error, parseApiError(error).status === 404 ? copy.notFound : copy.saveFailed)
      }
    },
    (errors) => applyFormErrors(errors, form.getValues()),
  )

  return {
    form,
    edit,
    isEditing,
    isDirty: form.formState.isDirty,
    isBusy: change.isPending,
    start() {
      edit.discard()
      setEditing(true)
    },
    stop: () => setEditing(false),
    save,
  }
}
export type ProjectForm = ReturnType<typeof useProjectForm>
