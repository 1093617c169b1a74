import { useFormContext, useWatch } from 'react-hook-form'
import { TextField } from '../../design/form/TextField'
import { AboutFields } from '../../design/profile/AboutFields'
import { BasicFields } from '../../design/profile/BasicFields'
import { PhysicalFields } from '../../design/profile/PhysicalFields'
import { SocialFields } from '../../design/profile/SocialFields'
import { account } from '../copy'
import type { Step, Typed } from './steps'
import { useField } from './useField'

/** What a step asks; the fourth, with the portfolio, has no fields. */
export function StepFields({ step }: { step: Exclude<Step, 4> }) {
  const field = useField()
  const { control, formState } = useFormContext<Typed>()
  const gender = useWatch({ control, name: 'gender' })
  if (step === 1)
    return (
      <BasicFields field={field} gap={6}>
        <TextField {...field('phone')} type="tel" autoComplete="tel" />
      </BasicFields>
    )
  if (step === 2)
    return <PhysicalFields field={field} gap={6} gender={gender} stored={formState.defaultValues ?? {}} />
  if (step === 3) return <SocialFields field={field} />
  return (
    <>
      <AboutFields field={field} />
      {account.onboarding.answerTime ? <p>{account.onboarding.answerTime}</p> : null}
    </>
  )
}
