import { Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { GENDERS } from '../../../../shared/lists'
import { profileForm as copy } from '../../copy/profileForm'
import { maxBirthDate } from '../../lib/forms/maxBirthDate'
import { fieldRows } from '../form/fieldRows'
import { SelectField } from '../form/SelectField'
import { TextField } from '../form/TextField'
import type { ProfileField } from './ProfileField'

type Props = {
  field: ProfileField<'stageName' | 'dateOfBirth' | 'gender' | 'city'>
  gap: number
  /** Hears of the gender that is chosen, before it is saved. */
  onGender?: (gender: string) => void
  /** The page's last field. */
  children: ReactNode
}

export function BasicFields({ field, gap, onGender, children }: Props) {
  const gender = field('gender')
  return (
    <>
      <TextField {...field('stageName')} autoComplete="nickname" />
      <Grid css={fieldRows(gap)}>
        <TextField
          {...field('dateOfBirth')}
          help={copy.dateOfBirthHelp}
          type="date"
          autoComplete="bday"
          max={maxBirthDate(new Date())}
        />
        <SelectField
          {...gender}
          placeholder={copy.chooseGender}
          choices={GENDERS.map((value) => ({ value, words: copy.genders[value] }))}
          onChange={(event) => {
            onGender?.(event.currentTarget.value)
            return gender.onChange(event)
          }}
        />
        <TextField {...field('city')} autoComplete="address-level2" />
        {children}
      </Grid>
    </>
  )
}
