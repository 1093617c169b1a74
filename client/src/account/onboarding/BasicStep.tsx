import { Grid } from '@chakra-ui/react'
import { GENDERS } from '../../../../shared/lists'
import { fieldRows } from '../../design/fieldRows'
import { SelectField } from '../../design/SelectField'
import { TextField } from '../../design/TextField'
import { latestBirth } from '../../lib/latestBirth'
import { account } from '../../words/account'
import { useField } from './useField'

/** Step 1: stage name, date of birth, gender, location, phone. */
export function BasicStep() {
  const words = account.onboarding
  const field = useField()
  return (
    <>
      <TextField
        label={words.stageName}
        help={words.stageNameHelp}
        autoComplete="nickname"
        required
        {...field('stageName')}
      />
      <Grid css={fieldRows(6)}>
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
        <TextField
          label={words.location}
          help={words.locationHelp}
          autoComplete="address-level2"
          required
          {...field('city')}
        />
        <TextField label={words.phone} type="tel" autoComplete="tel" required {...field('phone')} />
      </Grid>
    </>
  )
}
