import { useState } from 'react'
import { messages } from '../../../../shared/messages'
import type { Project } from '../../../../shared/projects'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { refusalOf } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { adminProjects } from '../../words/adminProjects'
import { type Draft, differing, draftOf, type Issues, isSame, issuesOf, only } from './projectDraft'
import { useProjectCache } from './useProjectCache'

const words = adminProjects.detail

/**
 * A project being edited. Only what was changed is sent; when somebody else saved meanwhile, theirs becomes the ground,
 * what was typed here stays, and the person is told before anything is written over.
 */
export function useProjectForm(project: Project) {
  const [base, setBase] = useState(project)
  const [draft, setDraft] = useState<Draft>(() => draftOf(project))
  const [issues, setIssues] = useState<Issues>({})
  const [isOvertaken, setOvertaken] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const cache = useProjectCache()
  const change = trpc.admin.projects.change.useMutation()
  const isDirty = !isSame(draft, draftOf(base))

  const start = () => {
    setBase(project)
    setDraft(draftOf(project))
    setIssues({})
    setOvertaken(false)
    setEditing(true)
  }

  /** Sends what `given` holds otherwise than `from`, and ends the editing. */
  async function send(given: Draft, from: Project) {
    const before = draftOf(from)
    const changes = only(given, differing(given, before))
    void cache.keep(await change.mutateAsync({ id: from.id, version: from.version, ...changes }))
    setEditing(false)
    notifySuccess(words.saved)
  }

  async function save(): Promise<void> {
    const found = issuesOf(draft)
    setIssues(found)
    if (Object.keys(found).length > 0)
      return notifyFailure(messages.missing.title, Object.values(found)[0] ?? messages.missing.required)
    try {
      await send(draft, base).catch(async (error: unknown) => {
        if (refusalOf(error).status !== 409) throw error
        await overtake(await cache.fetch(project.id))
      })
    } catch {
      notifyFailure(messages.admin.error, words.saveFailed)
    }
  }

  /** Fields that were not touched here take the newer value; when none was touched at both ends it is saved at once. */
  async function overtake(newest: Project) {
    const before = draftOf(base)
    const now = draftOf(newest)
    const mine = differing(draft, before)
    const theirs = differing(now, before)
    const merged: Draft = { ...now, ...only(draft, mine) }
    const isClash = differing(merged, now).some((name) => theirs.includes(name))
    setBase(newest)
    setDraft(merged)
    setOvertaken(isClash)
    if (!isClash) await send(merged, newest)
  }

  return {
    draft,
    issues,
    isEditing,
    isDirty,
    isOvertaken,
    isBusy: change.isPending,
    start,
    stop: () => setEditing(false),
    set: (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })),
    save,
  }
}
export type ProjectForm = ReturnType<typeof useProjectForm>
