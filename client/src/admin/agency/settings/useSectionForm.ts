import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { agency, setAgency, withSection } from '../../../../../shared/agency'
import {
  agencySections,
  isServerSection,
  type SectionRecord,
  type SectionSave,
} from '../../../../../shared/agency/agencySettings'
import { isLegalText, legalPageForm } from '../../../../../shared/agency/legalTexts'
import { applyFieldErrors, parseApiError } from '../../../lib/apiError'
import { formResolver } from '../../../lib/forms/formResolver'
import { useVersionedForm } from '../../../lib/forms/useVersionedForm'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { tellCallFailed } from '../../forms/tellFailed'
import { adminSettings as copy } from './copy'
import { sectionFields } from './fields/sectionFields'
import { showAccent } from './fields/showAccent'
import { type Draft, type DraftPlace, keepDraft, readDraft } from './sectionDraft'

const storedOf = ({ value, version }: SectionRecord) => ({
  fields: { ...value } as Draft,
  versions: { section: version },
})

export type SectionEdit = ReturnType<typeof useSectionForm>

type Options = {
  /** Called after a save of the form, not after a restored version. */
  onSaved?: () => void
  /** What is typed is kept in this tab until it is saved, for each place by itself. */
  place?: DraftPlace
}

/** A section being edited. */
export function useSectionForm(record: SectionRecord, { onSaved, place = 'settings' }: Options = {}) {
  const { section } = record
  const [kept] = useState(() => readDraft(section, place))
  const { admin } = trpc.useUtils()
  const form = useForm<Draft, unknown, Draft>({
    resolver: formResolver<Draft, Draft>(
      isLegalText(section) ? legalPageForm(section) : agencySections[section],
    ),
    defaultValues: { ...(kept?.base.fields ?? record.value) },
  })
  // Before the page's data is taken over, so that a version saved meanwhile is met as a conflict.
  useEffect(() => {
    for (const [name, value] of Object.entries(kept?.typed ?? {}))
      form.setValue(name, value, { shouldDirty: true })
  }, [kept, form])
  const [refusal, setRefusal] = useState<string | null>(null)
  const { useMutation } = trpc.admin.settings[isServerSection(section) ? 'saveServer' : 'save']
  const change = useMutation()
  const edit = useVersionedForm<Draft, 'section'>({
    form,
    stored: storedOf(record),
    from: kept?.base,
    sections: { section: sectionFields[section].map(({ name }) => name) },
    fetchStored: async () => storedOf(await admin.settings.get.fetch({ section }, { staleTime: 0 })),
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `draft` reads what is current
  useEffect(() => {
    const callback = () => keepDraft(section, place, edit.draft())
    return form.subscribe({ formState: { values: true }, callback })
  }, [form, section, place])

  const send = async (draft: Draft, version: number, more: object = {}) => {
    // As the resolver has found it, or as it was stored: what the section's schema takes.
    const saved = await change.mutateAsync({ ...draft, ...more, section, version } as SectionSave)
    admin.settings.get.setData({ section }, saved)
    void admin.settings.changes.invalidate({ section })
    // A setting can finish the setup.
    void admin.setup.read.invalidate()
    void admin.system.notices.invalidate()
    setAgency(withSection(agency, section, saved.value))
    showAccent()
    return saved
  }

  /** Whether the input was right and is stored now. */
  async function saveWith(more: object): Promise<boolean> {
    let isSaved = false
    await form.handleSubmit(async () => {
      setRefusal(null)
      try {
        await edit.save('section', async (draft, version) => storedOf(await send(draft, version, more)))
        isSaved = true
      } catch (error) {
        const refused = parseApiError(error).issues.find(({ path }) => path === 'answer')
        if (refused) return setRefusal(refused.message)
        applyFieldErrors(form, error)
        tellCallFailed(error, copy.saveFailed)
      }
    })()
    if (isSaved) onSaved?.()
    return isSaved
  }

  /** Saves an earlier value as the newest. Only for a form without changes, which then shows it. */
  async function restore(value: object, more: object = {}) {
    try {
      await send({ ...value }, record.version, more)
      notifySuccess(copy.history.restored, copy.savedMore)
    } catch (error) {
      void admin.settings.get.invalidate({ section })
      tellCallFailed(error, copy.saveFailed)
    }
  }

  return {
    form,
    edit,
    restore,
    isRestored: kept !== null,
    isDirty: form.formState.isDirty,
    isBusy: change.isPending,
    save: () => saveWith({}),
    /** For the privacy policy: whether it becomes a new version of the notice. */
    saveAsNotice: (isNewNotice: boolean) => saveWith({ isNewNotice }),
    /** What the mail server of the form answered, for which it was not saved. */
    refusal,
    saveUnchecked: () => saveWith({ unchecked: true }),
  }
}
