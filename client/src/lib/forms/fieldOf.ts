import type { FieldPath, FieldValues, PathValue, RegisterOptions, UseFormReturn } from 'react-hook-form'
import { typedBefore } from './typedBefore'

type Form<Draft extends FieldValues> = Pick<
  UseFormReturn<Draft>,
  'register' | 'getFieldState' | 'formState' | 'setValue'
>

/**
 * The props of a form's field by its name: `<TextField label={…} {...field('email')} />`. What was typed into it before
 * scripts ran is kept.
 */
export const fieldOf =
  <Draft extends FieldValues>({ register, getFieldState, formState, setValue }: Form<Draft>) =>
  <Name extends FieldPath<Draft>>(name: Name, options?: RegisterOptions<Draft, Name>) => {
    const { ref, ...registered } = register(name, options)
    return {
      ...registered,
      ref: (control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null) => {
        const typed = typedBefore(control)
        ref(control)
        if (typed === null) return
        setValue(name, typed as PathValue<Draft, Name>, { shouldDirty: true })
        options?.onChange?.({ target: control, type: 'change' })
      },
      error: getFieldState(name, formState).error?.message,
    }
  }
