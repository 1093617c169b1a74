import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { messages } from '../../../../shared/messages'
import type { OwnProfile } from '../../../../shared/roster/profile'
import { parseApiError } from '../../lib/apiError'
import { dismissFailures } from '../../lib/dismissFailures'
import { htmlNameOf, withHtmlName } from '../../lib/forms/htmlName'
import { useVersionedForm } from '../../lib/forms/useVersionedForm'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { talent } from '../copy'
import { type FormName, labelOf, problemsOf, type Texts, typed } from './typed'

const copy = messages.dashboard
const SENTENCES: Record<FormName, { done: string; doneText: string; failed: string }> = {
  basic: { done: copy.basicDone, doneText: copy.basicDoneText, failed: copy.basicFailed },
  physical: { done: copy.physicalDone, doneText: copy.physicalDoneText, failed: copy.physicalFailed },
  social: { done: copy.socialDone, doneText: copy.socialDoneText, failed: copy.socialFailed },
  about: { done: copy.aboutDone, doneText: copy.aboutDoneText, failed: copy.aboutFailed },
}

/** Names of the specification's profile forms that are not just ours with underscores. */
const HTML_NAMES: Record<string, string> = {
  instagram: 'instagram_handle',
  facebook: 'facebook_profile',
  twitter: 'twitter_handle',
  whyHire: 'why_should_clients_hire_you',
}

/** Instagram has a star, as in the specification, and is not required. */
const WITH_STAR = ['stageName', 'dateOfBirth', 'gender', 'instagram']

/** One of the four forms: filled from the profile, saved alone; on failure what was typed stays. */
export function useProfileForm(name: FormName, profile: OwnProfile) {
  const { client, talent: queries } = trpc.useUtils()
  const form = useForm<Texts>({ defaultValues: typed[name](profile) })
  const { isDirty } = form.formState
  const storedOf = (from: OwnProfile) => ({
    fields: typed[name](from) as Texts,
    versions: { form: from.versions[name] },
  })
  const edit = useVersionedForm({
    form,
    stored: storedOf(profile),
    sections: { form: Object.keys(typed[name](profile)) },
    fetchStored: async () =>
      storedOf((await queries.onboarding.get.fetch(undefined, { staleTime: 0 })).profile),
  })

  const change = (given: Texts, version: number) => {
    const sent = { ...given, seen: { [name]: version } }
    if (name === 'physical') return client.talent.profile.changePhysical.mutate(sent)
    const { state } = profile
    return client.talent.profile.change.mutate(
      // The specification's form sends the state that was loaded, and India when no country is given.
      name === 'basic' ? { ...sent, state, country: given.country || 'India' } : sent,
    )
  }
  const saving = useMutation({
    // Without it a call without a network waits silently instead of failing.
    networkMode: 'always',
    mutationFn: () =>
      edit.save('form', async (given, version) => {
        const saved = await change(given, version)
        queries.onboarding.get.setData(undefined, (before) => before && { ...before, profile: saved })
        return storedOf(saved)
      }),
    onSuccess() {
      dismissFailures()
      notifySuccess(SENTENCES[name].done, SENTENCES[name].doneText)
      void queries.onboarding.get.invalidate()
      void queries.dashboard.overview.invalidate()
    },
    onError(error) {
      show(parseApiError(error).issues)
      notifyFailure(copy.updateFailed, SENTENCES[name].failed)
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
    const problems = problemsOf(name, form.getValues())
    if (problems.length === 0) return saving.mutate()
    show(problems.map((problem) => ({ path: problem.name, message: problem.message })))
  }

  /** What a field needs: its words, its name, and what is wrong with it until it is edited. */
  const field = (fieldName: string) => ({
    label: labelOf(fieldName),
    required: WITH_STAR.includes(fieldName),
    ...talent.profile.hints[fieldName],
    ...withHtmlName(
      form.register(fieldName, { onChange: () => form.clearErrors(fieldName) }),
      HTML_NAMES[fieldName] ?? htmlNameOf(fieldName),
    ),
    error: form.formState.errors[fieldName]?.message,
  })
  return { field, frame: { onSend: send, isSaving: saving.isPending, isDirty, edit } }
}
