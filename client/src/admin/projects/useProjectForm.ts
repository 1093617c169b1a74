import { useState } from 'react'
import { messages } from '../../../../shared/messages'
import type { Project } from '../../../../shared/projects'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { refusalOf } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { adminProjects } from '../../words/adminProjects'
import { type Changes, type Draft, draftOf, type Issues, isSame, issuesOf } from './projectDraft'
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

  const changed = (from: Project): Changes => {
    const before = draftOf(from)
    const entries = Object.entries(draft).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Draft]),
    )
    return { id: from.id, version: from.version, ...Object.fromEntries(entries) }
  }

  async function save(): Promise<void> {
    const found = issuesOf(draft)
    setIssues(found)
    if (Object.keys(found).length > 0)
      return notifyFailure(messages.missing.title, Object.values(found)[0] ?? messages.missing.required)
    try {
      cache.keep(await change.mutateAsync(changed(base)))
      setEditing(false)
      notifySuccess(words.saved)
    } catch (error) {
      if (refusalOf(error).status !== 409) return notifyFailure(messages.admin.error, words.saveFailed)
      await overtake(await cache.fetch(project.id))
    }
  }

  /** Fields that were not touched here take the newer value; when none was touched at both ends it is saved at once. */
  async function overtake(newest: Project) {
    const before = draftOf(base)
    const now = draftOf(newest)
    const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
    const names = Object.keys(now) as (keyof Draft)[]
    const mine = names.filter((name) => !same(draft[name], before[name]))
    const merged: Draft = { ...now, ...Object.fromEntries(mine.map((name) => [name, draft[name]])) }
    const isClash = mine.some((name) => !same(now[name], before[name]) && !same(now[name], draft[name]))
    setBase(newest)
    setDraft(merged)
    setOvertaken(isClash)
    if (isClash) return
    const again = Object.fromEntries(mine.map((name) => [name, draft[name]]))
    cache.keep(await change.mutateAsync({ id: newest.id, version: newest.version, ...again }))
    setEditing(false)
    notifySuccess(words.saved)
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
