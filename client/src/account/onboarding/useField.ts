import { useFormContext } from 'react-hook-form'
import type { FieldName, Typed } from './steps'

/** What a field of the onboarding needs: its name, what was typed, and what is wrong with it until it is edited. */
export function useField() {
  const { register, clearErrors, formState } = useFormContext<Typed>()
  return (name: FieldName) => ({
    ...register(name, { onChange: () => clearErrors(name) }),
    error: formState.errors[name]?.message,
  })
}
