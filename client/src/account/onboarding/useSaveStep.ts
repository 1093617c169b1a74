import { useMutation } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { messages } from '../../../../shared/messages'
import { nextStep, type OwnProfile } from '../../../../shared/profile'
import { dismissFailures } from '../../lib/dismissFailures'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { changed, isOvertaken, Overtaken, onto } from '../../lib/overtaking'
import { refusalOf } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { forms } from '../../words/forms'
import { FIELDS, LAST, type Step, type Typed, typedFrom } from './steps'

type Given = { step: Step; typed: Typed }
type Then = {
  /** What the fields were filled from: by that it is seen what another window saved meanwhile. */
  base: { current: Typed }
  /** `since` is what was typed in the step while it was being saved. */
  onSaved: (step: Step, since: Partial<Typed>) => void
  /** After the last step something before it is still open. */
  onIncomplete: (step: Step) => void
  onComplete: () => void
}

/** Saves a step and goes on only when it was saved (specification section 4); each failure has its own sentence. */
export function useSaveStep(form: UseFormReturn<Typed>, { base, onSaved, onIncomplete, onComplete }: Then) {
  const { client, talent } = trpc.useUtils()
  const calls = client.talent.onboarding

  const send = async ({ step, typed }: Given): Promise<OwnProfile> => {
    if (step === 4) return calls.leavePortfolio.mutate()
    const { profile } = await calls.get.query()
    const stored = typedFrom(profile)
    if (isOvertaken(base.current, stored, ofStep(step, typed))) throw new Overtaken(profile)
    const given = { ...onto(base.current, stored, typed), version: profile.version }
    if (step === 1) return calls.saveBasics.mutate({ ...given, state: '', country: 'India' })
    if (step === 2) return calls.savePhysical.mutate(given)
    return step === 3 ? calls.saveSocial.mutate(given) : calls.submit.mutate(given)
  }

  /** Fills in what is stored, wherever nothing else was typed here, or nothing since it was `sent`. */
  const adopt = (profile: OwnProfile, sent: Partial<Typed> = {}) => {
    const stored = typedFrom(profile)
    const given = onto({ ...base.current, ...sent }, stored, form.getValues())
    base.current = stored
    form.reset(given, { keepErrors: true })
    talent.onboarding.get.setData(undefined, (before) => before && { ...before, profile })
  }

  const saving = useMutation({
    // Without it a call without a network waits silently instead of failing.
    networkMode: 'always',
    mutationFn: send,
    onSuccess(profile, { step, typed }) {
      const { saved, submitFailed, completeFailedText, complete, submitted } = messages.onboarding
      const sent = ofStep(step, typed)
      const since = changed(sent, ofStep(step, form.getValues()))
      const isHeld = Object.keys(since).length > 0
      dismissFailures()
      adopt(profile, sent)
      onSaved(step, since)
      if (step < 4 || isHeld) notifySuccess(saved(step))
      if (step < LAST || isHeld) return
      const open = nextStep(profile.steps)
      if (open !== null) {
        notifyFailure(submitFailed, completeFailedText)
        onIncomplete(open)
        return
      }
      notifySuccess(complete, submitted)
      onComplete()
    },
    onError(error, { step }) {
      if (error instanceof Overtaken) {
        adopt(error.now)
        return notifyFailure(forms.overtaken, forms.overtakenText)
      }
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

/** The fields of one step. */
const ofStep = (step: Step, typed: Typed): Partial<Typed> =>
  Object.fromEntries(FIELDS[step].map((name) => [name, typed[name]]))

/** The toast of a step that could not be saved: `message` is the server's, null when it did not answer. */
function sentenceOf(step: Step, message: string | null): [title: string, text: string] {
  const words = messages.onboarding
  if (step === LAST)
    return [words.submitFailed, message === null ? words.submitThrown : words.submitFailedText]
  return [words.saveFailed, message === null ? words.saveThrown(step) : message || words.saveFailedText(step)]
}
