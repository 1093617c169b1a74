import { Box, Grid } from '@chakra-ui/react'
import { useMemo } from 'react'
import type { Notice, SectionRecord } from '../../../../../../shared/agency/agencySettings'
import { EditConflictPanel } from '../../../../design/feedback/EditConflictPanel'
import { UnsavedChangesGuard } from '../../../../design/feedback/UnsavedChangesGuard'
import { Why } from '../../../forms/Why'
import { adminSettings } from '../copy'
import { RefusedServer } from '../RefusedServer'
import { SendTest } from '../SendTest'
import { TestServer } from '../TestServer'
import type { SectionEdit } from '../useSectionForm'
import { LockedFields } from './LockedFields'
import { ProviderField } from './ProviderField'
import { regionChoices } from './regionChoices'
import { SectionInput } from './SectionInput'
import { sectionFields } from './sectionFields'

type Props = {
  record: SectionRecord
  edited: SectionEdit
  /** The names of the fields to show; all without it. */
  only?: readonly string[]
}

/** The inputs of a section, drawn from the description of its fields, with what somebody else has changed meanwhile. */
export function SectionInputs({ record, edited, only }: Props) {
  const { section, locked } = record
  const { form, edit, isDirty, isBusy, save, refusal, saveUnchecked } = edited
  const isMail = section === 'mailServer'
  const { fields } = adminSettings.sections[section]
  const labelOf = (name: string) => fields[name]?.[0] ?? name
  const isShown = (name: string) => !(name in locked) && (only?.includes(name) ?? true)
  const offered = useMemo(() => (record.section === 'region' ? regionChoices(record) : {}), [record])
  return (
    <>
      <Grid gap={6} gridTemplateColumns="minmax(0, 1fr)">
        <LockedFields locked={locked} labelOf={labelOf} />
        {isMail && !locked.host ? <ProviderField form={form} /> : null}
        {sectionFields[section].map((field) =>
          isShown(field.name) ? (
            <Box key={field.name}>
              <SectionInput of={section} field={field} form={form} offered={offered} />
              <More label={labelOf(field.name)}>{fields[field.name]?.[2]}</More>
              {section === 'mails' ? (
                <SendTest notice={field.name as Notice} label={labelOf(field.name)} isDirty={isDirty} />
              ) : null}
            </Box>
          ) : null,
        )}
        {isMail ? <TestServer form={form} /> : null}
      </Grid>
      {refusal === null ? null : (
        <RefusedServer answer={refusal} isBusy={isBusy} onSave={() => void saveUnchecked()} />
      )}
      <EditConflictPanel edit={edit} labelOf={labelOf} onSave={save} />
      <UnsavedChangesGuard isDirty={isDirty} />
    </>
  )
}

const More = ({ label, children }: { label: string; children: string | undefined }) =>
  children ? <Why of={label}>{children}</Why> : null
