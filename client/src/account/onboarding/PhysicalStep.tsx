import { chakra, Grid } from '@chakra-ui/react'
import { useFormContext, useWatch } from 'react-hook-form'
import { EXPERIENCE_LEVELS, EYE_COLORS, HAIR_COLORS, SKIN_TONES } from '../../../../shared/lists'
import { TWO_BY_TWO } from '../../design/columns'
import { SelectField } from '../../design/SelectField'
import { TextField } from '../../design/TextField'
import { account } from '../../words/account'
import { FigureField } from './FigureField'
import type { Typed } from './steps'
import { useField } from './useField'

/**
 * Step 2. As the specification has it, more labels carry the star than the rules ask for (section 5). Bust is asked
 * of women, chest of men, neither of others (section 4).
 */
export function PhysicalStep() {
  const words = account.onboarding
  const field = useField()
  const { control } = useFormContext<Typed>()
  const gender = useWatch({ control, name: 'gender' })
  return (
    <>
      <Grid gap={6} gridTemplateColumns={{ md: '1fr 1fr' }}>
        <TextField label={words.height} placeholder={words.heightExample} required {...field('height')} />
        <TextField label={words.weight} placeholder={words.weightExample} required {...field('weight')} />
      </Grid>
      <SelectField
        label={words.experience}
        choices={EXPERIENCE_LEVELS.map((value) => ({ value, words: words.experiences[value] }))}
        required
        {...field('experienceLevel')}
      />
      <TextField
        label={words.skills}
        placeholder={words.skillsExample}
        required
        {...field('specialSkills')}
      />
      <TextField
        label={words.languages}
        help={words.languagesHelp}
        placeholder={words.languagesExample}
        required
        {...field('languages')}
      />
      <chakra.fieldset borderTop="1px solid" borderColor="hairline" pt={5}>
        <chakra.legend textStyle="subheading" float="left" width="full" mb={5}>
          {words.inches}
        </chakra.legend>
        <Grid gap={6} gridTemplateColumns={{ base: TWO_BY_TWO, md: 'repeat(4, 1fr)' }} clear="both">
          {gender === 'female' ? <FigureField name="bust" /> : null}
          {gender === 'male' ? <FigureField name="chest" /> : null}
          <FigureField name="waist" required />
          <FigureField name="hips" required />
          <FigureField name="shoeSize" required />
        </Grid>
      </chakra.fieldset>
      <Grid gap={6} gridTemplateColumns={{ md: 'repeat(3, 1fr)' }}>
        <SelectField
          label={words.eyeColor}
          placeholder={words.choose}
          choices={EYE_COLORS}
          required
          {...field('eyeColor')}
        />
        <SelectField
          label={words.hairColor}
          placeholder={words.choose}
          choices={HAIR_COLORS}
          required
          {...field('hairColor')}
        />
        <SelectField
          label={words.skinTone}
          placeholder={words.choose}
          choices={SKIN_TONES}
          required
          {...field('skinTone')}
        />
      </Grid>
    </>
  )
}
