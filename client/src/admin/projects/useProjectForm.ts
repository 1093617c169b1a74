import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { messages } from '../../../../shared/messages'
import type { NewProject, Project } from '../../../../shared/projects'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { changed, ground, isOvertaken, onto, settle } from '../../lib/overtaking'
import { refusalOf, showRefused } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { adminProjects } from '../../words/adminProjects'
import { type Draft, draftOf, resolver } from './projectDraft'
import { sayProblems } from './sayProblems'
import { useProjectCache } from './useProjectCache'

const words = adminProjects.detail

/**
 * A project being edited. Only what was changed is sent; when somebody else saved meanwhile, theirs becomes the ground,
 * what was typed here stays, and the person is told before anything is written over.
 */
export function useProjectForm(project: Project) {
  const [base, setBase] = useState(project)
  const [isClash, setClash] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const form = useForm<Draft, unknown, NewProject>({ resolver, defaultValues: draftOf(project) })
  const cache = useProjectCache()
  const change = trpc.admin.projects.change.useMutation()

  const start = () => {
    setBase(project)
    form.reset(draftOf(project))
    setClash(false)
    setEditing(true)
  }

  /** Sends what `merged` holds otherwise than `from`, and ends the editing, unless something was typed meanwhile. */
  async function send(merged: Draft, from: Project, typed: Draft) {
    const changes = changed(draftOf(from), merged)
    const saved = await change.mutateAsync({ id: from.id, version: from.version, ...changes })
    void cache.keep(saved)
    setBase(saved)
    setClash(false)
    setEditing(settle(form, typed, draftOf(saved)))
    notifySuccess(words.saved)
  }

  /** Fields that were not touched here take the newer value; when none was touched at both ends it is saved at once. */
  async function overtake(newest: Project, typed: Draft) {
    const [before, stored] = [draftOf(base), draftOf(newest)]
    const merged = onto(before, stored, typed)
    if (!isOvertaken(before, stored, typed)) return send(merged, newest, typed)
    setBase(newest)
    setClash(true)
    ground(form, stored, merged)
  }

  const save = form.handleSubmit(
    async () => {
      const typed = form.getValues()
      try {
        await send(typed, base, typed).catch(async (error: unknown) => {
          if (refusalOf(error).status !== 409) throw error
          await overtake(await cache.fetch(project.id), typed)
        })
      } catch (error) {
        showRefused(form, error)
        notifyFailure(
          messages.admin.error,
          refusalOf(error).status === 404 ? words.notFound : words.saveFailed,
        )
      }
    },
    (errors) => sayProblems(errors, form.getValues()),
  )

  return {
    form,
    isEditing,
    isDirty: form.formState.isDirty,
    isOvertaken: isClash,
    isBusy: change.isPending,
    start,
    stop: () => setEditing(false),
    save,
  }
}
export type ProjectForm = ReturnType<typeof useProjectForm>
