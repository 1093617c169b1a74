import { useMutation } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation } from 'wouter'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { nextStep, type OwnProfile } from '../../../../shared/profile'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { dismissFailures } from '../forms/dismissFailures'
import { refusalOf } from '../forms/refusal'
import { FIELDS, LAST, type Step, type Typed } from './steps'

type Given = { step: Step; typed: Typed }
type Then = {
  onSaved: (step: Step) => void
  /** After the last step something before it is still open. */
  onIncomplete: (step: Step) => void
}

/** Saves a step and goes on only when it was saved (specification section 4); each failure has its own sentence. */
export function useSaveStep(form: UseFormReturn<Typed>, { onSaved, onIncomplete }: Then) {
  const { client, talent } = trpc.useUtils()
  const [, navigate] = useLocation()
  const calls = client.talent.onboarding

  const send = ({ step, typed }: Given): Promise<OwnProfile> => {
    if (step === 1) return calls.saveBasics.mutate({ ...typed, state: '', country: 'India' })
    if (step === 2) return calls.savePhysical.mutate(typed)
    if (step === 3) return calls.saveSocial.mutate(typed)
    return step === 4 ? calls.leavePortfolio.mutate() : calls.submit.mutate(typed)
  }

  const saving = useMutation({
    // Without it a call without a network waits silently instead of failing.
    networkMode: 'always',
    mutationFn: send,
    onSuccess(profile, { step }) {
      const { saved, submitFailed, completeFailedText, complete, submitted } = messages.onboarding
      dismissFailures()
      onSaved(step)
      talent.onboarding.get.setData(undefined, (before) => before && { ...before, profile })
      if (step < 4) notifySuccess(saved(step))
      if (step < LAST) return
      const open = nextStep(profile.steps)
      if (open !== null) {
        notifyFailure(submitFailed, completeFailedText)
        onIncomplete(open)
        return
      }
      notifySuccess(complete, submitted)
      navigate(paths.dashboard)
    },
    onError(error, { step }) {
      const { message, issues } = refusalOf(error)
      for (const issue of issues) {
        const name = FIELDS[step].find((each) => each === issue.path)
        if (name) form.setError(name, { message: issue.message }, { shouldFocus: true })
      }
      notifyFailure(...sentenceOf(step, message))
    },
  })
  return {
    save: (step: Step, typed: Typed) => saving.mutate({ step, typed }),
    isSaving: saving.isPending,
  }
}

/** The toast of a step that could not be saved: `message` is the server's, null when it did not answer. */
function sentenceOf(step: Step, message: string | null): [title: string, text: string] {
  const words = messages.onboarding
  if (step === LAST)
    return [words.submitFailed, message === null ? words.submitThrown : words.submitFailedText]
  return [words.saveFailed, message === null ? words.saveThrown(step) : message || words.saveFailedText(step)]
}
