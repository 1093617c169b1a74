import type { SectionRecord } from '../../../../../shared/agency/agencySettings'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { notifySuccess } from '../../../lib/notify'
import { RecordForm } from '../../forms/RecordForm'
import { adminSettings as copy } from './copy'
import { SectionInputs } from './fields/SectionInputs'
import { History } from './History'
import { WithPreview } from './preview/WithPreview'
import { RestoredDraft } from './RestoredDraft'
import { SocialGuide } from './SocialGuide'
import { useSectionForm } from './useSectionForm'

/** The form of any section. */
export function SectionForm({ record }: { record: SectionRecord }) {
  const edited = useSectionForm(record, {
    onSaved: () => notifySuccess(copy.saved, copy.savedMore),
  })
  const { isDirty, isBusy, save, restore } = edited
  return (
    <>
      {record.section === 'socialSignIn' ? <SocialGuide addresses={record.addresses} /> : null}
      <WithPreview record={record} form={edited.form}>
        <RecordForm maxW="44rem" onSend={save}>
          <RestoredDraft edited={edited} />
          <SectionInputs record={record} edited={edited} />
          <SubmitButton mt={6} busy={isBusy} busyWords={copy.saving} disabled={!isDirty}>
            {copy.save}
          </SubmitButton>
        </RecordForm>
      </WithPreview>
      <History section={record.section} isBusy={isDirty || isBusy} onRestore={restore} />
    </>
  )
}
