import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { LINKS_MAX } from '../../../../shared/limits'
import { messages } from '../../../../shared/messages'
import { forms } from '../../copy/forms'
import { parseApiError } from '../../lib/apiError'
import { useIdempotencyKey } from '../../lib/forms/idempotency'
import { useLazyResolver } from '../../lib/forms/lazyResolver'
import { useDraft } from '../../lib/forms/useDraft'
import { trpc } from '../../lib/trpc'
import { register as copy } from './copy'
import { keptFiles } from './keptFiles'
import { asSignupRequest, FIELD_OF } from './sentRequest'
import { EMPTY, isIncomplete, type SignupRequestDraft, signupRequestDraft } from './signupRequestDraft'
import type { SignupRequestForm } from './signupRequestRules'
import { FileFailure, SendingStopped, usePortfolioFiles } from './usePortfolioFiles'

type Phase = 'idle' | 'uploading' | 'submitting' | 'submitted'
/** What the file list blocks: no additions during the upload, no changes once the request is sent. */
const HELD = { idle: undefined, uploading: 'adding', submitting: 'all', submitted: 'all' } as const
type Problem = { text: string; more: string; at: number; isMarked: boolean }

const loadRules = () => import('./signupRequestRules').then(({ signupRequestRules }) => signupRequestRules)

export function useRegistration() {
  const [phase, setPhase] = useState<Phase>('idle')
  const [problem, setProblem] = useState<Problem | null>(null)
  const portfolio = usePortfolioFiles()
  const { resolver, fetchRules } = useLazyResolver<SignupRequestDraft, SignupRequestForm>(loadRules)
  const form = useForm<SignupRequestDraft, unknown, SignupRequestForm>({
    resolver,
    defaultValues: EMPTY,
    shouldFocusError: false,
  })
  const { setError, getValues, formState } = form
  useDraft(form, signupRequestDraft)
  const { client } = trpc.useUtils()
  const { keyFor, done } = useIdempotencyKey()

  // A ref, because a second click can arrive before the button renders as disabled.
  const now = useRef<Phase>('idle')
  const enter = (next: Phase) => {
    now.current = next
    setPhase(next)
  }
  const fail = (text: string, more = '', isMarked = false) => {
    enter('idle')
    setProblem({ text, more, at: Date.now(), isMarked })
  }

  async function send(values: SignupRequestForm) {
    if (now.current !== 'idle') return
    enter('uploading')
    setProblem(null)
    if (Number(values.portfolioLink !== '') + portfolio.files.length > LINKS_MAX) {
      setError('portfolioLink', { message: copy.linkTooMuch })
      return fail(forms.check, '', true)
    }
    try {
      const application = asSignupRequest(values, await portfolio.sendAll())
      enter('submitting')
      const context = { idempotencyKey: keyFor(application) }
      await client.site.signupRequests.submit.mutate(application, { context }).catch((error: unknown) => {
        refuse(error, application.portfolioLinks)
        throw error
      })
      done()
      signupRequestDraft.drop()
      keptFiles.keep([])
      enter('submitted')
    } catch (error) {
      if (error instanceof SendingStopped) return fail(copy.stopped(error.message), copy.stoppedMore)
      if (error instanceof FileFailure) return fail(error.message, error.more)
      const { message, status } = parseApiError(error)
      fail(message || messages.application.failed, status === 0 ? copy.unanswered : forms.kept)
    }
  }

  /** Shows the server's errors at their fields, and marks files it no longer has for another upload. */
  function refuse(error: unknown, links: readonly string[]) {
    const { issues } = parseApiError(error)
    for (const { path, message } of issues) {
      const field = FIELD_OF[path]
      if (field) setError(field, { message })
    }
    portfolio.forget(issues.map(({ path }) => links[Number(/^portfolioLinks\.(\d+)$/.exec(path)?.[1])]))
  }

  const refuseHere = () => {
    if (now.current !== 'idle') return
    fail(isIncomplete(getValues()) ? messages.application.incomplete : forms.check, '', true)
  }

  // Hides a message about fields once none of them is invalid.
  const isMended = problem?.isMarked === true && Object.keys(formState.errors).length === 0

  return {
    form,
    fetchRules,
    portfolio: {
      ...portfolio,
      remove: (key: string) => {
        if (HELD[now.current] !== 'all') portfolio.remove(key)
      },
    },
    held: HELD[phase],
    phase,
    problem: isMended ? null : problem,
    attempts: formState.submitCount,
    onSubmit: form.handleSubmit(send, refuseHere),
  }
}

export type Registration = ReturnType<typeof useRegistration>
