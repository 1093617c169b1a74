import { useFormContext, useWatch } from 'react-hook-form'
import { isNoFigure } from '../../../../shared/profile'
import { TextField } from '../../design/TextField'
import { account } from '../../words/account'
import type { Typed } from './steps'
import { useField } from './useField'

type Props = { name: 'bust' | 'chest' | 'waist' | 'hips' | 'shoeSize'; required?: boolean }

/**
 * A measurement in inches, or the shoe's size. What is no figure is kept as not known (section 5): so that nothing vanishes unseen, that is
 * said while it is typed. `26,` may become one.
 */
export function FigureField({ name, required = false }: Props) {
  const words = account.onboarding
  const { control } = useFormContext<Typed>()
  const typed = useWatch({ control, name })
  const { error, ...field } = useField()(name)
  const leftOut = isNoFigure(typed.replace(/[.,]\s*$/, '')) ? words.leftOut : undefined
  return (
    <TextField
      label={words[name]}
      required={required}
      inputMode="decimal"
      autoComplete="off"
      {...field}
      error={error ?? leftOut}
    />
  )
}
