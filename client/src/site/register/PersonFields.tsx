import { AGE_MAX, AGE_MIN } from '../../../../shared/limits'
import { SIGNUP_REQUEST_EXPERIENCES, SIGNUP_REQUEST_GENDERS } from '../../../../shared/lists'
import { SelectField } from '../../design/form/SelectField'
import { TextField } from '../../design/form/TextField'
import { fieldOf } from '../../lib/forms/fieldOf'
import { FieldGroup } from '../booking/FieldGroup'
import { EmailField, NameField, PhoneField } from '../forms/ContactFields'
import { register as words } from './copy'
import type { Registration } from './useRegistration'

export function PersonFields({ registration }: { registration: Registration }) {
  const field = fieldOf(registration.form)
  return (
    <>
      <FieldGroup title={words.groups.you}>
        <NameField label={words.fullName} help={words.fullNameHelp} {...field('fullName')} />
        <TextField
          label={words.stageName}
          help={words.stageNameHelp}
          autoComplete="nickname"
          {...field('stageName')}
        />
        <TextField
          label={words.age}
          help={words.ageHelp}
          type="number"
          inputMode="numeric"
          min={AGE_MIN}
          max={AGE_MAX}
          step={1}
          required
          {...field('age')}
        />
        <TextField label={words.height} help={words.heightHelp} autoComplete="off" {...field('height')} />
        <SelectField
          label={words.gender}
          required
          placeholder={words.chooseGender}
          choices={SIGNUP_REQUEST_GENDERS}
          {...field('gender')}
        />
        <SelectField
          label={words.experience}
          required
          placeholder={words.chooseExperience}
          choices={SIGNUP_REQUEST_EXPERIENCES}
          {...field('experience')}
        />
      </FieldGroup>
      <FieldGroup title={words.groups.reach}>
        <EmailField label={words.email} {...field('email')} />
        <PhoneField label={words.phone} {...field('phone')} />
        <TextField
          label={words.location}
          required
          autoComplete="address-level2"
          placeholder={words.locationHelp}
          {...field('location')}
        />
        <TextField
          label={words.instagram}
          autoComplete="off"
          autoCapitalize="none"
          placeholder="@"
          {...field('instagram')}
        />
      </FieldGroup>
    </>
  )
}
