import { chakra, Grid } from '@chakra-ui/react'
import { EXPERIENCE_LEVELS, EYE_COLORS, HAIR_COLORS, SKIN_TONES } from '../../../../shared/lists'
import type { OwnProfile } from '../../../../shared/profile'
import { TWO_BY_TWO } from '../../design/columns'
import { SelectField } from '../../design/SelectField'
import { TextField } from '../../design/TextField'
import { talent } from '../../words/talent'
import { ProfileForm } from './ProfileForm'
import { useProfileForm } from './useProfileForm'

/** Bust is asked of women, chest of men, neither of others, by the gender that is saved (section 4). */
export function PhysicalForm({ profile }: { profile: OwnProfile }) {
  const words = talent.profile
  const { field, frame } = useProfileForm('physical', profile)
  const number = { inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <ProfileForm title={words.physical} submit={words.physicalSubmit} {...frame}>
      <Grid gap={5} gridTemplateColumns={{ md: '1fr 1fr' }}>
        <TextField label={words.height} placeholder={words.heightExample} {...field('height')} />
        <TextField label={words.weight} placeholder={words.weightExample} {...field('weight')} />
      </Grid>
      <SelectField
        label={words.experience}
        choices={EXPERIENCE_LEVELS.map((value) => ({ value, words: words.experiences[value] }))}
        {...field('experienceLevel')}
      />
      <TextField label={words.skills} {...field('specialSkills')} />
      <TextField label={words.languages} help={words.languagesHelp} {...field('languages')} />
      <fieldset>
        <chakra.legend textStyle="label" color="fgQuiet" mb={3}>
          {words.inches}
        </chakra.legend>
        <Grid gap={5} gridTemplateColumns={{ base: TWO_BY_TWO, md: 'repeat(4, 1fr)' }} alignItems="start">
          {profile.gender === 'female' ? (
            <TextField label={words.bust} {...number} {...field('bust')} />
          ) : null}
          {profile.gender === 'male' ? (
            <TextField label={words.chest} {...number} {...field('chest')} />
          ) : null}
          <TextField label={words.waist} {...number} {...field('waist')} />
          <TextField label={words.hips} {...number} {...field('hips')} />
          <TextField label={words.shoeSize} {...number} {...field('shoeSize')} />
        </Grid>
      </fieldset>
      <Grid gap={5} gridTemplateColumns={{ md: 'repeat(3, 1fr)' }}>
        <SelectField
          label={words.eyeColor}
          placeholder={words.choose}
          choices={EYE_COLORS}
          {...field('eyeColor')}
        />
        <SelectField
          label={words.hairColor}
          placeholder={words.choose}
          choices={HAIR_COLORS}
          {...field('hairColor')}
        />
        <SelectField
          label={words.skinTone}
          placeholder={words.choose}
          choices={SKIN_TONES}
          {...field('skinTone')}
        />
      </Grid>
    </ProfileForm>
  )
}
