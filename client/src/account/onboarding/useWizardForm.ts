import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { OnboardingData } from '../../../../shared/roster/profile'
import { draftOf } from '../../lib/forms/draft'
import { FIELDS, type Typed, typedFrom } from './steps'

/** One form for all steps. What is typed is kept in a draft, and means that the last submission is not the end. */
export function useWizardForm(profile: OnboardingData['profile']) {
  const [isSubmitted, setSubmitted] = useState(false)
  const [draft] = useState(() => draftOf(`onboardingDraft.${profile.modelId}`, typedFrom(profile)))
  const form = useForm<Typed>({ defaultValues: draft.read(), shouldFocusError: false })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ values, name }) {
          const field = Object.values(FIELDS)
            .flat()
            .find((each) => each === name)
          if (!field) return
          draft.keep({ [field]: values[field] })
          setSubmitted(false)
        },
      }),
    [form.subscribe, draft],
  )
  return { form, draft, isSubmitted, setSubmitted }
}
