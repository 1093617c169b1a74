import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { messages } from '../../../../shared/messages'
import type { OwnProfile } from '../../../../shared/profile'
import { dismissFailures } from '../../lib/dismissFailures'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { isOvertaken, Overtaken, onto, settle } from '../../lib/overtaking'
import { refusalOf } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { forms } from '../../words/forms'
import { type FormName, problemsOf, type Texts, typed } from './typed'
import { useBase } from './useBase'

const words = messages.dashboard
const SENTENCES: Record<FormName, { done: string; doneText: string; failed: string }> = {
  basic: { done: words.basicDone, doneText: words.basicDoneText, failed: words.basicFailed },
  physical: { done: words.physicalDone, doneText: words.physicalDoneText, failed: words.physicalFailed },
  social: { done: words.socialDone, doneText: words.socialDoneText, failed: words.socialFailed },
  about: { done: words.aboutDone, doneText: words.aboutDoneText, failed: words.aboutFailed },
}

/** One of the four forms: filled from the profile, saved alone; on failure what was typed stays. */
export function useProfileForm(name: FormName, profile: OwnProfile) {
  const { client, talent } = trpc.useUtils()
  const form = useForm<Texts>({
    values: typed[name](profile),
    // The profile is asked for anew now and then; what is being typed must not change under the hand.
    resetOptions: { keepDirtyValues: true },
  })
  const { isDirty } = form.formState
  const base = useBase(name, profile, form.formState.dirtyFields)

  const saving = useMutation({
    // Without it a call without a network waits silently instead of failing.
    networkMode: 'always',
    async mutationFn(given: Texts): Promise<OwnProfile> {
      const now = await client.talent.profile.get.query()
      const stored: Texts = typed[name](now)
      if (isOvertaken(base.current, stored, given)) throw new Overtaken(now)
      const { version, state } = now
      const sent = { ...onto(base.current, stored, given), version }
      if (name === 'physical') return client.talent.profile.changePhysical.mutate(sent)
      return client.talent.profile.change.mutate(
        // The specification's form sends the state that was loaded, and India when no country is given.
        name === 'basic' ? { ...sent, state, country: given.country || 'India' } : sent,
      )
    },
    onSuccess(saved, sent) {
      dismissFailures()
      base.current = typed[name](saved)
      talent.onboarding.get.setData(undefined, (before) => before && { ...before, profile: saved })
      settle(form, sent, typed[name](saved))
      notifySuccess(SENTENCES[name].done, SENTENCES[name].doneText)
      void talent.onboarding.get.invalidate()
      void talent.dashboard.overview.invalidate()
    },
    onError(error) {
      if (error instanceof Overtaken) {
        base.current = typed[name](error.now)
        talent.onboarding.get.setData(undefined, (before) => before && { ...before, profile: error.now })
        return notifyFailure(forms.overtaken, forms.overtakenText)
      }
      show(refusalOf(error).issues)
      notifyFailure(words.updateFailed, SENTENCES[name].failed)
    },
  })

  /** Each sentence at its field, the first of them in focus. */
  const show = (problems: readonly { path: string; message: string }[]) => {
    const known = problems.filter(({ path }) => path in form.getValues())
    for (const { path, message } of known) form.setError(path, { message })
    if (known[0]) form.setFocus(known[0].path)
  }

  const send = () => {
    dismissFailures()
    form.clearErrors()
    const given = form.getValues()
    const problems = problemsOf(name, given)
    if (problems.length === 0) return saving.mutate(given)
    show(problems.map((problem) => ({ path: problem.name, message: problem.message })))
  }

  /** What a field needs: its name, what was typed, and what is wrong with it until it is edited. */
  const field = (fieldName: string) => ({
    ...form.register(fieldName, { onChange: () => form.clearErrors(fieldName) }),
    error: form.formState.errors[fieldName]?.message,
  })
  return { field, frame: { onSend: send, isSaving: saving.isPending, isDirty } }
}
