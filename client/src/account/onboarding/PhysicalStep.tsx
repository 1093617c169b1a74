import { chakra, Grid } from '@chakra-ui/react'
import { useFormContext, useWatch } from 'react-hook-form'
import { EXPERIENCE_LEVELS, EYE_COLORS, HAIR_COLORS, SKIN_TONES } from '../../../../shared/lists'
import { figure } from '../../../../shared/profile'
import { TWO_BY_TWO } from '../../design/columns'
import { SelectField } from '../../design/SelectField'
import { TextField } from '../../design/TextField'
import { account } from '../../words/account'
import type { Typed } from './steps'
import { useField } from './useField'

const FIGURES = ['bust', 'chest', 'waist', 'hips', 'shoeSize'] as const

/** True for what will not be a figure however one types on; `26,` may become one. */
const isNoFigure = (text: string) => text.trim() !== '' && Number.isNaN(figure(text.replace(/[.,]\s*$/, '')))

/**
 * Step 2. As the specification has it, more labels carry the star than the rules ask for (section 5). Bust is asked
 * of women, chest of men, neither of others (section 4).
 */
export function PhysicalStep() {
  const words = account.onboarding
  const field = useField()
  const { control } = useFormContext<Typed>()
  const [gender, ...figures] = useWatch({ control, name: ['gender', ...FIGURES] })
  /** What is no figure is kept as not known (section 5); so nothing goes unseen, that is said before it is sent. */
  const number = (name: (typeof FIGURES)[number]) => {
    const { error, ...given } = field(name)
    const leftOut = isNoFigure(figures[FIGURES.indexOf(name)] ?? '') ? words.leftOut : undefined
    return { inputMode: 'decimal', autoComplete: 'off', ...given, error: error ?? leftOut } as const
  }
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
          {gender === 'female' ? <TextField label={words.bust} {...number('bust')} /> : null}
          {gender === 'male' ? <TextField label={words.chest} {...number('chest')} /> : null}
          <TextField label={words.waist} required {...number('waist')} />
          <TextField label={words.hips} required {...number('hips')} />
          <TextField label={words.shoeSize} required {...number('shoeSize')} />
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
