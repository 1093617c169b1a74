import { Box, Grid } from '@chakra-ui/react'
import type { UseFormReturn } from 'react-hook-form'
import { WORK_TYPES } from '../../../../../shared/lists'
import type { NewOpportunity } from '../../../../../shared/talent/opportunities'
import { SelectField } from '../../../design/form/SelectField'
import { TextArea } from '../../../design/form/TextArea'
import { TextField } from '../../../design/form/TextField'
import { fieldOf } from '../../../lib/forms/fieldOf'
import { adminOpportunities } from './copy'
import type { Draft } from './opportunityDraft'

const copy = adminOpportunities.fields

export function OpportunityFields({ form }: { form: UseFormReturn<Draft, unknown, NewOpportunity> }) {
  const fieldIn = fieldOf(form)
  const field = (name: keyof Draft) => ({ label: copy[name], ...fieldIn(name) })
  return (
    <Grid gap={5} gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
      <TextField required autoComplete="off" {...field('title')} />
      <TextField required autoComplete="off" {...field('company')} />
      <SelectField required placeholder={copy.chooseType} choices={WORK_TYPES} {...field('type')} />
      <TextField required autoComplete="off" {...field('location')} />
      <TextField autoComplete="off" help={copy.rateHelp} {...field('rate')} />
      <TextField type="date" help={copy.deadlineHelp} {...field('deadline')} />
      <Box gridColumn={{ md: '1 / -1' }}>
        <TextArea required {...field('description')} />
      </Box>
    </Grid>
  )
}
