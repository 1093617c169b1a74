import { AGE_MAX, AGE_MIN } from '../../../../shared/limits'
import { APPLICATION_EXPERIENCES, APPLICATION_GENDERS } from '../../../../shared/lists'
import { SelectField } from '../../design/SelectField'
import { TextField } from '../../design/TextField'
import { register as words } from '../../words/register'
import { FieldGroup } from '../booking/FieldGroup'
import type { Registration } from './useRegistration'

/** Who applies, and how to answer. */
export function PersonFields({ registration: { form, errors } }: { registration: Registration }) {
  const { register } = form
  return (
    <>
      <FieldGroup title={words.groups.you}>
        <TextField
          label={words.fullName}
          help={words.fullNameHelp}
          required
          autoComplete="name"
          error={errors.fullName?.message}
          {...register('fullName')}
        />
        <TextField
          label={words.stageName}
          help={words.stageNameHelp}
          autoComplete="nickname"
          error={errors.stageName?.message}
          {...register('stageName')}
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
          error={errors.age?.message}
          {...register('age')}
        />
        <TextField
          label={words.height}
          help={words.heightHelp}
          autoComplete="off"
          error={errors.height?.message}
          {...register('height')}
        />
        <SelectField
          label={words.gender}
          required
          placeholder={words.chooseGender}
          choices={APPLICATION_GENDERS}
          error={errors.gender?.message}
          {...register('gender')}
        />
        <SelectField
          label={words.experience}
          required
          placeholder={words.chooseExperience}
          choices={APPLICATION_EXPERIENCES}
          error={errors.experience?.message}
          {...register('experience')}
        />
      </FieldGroup>
      <FieldGroup title={words.groups.reach}>
        <TextField
          label={words.email}
          type="email"
          required
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <TextField
          label={words.phone}
          type="tel"
          required
          autoComplete="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
        <TextField
          label={words.location}
          required
          autoComplete="address-level2"
          placeholder={words.locationHelp}
          error={errors.location?.message}
          {...register('location')}
        />
        <TextField
          label={words.instagram}
          autoComplete="off"
          autoCapitalize="none"
          placeholder="@"
          error={errors.instagram?.message}
          {...register('instagram')}
        />
      </FieldGroup>
    </>
  )
}
