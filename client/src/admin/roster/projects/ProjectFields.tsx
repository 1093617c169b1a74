import { Box, Grid } from '@chakra-ui/react'
import { PROJECT_STATUSES, PROJECT_TYPES, SHOOT_NATURES } from '../../../../../shared/lists'
import { SelectField } from '../../../design/form/SelectField'
import { TextArea } from '../../../design/form/TextArea'
import { TextField } from '../../../design/form/TextField'
import { adminProjects } from './copy'
import { type DraftForm, problemOf } from './projectDraft'

const copy = adminProjects.fields
type Props = {
  form: DraftForm
  /** Creating asks only for title, description, type and nature. */
  isNew?: boolean
}

/** The fields of a project except its repeating rows. */
export function ProjectFields({ form, isNew = false }: Props) {
  const { errors } = form.formState
  const field = (name: 'title' | 'description' | 'type' | 'shootNature' | 'status' | 'client' | 'city') => ({
    error: problemOf(errors, name),
    ...form.register(name),
  })
  return (
    <Grid gap={5} gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
      <Box gridColumn={{ md: '1 / -1' }}>
        <TextField label={copy.title} required autoComplete="off" {...field('title')} />
      </Box>
      <SelectField
        label={copy.type}
        required
        placeholder={copy.chooseType}
        choices={PROJECT_TYPES.map((value) => ({ value, words: adminProjects.types[value] }))}
        {...field('type')}
      />
      <SelectField
        label={copy.nature}
        required
        placeholder={copy.chooseNature}
        choices={SHOOT_NATURES.map((value) => ({ value, words: adminProjects.natures[value] }))}
        {...field('shootNature')}
      />
      {isNew ? null : (
        <>
          <SelectField
            label={copy.status}
            choices={PROJECT_STATUSES.map((value) => ({ value, words: adminProjects.statuses[value] }))}
            {...field('status')}
          />
          <TextField label={copy.client} autoComplete="off" {...field('client')} />
          <TextField label={copy.city} autoComplete="off" {...field('city')} />
        </>
      )}
      <Box gridColumn={{ md: '1 / -1' }}>
        <TextArea label={copy.description} {...field('description')} />
      </Box>
    </Grid>
  )
}
