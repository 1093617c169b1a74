import { chakra, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import type { SectionRecord } from '../../../../../../shared/agency/agencySettings'
import { LEGAL_PATHS } from '../../../../../../shared/agency/legalPaths'
import type { LegalTextName, OwnLegalSection } from '../../../../../../shared/agency/legalTexts'
import { cookies, privacy, terms } from '../../../../copy/legalTexts'
import { ExternalLink } from '../../../../design/actions/ExternalLink'
import { EditConflictPanel } from '../../../../design/feedback/EditConflictPanel'
import { UnsavedChangesGuard } from '../../../../design/feedback/UnsavedChangesGuard'
import { SubmitButton } from '../../../../design/form/SubmitButton'
import { notifySuccess } from '../../../../lib/notify'
import { RecordForm } from '../../../forms/RecordForm'
import { Why } from '../../../forms/Why'
import { adminSettings } from '../copy'
import { errorAt } from '../fields/errorAt'
import { History } from '../History'
import { WithPreview } from '../preview/WithPreview'
import { RestoredDraft } from '../RestoredDraft'
import { useSectionForm } from '../useSectionForm'
import { LegalTextField } from './LegalTextField'
import { legalEditor as copy } from './legalEditor.copy'
import { NoticeQuestion } from './NoticeQuestion'

const TEMPLATES = { termsText: terms, privacyText: privacy, cookieText: cookies }

type Waiting = (isNewNotice: boolean) => Promise<unknown>

/** The sections of a legal page, each with the template's text or the agency's own. */
export default function LegalTextForm({ name, record }: { name: LegalTextName; record: SectionRecord }) {
  const edited = useSectionForm(record, {
    onSaved: () => notifySuccess(adminSettings.saved, adminSettings.savedMore),
  })
  const { form, edit, isDirty, isBusy, save, saveAsNotice, restore } = edited
  // What is saved as soon as the question about the notice is answered.
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const { errors } = form.formState
  const isNotice = name === 'privacyText'

  async function send() {
    if (!isNotice) return save()
    if (await form.trigger(undefined, { shouldFocus: true })) setWaiting(() => saveAsNotice)
  }
  const undo = async (value: object) => {
    if (!isNotice) return restore(value)
    setWaiting(() => (isNewNotice: boolean) => restore(value, { isNewNotice }))
  }

  return (
    <>
      <WithPreview record={record} form={form}>
        <RecordForm maxW="44rem" onSend={send}>
          <RestoredDraft edited={edited} />
          <chakra.p maxW="measure">{copy.format}</chakra.p>
          <Why of={copy.writing}>{copy.frozen}</Why>
          <chakra.p mt={4} mb={6}>
            <ExternalLink href={LEGAL_PATHS[name]}>{copy.see}</ExternalLink>
          </chakra.p>
          <Grid gap={4} gridTemplateColumns="minmax(0, 1fr)">
            {TEMPLATES[name]().sections.map((section, at) => (
              <Controller
                key={section.title}
                control={form.control}
                name={`section${at + 1}`}
                render={({ field: { ref, name: path, value, onChange } }) => (
                  <LegalTextField
                    ref={ref}
                    number={at + 1}
                    template={section}
                    own={value as OwnLegalSection}
                    errors={{
                      title: errorAt(errors, `${path}.title`),
                      text: errorAt(errors, `${path}.text`),
                    }}
                    onOwn={onChange}
                  />
                )}
              />
            ))}
          </Grid>
          <EditConflictPanel
            edit={edit}
            labelOf={(field) => adminSettings.sections[name].fields[field]?.[0] ?? field}
            onSave={send}
          />
          <UnsavedChangesGuard isDirty={isDirty} />
          <SubmitButton mt={6} busy={isBusy} busyWords={adminSettings.saving} disabled={!isDirty}>
            {adminSettings.save}
          </SubmitButton>
        </RecordForm>
      </WithPreview>
      <NoticeQuestion
        open={waiting !== null}
        onClose={() => setWaiting(null)}
        onAnswer={(isNewNotice) => {
          setWaiting(null)
          void waiting?.(isNewNotice)
        }}
      />
      <History section={name} isBusy={isDirty || isBusy} onRestore={undo} />
    </>
  )
}
