import { chakra, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import {
  IMPORT_FIELDS,
  type ImportField,
  type ImportRun,
  JOINED_FIELDS,
} from '../../../../../shared/roster/imports/rosterImportFields'
import { withField } from '../../../../../shared/roster/imports/sheetColumns'
import { Banner } from '../../../design/feedback/Banner'
import { UnsavedChangesGuard } from '../../../design/feedback/UnsavedChangesGuard'
import { SelectField } from '../../../design/form/SelectField'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { PageSection } from '../../lists/records/PageSection'
import { rosterImport } from './copy'
import { useReading } from './useReading'

const copy = rosterImport.columns
const CHOICES = IMPORT_FIELDS.map((value) => ({ value, words: rosterImport.fields[value] }))
const fieldNamed = (name: string): ImportField | null => IMPORT_FIELDS.find((field) => field === name) ?? null

/** Which column is what. A field that is chosen for one column is taken from another. */
export function ColumnsStep({ run }: { run: ImportRun; onChanged: () => void }) {
  const saved = run.columns.map(({ field }) => field)
  const [fields, setFields] = useState(saved)
  const [isMissed, setMissed] = useState(false)
  const save = useReading(run.id, 'values')
  const hasName = fields.includes('name') || fields.includes('stageName')
  const choose = (at: number, field: ImportField | null) =>
    setFields((before) => withField(before, at, field, JOINED_FIELDS))
  return (
    <PageSection title={copy.title}>
      <chakra.form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setMissed(!hasName)
          if (hasName && !save.isPending) save.mutate({ id: run.id, columns: fields })
        }}
      >
        <chakra.p maxW="measure" color="fgQuiet" mb={5}>
          {copy.lead}
          {run.columns.some(({ isRemembered }) => isRemembered) ? ` ${copy.remembered}` : ''}
        </chakra.p>
        {isMissed && !hasName ? (
          <Banner tone="error" mb={5} maxW="52rem">
            {copy.needsName}
          </Banner>
        ) : null}
        <Grid as="ul" role="list" maxW="52rem">
          {run.columns.map(({ head, samples }, at) => (
            <Grid
              as="li"
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name of their own, and stay in place
              key={at}
              gap={{ base: 2, md: 6 }}
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
              py={4}
              borderBottom="1px solid"
              borderColor="hairline"
              alignItems="end"
            >
              <SelectField
                label={head || copy.noHead(at + 1)}
                value={fields[at] ?? ''}
                placeholder={copy.leaveOut}
                choices={CHOICES}
                onChange={(event) => choose(at, fieldNamed(event.currentTarget.value))}
              />
              <chakra.p textStyle="data" color="fgQuiet" overflowWrap="anywhere" lineClamp={2} mb={{ md: 3 }}>
                {samples.length > 0 ? samples.join(' · ') : copy.noSamples}
              </chakra.p>
            </Grid>
          ))}
        </Grid>
        {hasName && !fields.includes('stageName') ? (
          <chakra.p textStyle="small" color="fgQuiet" mt={4} maxW="measure">
            {copy.stageName}
          </chakra.p>
        ) : null}
        <SubmitButton mt={6} busy={save.isPending} busyWords={rosterImport.saving}>
          {rosterImport.next}
        </SubmitButton>
      </chakra.form>
      <UnsavedChangesGuard
        isDirty={!save.isPending && !save.isSuccess && fields.some((field, at) => field !== saved[at])}
      />
    </PageSection>
  )
}
