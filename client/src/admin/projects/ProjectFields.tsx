import { Box, Grid } from '@chakra-ui/react'
import { PROJECT_STATUSES, PROJECT_TYPES, SHOOT_NATURES } from '../../../../shared/lists'
import { SelectField } from '../../design/SelectField'
import { TextArea } from '../../design/TextArea'
import { TextField } from '../../design/TextField'
import { adminProjects } from '../../words/adminProjects'
import type { Draft, Issues } from './projectDraft'

const words = adminProjects.fields
type Props = {
  draft: Draft
  issues: Issues
  onChange: (changes: Partial<Draft>) => void
  /** Creating asks for title, description, type and nature only; the rest comes on the project's own page. */
  isNew?: boolean
}

/** The facts of a project, but for its rows. */
export function ProjectFields({ draft, issues, onChange, isNew = false }: Props) {
  const field = (name: 'title' | 'description' | 'type' | 'shootNature' | 'client' | 'city') => ({
    name,
    value: draft[name],
    error: issues[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  })
  return (
    <Grid gap={5} gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
      <Box gridColumn={{ md: '1 / -1' }}>
        <TextField label={words.title} required autoComplete="off" {...field('title')} />
      </Box>
      <SelectField
        label={words.type}
        required
        placeholder={words.chooseType}
        choices={PROJECT_TYPES.map((value) => ({ value, words: adminProjects.types[value] }))}
        {...field('type')}
      />
      <SelectField
        label={words.nature}
        required
        placeholder={words.chooseNature}
        choices={SHOOT_NATURES.map((value) => ({ value, words: adminProjects.natures[value] }))}
        {...field('shootNature')}
      />
      {isNew ? null : (
        <>
          <SelectField
            label={words.status}
            value={draft.status}
            choices={PROJECT_STATUSES.map((value) => ({ value, words: adminProjects.statuses[value] }))}
            onChange={(event) => {
              const status = PROJECT_STATUSES.find((each) => each === event.currentTarget.value)
              if (status) onChange({ status })
            }}
          />
          <TextField label={words.client} autoComplete="off" {...field('client')} />
          <TextField label={words.city} autoComplete="off" {...field('city')} />
        </>
      )}
      <Box gridColumn={{ md: '1 / -1' }}>
        <TextArea label={words.description} {...field('description')} />
      </Box>
    </Grid>
  )
}
