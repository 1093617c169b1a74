import { Box, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { GENDERS } from '../../../../../shared/lists'
import type { EditableModel } from '../../../../../shared/roster/modelRecord'
import { EditConflictPanel } from '../../../design/feedback/EditConflictPanel'
import { FactField } from '../../../design/form/FactField'
import { fieldRows } from '../../../design/form/fieldRows'
import { SelectField } from '../../../design/form/SelectField'
import { TextArea } from '../../../design/form/TextArea'
import { TextField } from '../../../design/form/TextField'
import { htmlNameOf, withHtmlName } from '../../../lib/forms/htmlName'
import { EditFoot } from '../../forms/EditFoot'
import { RecordForm } from '../../forms/RecordForm'
import { adminModels } from './copy'
import { FIELDS, type FieldName, labelOf, PARTS, type Part } from './modelDraft'
import type { ModelForm } from './useModelForm'

const copy = adminModels.fields
type Props = { part: Part; model: EditableModel; edit: ModelForm; onCancel: () => void }

export function PartForm({ part, model, edit, onCancel }: Props) {
  const { save, isBusy, isChanged } = edit
  const { detail } = adminModels
  return (
    <RecordForm maxW="52rem" onSend={() => save(part)}>
      <Grid css={fieldRows(5)}>{fields[part]({ model, edit })}</Grid>
      {edit.edit.conflict?.section === part ? (
        <EditConflictPanel edit={edit.edit} labelOf={labelOf} onSave={() => save(part)} />
      ) : null}
      <EditFoot copy={detail} busy={isBusy} isChanged={isChanged(part)} onCancel={onCancel} />
    </RecordForm>
  )
}

type Inside = { model: EditableModel; edit: ModelForm }

const input = ({ form, errors }: ModelForm, name: FieldName) => ({
  label: labelOf(name),
  error: errors[name]?.message,
  ...withHtmlName(form.register(name), htmlNameOf(name)),
})

const fields: Record<Part, (inside: Inside) => ReactNode> = {
  info: ({ model, edit }) => (
    <>
      <TextField
        label={copy.name}
        help={model.hasAccount ? copy.nameHelp : copy.nameHelpWithoutAccount}
        value={model.name}
        readOnly
      />
      <TextField {...input(edit, 'stageName')} autoComplete="off" />
      <SelectField
        {...input(edit, 'gender')}
        placeholder={copy.choose}
        choices={GENDERS.map((value) => ({ value, words: adminModels.genders[value] }))}
      />
      <TextField {...input(edit, 'city')} autoComplete="off" />
      <TextField {...input(edit, 'dateOfBirth')} type="date" help={copy.bornHelp} />
      <TextField
        {...input(edit, 'age')}
        inputMode="numeric"
        help={model.statedAge === null && model.age !== null ? copy.ageCounted(model.age) : copy.ageHelp}
      />
      <TextField {...input(edit, 'languages')} help={copy.languagesHelp} autoComplete="off" />
      <TextField {...input(edit, 'dailyRate')} inputMode="numeric" autoComplete="off" />
      <Box gridColumn={{ md: '1 / -1' }}>
        <TextArea {...input(edit, 'bio')} />
      </Box>
    </>
  ),
  physical: ({ edit }) => facts('physical', edit),
  social: ({ edit }) => facts('social', edit),
  private: ({ edit }) => (
    <>
      {facts('private', edit, ['secondPhone', 'whatsapp'])}
      <Box gridColumn={{ md: '1 / -1' }}>
        <TextArea {...input(edit, 'privateNote')} help={adminModels.private.noteHelp} />
      </Box>
    </>
  ),
}

const helps: Partial<Record<FieldName, string>> = { height: copy.heightHelp, shoeSize: copy.shoeSizeHelp }
const facts = (part: Part, edit: ModelForm, names: readonly FieldName[] = PARTS[part]) =>
  names.map((name) => (
    <FactField
      key={name}
      fact={FIELDS[name]}
      unchosen={copy.choose}
      help={helps[name]}
      autoComplete="off"
      autoCapitalize="none"
      {...input(edit, name)}
    />
  ))
