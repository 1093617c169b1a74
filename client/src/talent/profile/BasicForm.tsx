import { Grid } from '@chakra-ui/react'
import { GENDERS } from '../../../../shared/lists'
import type { OwnProfile } from '../../../../shared/profile'
import { fieldRows } from '../../design/fieldRows'
import { SelectField } from '../../design/SelectField'
import { TextField } from '../../design/TextField'
import { latestBirth } from '../../lib/latestBirth'
import { talent } from '../../words/talent'
import { ProfileForm } from './ProfileForm'
import { useProfileForm } from './useProfileForm'

export function BasicForm({ profile }: { profile: OwnProfile }) {
  const words = talent.profile
  const { field, frame } = useProfileForm('basic', profile)
  return (
    <ProfileForm title={words.basic} submit={words.basicSubmit} {...frame}>
      <TextField label={words.stageName} autoComplete="nickname" required {...field('stageName')} />
      <Grid css={fieldRows(5)}>
        <TextField
          label={words.dateOfBirth}
          help={words.dateOfBirthHelp}
          type="date"
          autoComplete="bday"
          max={latestBirth(new Date())}
          required
          {...field('dateOfBirth')}
        />
        <SelectField
          label={words.gender}
          placeholder={words.chooseGender}
          choices={GENDERS.map((value) => ({ value, words: words.genders[value] }))}
          required
          {...field('gender')}
        />
        <TextField label={words.city} autoComplete="address-level2" {...field('city')} />
        <TextField label={words.country} autoComplete="country-name" {...field('country')} />
      </Grid>
    </ProfileForm>
  )
}
