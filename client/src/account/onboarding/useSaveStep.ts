import { useMutation } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { messages } from '../../../../shared/messages'
import { nextStep, type OwnProfile } from '../../../../shared/roster/profile'
import { parseApiError } from '../../lib/apiError'
import { dismissFailures } from '../../lib/dismissFailures'
import { useVersionedForm } from '../../lib/forms/useVersionedForm'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { FIELDS, LAST, SECTION_OF, SECTIONS, type Section, type Step, type Typed, typedFrom } from './steps'

type Then = {
  /** `since` holds the edits made while the step was being saved. */
  onSaved: (step: Step, since: Partial<Typed>) => void
  /** Called after the last step when an earlier step is still open. */
  onIncomplete: (step: Step) => void
  onComplete: () => void
}

const storedOf = (profile: OwnProfile) => ({ fields: typedFrom(profile), versions: profile.versions })

/** Saves a step and moves on only if that succeeded. */
export function useSaveStep(
  form: UseFormReturn<Typed>,
  profile: OwnProfile,
  { onSaved, onIncomplete, onComplete }: Then,
) {
  const { client, talent } = trpc.useUtils()
  const calls = client.talent.onboarding
  const edit = useVersionedForm<Typed, Section>({
    form,
    stored: storedOf(profile),
    sections: SECTIONS,
    fetchStored: async () =>
      storedOf((await talent.onboarding.get.fetch(undefined, { staleTime: 0 })).profile),
  })

  const change = (section: Section, typed: Typed, version: number): Promise<OwnProfile> => {
    const given = { ...typed, seen: { [section]: version } }
    if (section === 'basic') return calls.saveBasics.mutate({ ...given, state: '', country: 'India' })
    if (section === 'physical') return calls.savePhysical.mutate(given)
    return section === 'social' ? calls.saveSocial.mutate(given) : calls.submit.mutate(given)
  }

  const keep = (saved: OwnProfile) => {
    talent.onboarding.get.setData(undefined, (before) => before && { ...before, profile: saved })
    return saved
  }

  async function send(step: Step) {
    if (step === 4) return { steps: keep(await calls.leavePortfolio.mutate()).steps, since: {} }
    let { steps } = profile
    const since = await edit.save(SECTION_OF[step], async (typed, version) => {
      const saved = keep(await change(SECTION_OF[step], typed, version))
      steps = saved.steps
      return storedOf(saved)
    })
    return { steps, since }
  }

  const saving = useMutation({
    // Fail at once when offline instead of waiting for the network.
    networkMode: 'always',
    mutationFn: send,
    onSuccess({ steps, since }, step) {
      const { saved, submitFailed, completeFailedText, complete, submitted } = messages.onboarding
      const isHeld = Object.keys(since).length > 0
      dismissFailures()
      onSaved(step, since)
      if (step < 4 || isHeld) notifySuccess(saved(step))
      if (step < LAST || isHeld) return
      const open = nextStep(steps)
      if (open !== null) {
        notifyFailure(submitFailed, completeFailedText)
        onIncomplete(open)
        return
      }
      notifySuccess(complete, submitted)
      onComplete()
    },
    onError(error, step) {
      const { status, message, issues } = parseApiError(error)
      // The notice that the session has ended says more.
      if (status === 401) return
      for (const issue of issues) {
        const name = FIELDS[step].find((each) => each === issue.path)
        if (name) form.setError(name, { message: issue.message }, { shouldFocus: true })
      }
      notifyFailure(...sentenceOf(step, message))
    },
  })
  return { save: (step: Step) => saving.mutate(step), isSaving: saving.isPending, edit }
}

/** The failure toast of a step. `message` is the server's, null when it did not answer. */
function sentenceOf(step: Step, message: string | null): [title: string, text: string] {
  const copy = messages.onboarding
  if (step === LAST) return [copy.submitFailed, message === null ? copy.submitThrown : copy.submitFailedText]
  return [copy.saveFailed, message === null ? copy.saveThrown(step) : message || copy.saveFailedText(step)]
}
