import { Box, Grid } from '@chakra-ui/react'
import type { Notice, SectionRecord } from '../../../../shared/agencySettings'
import { adminSettings } from '../../copy/adminSettings'
import { EditConflictPanel } from '../../design/feedback/EditConflictPanel'
import { UnsavedChangesGuard } from '../../design/feedback/UnsavedChangesGuard'
import { SubmitButton } from '../../design/form/SubmitButton'
import { RecordForm } from '../forms/RecordForm'
import { History } from './History'
import { LockedFields } from './LockedFields'
import { SectionInput } from './SectionInput'
import { SendTest } from './SendTest'
import { SocialGuide } from './SocialGuide'
import { sectionFields } from './sectionFields'
import { useSectionForm } from './useSectionForm'

const words = adminSettings

/** The form of any section, drawn from the description of its fields. */
export function SectionForm({ record }: { record: SectionRecord }) {
  const { section } = record
  const { form, edit, isDirty, isBusy, save, restore } = useSectionForm(record)
  const { fields } = words.sections[section]
  const labelOf = (name: string) => fields[name]?.[0] ?? name
  return (
    <>
      {section === 'socialSignIn' ? <SocialGuide addresses={record.addresses} /> : null}
      <RecordForm maxW="44rem" onSend={save}>
        <Grid gap={6} gridTemplateColumns="minmax(0, 1fr)">
          <LockedFields locked={record.locked} labelOf={labelOf} />
          {sectionFields[section].map((field) =>
            field.name in record.locked ? null : (
              <Box key={field.name}>
                <SectionInput of={section} field={field} form={form} />
                {section === 'mails' ? (
                  <SendTest notice={field.name as Notice} label={labelOf(field.name)} isDirty={isDirty} />
                ) : null}
              </Box>
            ),
          )}
        </Grid>
        <EditConflictPanel edit={edit} labelOf={labelOf} onSave={save} />
        <SubmitButton mt={6} busy={isBusy} busyWords={words.saving} disabled={!isDirty}>
          {words.save}
        </SubmitButton>
        <UnsavedChangesGuard isDirty={isDirty} />
      </RecordForm>
      <History section={section} isBusy={isDirty || isBusy} onRestore={restore} />
    </>
  )
}
