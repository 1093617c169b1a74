import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { messages } from '../../../../shared/messages'
import type { ModelRecord } from '../../../../shared/modelRecord'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { refusalOf } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { adminModels } from '../../words/adminModels'
import {
  type Draft,
  draftOf,
  type FieldName,
  infoOf,
  issuesOf,
  PARTS,
  type Part,
  physicalOf,
  socialOf,
} from './modelDraft'
import { useModelCache } from './useModelCache'

/** A field that somebody else has changed while it was being changed here, with what it is there. */
export type Conflict = { field: FieldName; theirs: string }

const failures: Record<Part, string> = {
  info: messages.admin.infoFailed,
  physical: messages.admin.physicalFailed,
  social: messages.admin.socialFailed,
}

/**
 * One model's three parts as one form, saved a part at a time. A save that was overtaken (409) is repeated when nothing
 * that was changed here was changed there; else both stand side by side until somebody decides.
 */
export function useModelForm(model: ModelRecord) {
  const form = useForm<Draft>({ defaultValues: draftOf(model) })
  const [base, setBase] = useState(model)
  const [conflicts, setConflicts] = useState<Conflict[]>([])
  const cache = useModelCache()
  const info = trpc.admin.models.saveInfo.useMutation()
  const physical = trpc.admin.models.savePhysical.useMutation()
  const social = trpc.admin.models.saveSocial.useMutation()
  // Read while drawing: the form's state is only followed where somebody looks at it.
  const { isDirty, dirtyFields, errors } = form.formState
  const send = (part: Part, draft: Draft, from: ModelRecord) =>
    ({
      info: () => info.mutateAsync(infoOf(draft, from)),
      physical: () => physical.mutateAsync(physicalOf(draft, from)),
      social: () => social.mutateAsync(socialOf(draft, from)),
    })[part]()

  const start = (from: ModelRecord) => {
    setConflicts([])
    form.reset(draftOf(from))
    setBase(from)
  }

  /** Makes the newest values the form's own ground, keeps what is typed, and says where both were changed. */
  const overtake = (newest: ModelRecord): Conflict[] => {
    const mine = form.getValues()
    const before = draftOf(base)
    const now = draftOf(newest)
    const found: Conflict[] = []
    for (const field of Object.keys(now) as FieldName[]) {
      if (now[field] === before[field]) continue
      const isMine = mine[field] !== before[field]
      form.resetField(field, { defaultValue: now[field] })
      if (!isMine) continue
      form.setValue(field, mine[field], { shouldDirty: true })
      if (mine[field] !== now[field]) found.push({ field, theirs: now[field] })
    }
    setBase(newest)
    return found
  }

  const refused = (part: Part, error: unknown) => {
    const { status, issues } = refusalOf(error)
    for (const { path, message } of issues) {
      const field = PARTS[part].find((name) => name === path)
      if (field) form.setError(field, { message }, { shouldFocus: true })
    }
    notifyFailure(messages.admin.error, status === 404 ? adminModels.detail.notFound : failures[part])
  }

  async function save(part: Part, from: ModelRecord = base): Promise<void> {
    const draft = form.getValues()
    const issues = Object.entries(issuesOf(part, draft, from)) as [FieldName, string][]
    form.clearErrors([...PARTS[part]])
    for (const [field, message] of issues) form.setError(field, { message })
    if (issues[0]) return form.setFocus(issues[0][0])
    try {
      settle(part, await send(part, draft, from), draft)
    } catch (error) {
      if (refusalOf(error).status === 409) await overtaken(part)
      else refused(part, error)
    }
  }

  /** Lays what was typed here on what somebody else has saved, and saves that when no field is in both. */
  async function overtaken(part: Part) {
    const newest = await cache.fetch(model.id).catch((error: unknown) => refused(part, error))
    if (!newest) return
    const found = overtake(newest.model)
    setConflicts(found)
    if (found.length === 0) await save(part, newest.model)
  }

  /** What was saved stands as it is stored; what was typed while it was under way stays, to be saved next. */
  const settle = (part: Part, saved: ModelRecord, sent: Draft) => {
    const stored = draftOf(saved)
    const now = form.getValues()
    for (const field of PARTS[part]) {
      form.resetField(field, { defaultValue: stored[field] })
      if (now[field] !== sent[field]) form.setValue(field, now[field], { shouldDirty: true })
    }
    setBase(saved)
    setConflicts([])
    void cache.keep(saved)
    notifySuccess(adminModels.detail.saved[part])
  }

  const takeTheirs = () => {
    for (const { field } of conflicts) form.resetField(field)
    setConflicts([])
  }

  const isBusy = info.isPending || physical.isPending || social.isPending
  const isChanged = (part: Part) => PARTS[part].some((field) => dirtyFields[field])
  return { form, errors, isDirty, isChanged, isBusy, conflicts, start, save, takeTheirs }
}
export type ModelForm = ReturnType<typeof useModelForm>
