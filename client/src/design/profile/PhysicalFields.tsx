import { chakra, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { EXPERIENCE_LEVELS } from '../../../../shared/lists'
import {
  type FieldOf,
  namesOf,
  type physicalFields,
  talentLooks,
} from '../../../../shared/roster/modelFields'
import { profileForm as copy } from '../../copy/profileForm'
import { SelectField } from '../form/SelectField'
import { TextField } from '../form/TextField'
import { TWO_BY_TWO } from '../lists/columns'
import type { ProfileField } from './ProfileField'

type Look = FieldOf<typeof talentLooks>
type Props = {
  field: ProfileField<FieldOf<typeof physicalFields>>
  gap: number
  gender: string | null
  /** The agency may have stored a colour that is not on the list: it stays a choice. */
  stored: Partial<Record<Look, string | null>>
  /** Said below the measurements. */
  note?: ReactNode
}

const figure = { inputMode: 'decimal', autoComplete: 'off' } as const

const withStored = (choices: readonly string[], value: string | null | undefined) =>
  !value || choices.includes(value) ? choices : [...choices, value]

/** Women are asked for their bust, men for their chest, others for neither. */
export function PhysicalFields({ field, gap, gender, stored, note }: Props) {
  return (
    <>
      <Grid gap={gap} gridTemplateColumns={{ md: '1fr 1fr' }}>
        <TextField {...field('height')} />
        <TextField {...field('weight')} />
      </Grid>
      <SelectField
        {...field('experienceLevel')}
        choices={EXPERIENCE_LEVELS.map((value) => ({ value, words: copy.experiences[value] }))}
      />
      <TextField {...field('specialSkills')} />
      <TextField {...field('languages')} help={copy.languagesHelp} />
      <fieldset>
        <chakra.legend textStyle="label" color="fgQuiet" mb={3}>
          {copy.inches}
        </chakra.legend>
        <Grid gap={gap} gridTemplateColumns={{ base: TWO_BY_TWO, md: 'repeat(4, 1fr)' }} alignItems="start">
          {gender === 'female' ? <TextField {...field('bust')} {...figure} /> : null}
          {gender === 'male' ? <TextField {...field('chest')} {...figure} /> : null}
          <TextField {...field('waist')} {...figure} />
          <TextField {...field('hips')} {...figure} />
          <TextField {...field('shoeSize')} {...figure} />
        </Grid>
        {note}
      </fieldset>
      <Grid gap={gap} gridTemplateColumns={{ md: 'repeat(3, 1fr)' }}>
        {namesOf(talentLooks).map((name) => (
          <SelectField
            key={name}
            {...field(name)}
            placeholder={copy.choose}
            choices={withStored(talentLooks[name].choices, stored[name])}
          />
        ))}
      </Grid>
    </>
  )
}
