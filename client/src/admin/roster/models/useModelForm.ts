import { useForm } from 'react-hook-form'
import { messages } from '../../../../../shared/messages'
import type { EditableModel } from '../../../../../shared/roster/modelRecord'
import { parseApiError } from '../../../lib/apiError'
import { useVersionedForm } from '../../../lib/forms/useVersionedForm'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { tellCallFailed } from '../../forms/tellFailed'
import { adminModels } from './copy'
import {
  type Draft,
  draftOf,
  type FieldName,
  infoOf,
  issuesOf,
  PARTS,
  type Part,
  physicalOf,
  privateOf,
  socialOf,
} from './modelDraft'
import { useModelCache } from './useModelCache'

const failures: Record<Part, string> = {
  info: messages.admin.infoFailed,
  physical: messages.admin.physicalFailed,
  social: messages.admin.socialFailed,
  private: adminModels.private.failed,
}

const storedOf = (model: EditableModel) => ({ fields: draftOf(model), versions: model.versions })

/** One model's parts as one form, saved a part at a time. */
export function useModelForm(model: EditableModel) {
  const form = useForm<Draft>({ defaultValues: draftOf(model) })
  const cache = useModelCache()
  const info = trpc.admin.models.saveInfo.useMutation()
  const physical = trpc.admin.models.savePhysical.useMutation()
  const social = trpc.admin.models.saveSocial.useMutation()
  const ofAgency = trpc.admin.models.savePrivate.useMutation()
  const edit = useVersionedForm<Draft, Part>({
    form,
    stored: storedOf(model),
    sections: PARTS,
    fetchStored: async () => storedOf((await cache.fetch(model.id)).model),
  })
  // Read while drawing: the form's state is only followed where somebody looks at it.
  const { isDirty, dirtyFields, errors } = form.formState
  const send = (part: Part, draft: Draft, version: number) =>
    ({
      info: () => info.mutateAsync({ ...infoOf(draft, model), version }),
      physical: () => physical.mutateAsync({ ...physicalOf(draft, model), version }),
      social: () => social.mutateAsync({ ...socialOf(draft, model), version }),
      private: () => ofAgency.mutateAsync({ ...privateOf(draft, model), version }),
    })[part]()

  /** True when everything in the form is saved. */
  async function save(part: Part): Promise<boolean> {
    const issues = Object.entries(issuesOf(part, form.getValues(), model)) as [FieldName, string][]
    form.clearErrors([...PARTS[part]])
    for (const [field, message] of issues) form.setError(field, { message })
    if (issues[0]) {
      form.setFocus(issues[0][0])
      return false
    }
    try {
      const typedMeanwhile = await edit.save(part, async (draft, version) => {
        const saved = await send(part, draft, version)
        void cache.keep(saved)
        return storedOf(saved)
      })
      notifySuccess(adminModels.detail.saved[part])
      return Object.keys(typedMeanwhile).length === 0
    } catch (error) {
      const { status, issues } = parseApiError(error)
      for (const { path, message } of issues) {
        const field = PARTS[part].find((name) => name === path)
        if (field) form.setError(field, { message }, { shouldFocus: true })
      }
      tellCallFailed(error, status === 404 ? adminModels.detail.notFound : failures[part])
      return false
    }
  }

  const isBusy = [info, physical, social, ofAgency].some(({ isPending }) => isPending)
  const isChanged = (part: Part) => PARTS[part].some((field) => dirtyFields[field])
  return { form, edit, errors, isDirty, isChanged, isBusy, start: edit.discard, save }
}
export type ModelForm = ReturnType<typeof useModelForm>
