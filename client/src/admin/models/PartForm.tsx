import { Box, chakra, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { EYE_COLORS, GENDERS, HAIR_COLORS, SKIN_TONES } from '../../../../shared/lists'
import type { ModelRecord } from '../../../../shared/modelRecord'
import { Button } from '../../design/Button'
import { fieldRows } from '../../design/fieldRows'
import { SelectField } from '../../design/SelectField'
import { SubmitButton } from '../../design/SubmitButton'
import { TextArea } from '../../design/TextArea'
import { TextField } from '../../design/TextField'
import { adminModels } from '../../words/adminModels'
import { DeskForm } from '../forms/DeskForm'
import type { FieldName, Part } from './modelDraft'
import type { ModelForm } from './useModelForm'

const words = adminModels.fields
type Props = { part: Part; model: ModelRecord; edit: ModelForm }

/** One part of a profile, to be changed and saved. */
export function PartForm({ part, model, edit }: Props) {
  const { save, isBusy, isChanged } = edit
  const { detail } = adminModels
  return (
    <DeskForm maxW="52rem" onSend={() => save(part)}>
      <Conflicts edit={edit} onSave={() => void save(part)} />
      <Grid css={fieldRows(5)}>{fields[part]({ model, edit })}</Grid>
      <SubmitButton mt={6} busy={isBusy} busyWords={detail.saving} disabled={!isChanged(part)}>
        {detail.save}
      </SubmitButton>
    </DeskForm>
  )
}

type Inside = { model: ModelRecord; edit: ModelForm }

const { units } = adminModels
const labelOf = (name: FieldName) => {
  if (name === 'dateOfBirth') return words.born
  return name in units ? `${words[name]} (${units[name as keyof typeof units]})` : words[name]
}
const input = ({ form, errors }: ModelForm, name: FieldName) => ({
  label: labelOf(name),
  error: errors[name]?.message,
  ...form.register(name),
})
const choices = (list: readonly string[]) => ({ choices: list, placeholder: words.choose })
const figure = { inputMode: 'decimal', autoComplete: 'off' } as const

const fields: Record<Part, (inside: Inside) => ReactNode> = {
  info: ({ model, edit }) => {
    const isCounted = edit.form.watch('dateOfBirth') !== ''
    return (
      <>
        <TextField label={words.name} help={words.nameHelp} value={model.name} readOnly />
        <TextField {...input(edit, 'stageName')} autoComplete="off" />
        <SelectField
          {...input(edit, 'gender')}
          placeholder={words.choose}
          choices={GENDERS.map((value) => ({ value, words: adminModels.genders[value] }))}
        />
        <TextField {...input(edit, 'city')} autoComplete="off" />
        <TextField {...input(edit, 'dateOfBirth')} type="date" help={words.bornHelp} />
        <TextField
          {...input(edit, 'age')}
          inputMode="numeric"
          readOnly={isCounted}
          help={isCounted ? words.ageCounted : words.ageHelp}
        />
        <TextField {...input(edit, 'languages')} help={words.languagesHelp} autoComplete="off" />
        <TextField {...input(edit, 'dailyRate')} inputMode="numeric" autoComplete="off" />
        <Box gridColumn={{ md: '1 / -1' }}>
          <TextArea {...input(edit, 'bio')} />
        </Box>
      </>
    )
  },
  physical: ({ edit }) => (
    <>
      <TextField {...input(edit, 'height')} help={words.heightHelp} autoComplete="off" />
      <TextField {...input(edit, 'bustChest')} {...figure} />
      <TextField {...input(edit, 'waist')} {...figure} />
      <TextField {...input(edit, 'hips')} {...figure} />
      <TextField {...input(edit, 'shoeSize')} {...figure} help={words.shoeSizeHelp} />
      <SelectField {...input(edit, 'hairColor')} {...choices(HAIR_COLORS)} />
      <SelectField {...input(edit, 'eyeColor')} {...choices(EYE_COLORS)} />
      <SelectField {...input(edit, 'skinTone')} {...choices(SKIN_TONES)} />
    </>
  ),
  social: ({ edit }) => (
    <>
      <TextField {...input(edit, 'instagram')} autoCapitalize="none" />
      <TextField {...input(edit, 'youtube')} autoCapitalize="none" />
      <TextField {...input(edit, 'twitter')} autoCapitalize="none" />
    </>
  ),
}

/** What somebody else has changed meanwhile, and the two ways on. */
function Conflicts({ edit, onSave }: { edit: ModelForm; onSave: () => void }) {
  const { conflict } = adminModels
  if (edit.conflicts.length === 0) return null
  return (
    <Box role="alert" border="1px solid" borderColor="danger" borderLeftWidth="6px" bg="surface" p={4} mb={6}>
      <chakra.p fontWeight="semibold">{conflict.title}</chakra.p>
      <chakra.ul mt={2} mb={4}>
        {edit.conflicts.map(({ field, theirs }) => (
          <li key={field}>
            {conflict.line(
              words[field === 'dateOfBirth' ? 'born' : field],
              theirs === '' ? conflict.empty : theirs,
            )}
          </li>
        ))}
      </chakra.ul>
      <Box display="flex" gap={3} flexWrap="wrap">
        <Button look="outline" onClick={onSave}>
          {conflict.mine}
        </Button>
        <Button look="outline" onClick={edit.takeTheirs}>
          {conflict.theirs}
        </Button>
      </Box>
    </Box>
  )
}
