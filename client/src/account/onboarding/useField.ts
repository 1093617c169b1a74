import { useFormContext, useWatch } from 'react-hook-form'
import { isNoFigure } from '../../../../shared/roster/modelFieldSchemas'
import { fieldMessage } from '../../copy/missing'
import { profileForm } from '../../copy/profileForm'
import { withHtmlName } from '../../lib/forms/htmlName'
import { account } from '../copy'
import { type FieldName, labelOf, type Typed } from './steps'

/** Names of the specification's onboarding form that differ from the profile's. */
const HTML_NAMES: Partial<Record<FieldName, string>> = {
  city: 'location',
  instagram: 'instagramHandle',
  facebook: 'facebookHandle',
  twitter: 'twitterHandle',
}

/** As in the specification, more labels have a star than the rules require. */
const WITHOUT_STAR: readonly FieldName[] = ['bust', 'chest', 'facebook', 'twitter']

const FIGURES = ['bust', 'chest', 'waist', 'hips', 'shoeSize'] as const

/** What a field of the onboarding needs: its words, its name, and what is wrong with it until it is edited. */
export function useField() {
  const copy = account.onboarding
  const { control, register, clearErrors, formState } = useFormContext<Typed>()
  const figures = useWatch({ control, name: FIGURES })
  // A text that is no number is stored as unknown, so the field warns while it is typed. `26,` may become a number.
  const isLeftOut = (name: FieldName) =>
    FIGURES.some((each, at) => each === name && isNoFigure(figures[at]?.replace(/[.,]\s*$/, '') ?? ''))
  return (name: FieldName) => ({
    label: labelOf(name),
    required: !WITHOUT_STAR.includes(name),
    ...copy.hints[name],
    ...withHtmlName(register(name, { onChange: () => clearErrors(name) }), HTML_NAMES[name] ?? name),
    error:
      fieldMessage(name, formState.errors[name]?.message) ??
      (isLeftOut(name) ? profileForm.notANumber : undefined),
  })
}
