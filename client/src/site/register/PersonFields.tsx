import { AGE_MAX, AGE_MIN } from '../../../../shared/limits'
import { SIGNUP_REQUEST_EXPERIENCES, SIGNUP_REQUEST_GENDERS } from '../../../../shared/lists'
import { SelectField } from '../../design/form/SelectField'
import { TextField } from '../../design/form/TextField'
import { fieldOf } from '../../lib/forms/fieldOf'
import { FieldGroup } from '../booking/FieldGroup'
import { EmailField, NameField, PhoneField } from '../forms/ContactFields'
import { register as copy } from './copy'
import type { Registration } from './useRegistration'

export function PersonFields({ registration }: { registration: Registration }) {
  const field = fieldOf(registration.form)
  return (
    <>
      <FieldGroup title={copy.groups.you}>
        <NameField label={copy.fullName} help={copy.fullNameHelp} {...field('fullName')} />
        <TextField
          label={copy.stageName}
          help={copy.stageNameHelp}
          autoComplete="nickname"
          {...field('stageName')}
        />
        <TextField
          label={copy.age}
          help={copy.ageHelp}
          type="number"
          inputMode="numeric"
          min={AGE_MIN}
          max={AGE_MAX}
          step={1}
          required
          {...field('age')}
        />
        <TextField label={copy.height} help={copy.heightHelp} autoComplete="off" {...field('height')} />
        <SelectField
          label={copy.gender}
          required
          placeholder={copy.chooseGender}
          choices={SIGNUP_REQUEST_GENDERS}
          {...field('gender')}
        />
        <SelectField
          label={copy.experience}
          required
          placeholder={copy.chooseExperience}
          choices={SIGNUP_REQUEST_EXPERIENCES}
          {...field('experience')}
        />
      </FieldGroup>
      <FieldGroup title={copy.groups.reach}>
        <EmailField label={copy.email} {...field('email')} />
        <PhoneField label={copy.phone} {...field('phone')} />
        <TextField
          label={copy.location}
          required
          autoComplete="address-level2"
          placeholder={copy.locationHelp}
          {...field('location')}
        />
        <TextField
          label={copy.instagram}
          autoComplete="off"
          autoCapitalize="none"
          placeholder="@"
          {...field('instagram')}
        />
      </FieldGroup>
    </>
  )
}
