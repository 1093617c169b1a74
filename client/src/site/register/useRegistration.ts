import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { LINKS_MAX } from '../../../../shared/limits'
import { messages } from '../../../../shared/messages'
import { useIdempotencyKey } from '../../lib/idempotency'
import { useLateRules } from '../../lib/lateRules'
import { refusalOf } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { forms } from '../../words/forms'
import { register as words } from '../../words/register'
import { type ApplicationDraft, applicationDraft, isIncomplete } from './applicationDraft'
import type { ApplicationForm } from './applicationRules'
import { asApplication, FIELD_OF } from './sentApplication'
import { FileFailure, usePortfolioFiles } from './usePortfolioFiles'

/** Specification section 4: idle, uploading files, submitting, submitted; alert on failure. */
type Phase = 'idle' | 'uploading' | 'submitting' | 'submitted'
/** `isMarked`: it is about fields, each of which says so itself. */
type Problem = { text: string; more: string; at: number; isMarked: boolean }

const loadRules = () => import('./applicationRules').then(({ applicationRules }) => applicationRules)

/** The application's form: its draft, its files, and the way from the press to the confirmation. */
export function useRegistration() {
  const [phase, setPhase] = useState<Phase>('idle')
  const [problem, setProblem] = useState<Problem | null>(null)
  const portfolio = usePortfolioFiles()
  const { resolver, fetchRules } = useLateRules<ApplicationDraft, ApplicationForm>(loadRules)
  const form = useForm<ApplicationDraft, unknown, ApplicationForm>({
    resolver,
    defaultValues: applicationDraft.read(),
    shouldFocusError: false,
  })
  const { subscribe, setError, getValues, formState } = form
  const { client } = trpc.useUtils()
  const { keyFor, done } = useIdempotencyKey()

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => applicationDraft.keep(values) }),
    [subscribe],
  )

  // A second press arrives before the button is drawn as busy. What was submitted is never free again.
  const isBusy = useRef(false)
  const fail = (text: string, more = '', isMarked = false) => {
    isBusy.current = false
    setPhase('idle')
    setProblem({ text, more, at: Date.now(), isMarked })
  }

  async function send(values: ApplicationForm) {
    if (isBusy.current) return
    isBusy.current = true
    setProblem(null)
    if (Number(values.portfolioLink !== '') + portfolio.files.length > LINKS_MAX) {
      setError('portfolioLink', { message: words.linkTooMuch })
      return fail(forms.check, '', true)
    }
    try {
      setPhase('uploading')
      const application = asApplication(values, await portfolio.sendAll())
      setPhase('submitting')
      const context = { idempotencyKey: keyFor(application) }
      await client.site.applications.submit.mutate(application, { context }).catch((error: unknown) => {
        refuse(error, application.portfolioLinks)
        throw error
      })
      done()
      applicationDraft.drop()
      setPhase('submitted')
    } catch (error) {
      if (error instanceof FileFailure) return fail(error.message, error.reason)
      const { message, status } = refusalOf(error)
      fail(message || messages.application.failed, status === 0 ? words.unanswered : forms.kept)
    }
  }

  /** Puts the server's refusals where they belong: at a field, or at a file that it no longer has. */
  function refuse(error: unknown, links: readonly string[]) {
    const { issues } = refusalOf(error)
    for (const { path, message } of issues) {
      const field = FIELD_OF[path]
      if (field) setError(field, { message })
    }
    portfolio.forget(issues.map(({ path }) => links[Number(/^portfolioLinks\.(\d+)$/.exec(path)?.[1])]))
  }

  const refuseHere = () => {
    if (isBusy.current) return
    fail(isIncomplete(getValues()) ? messages.application.incomplete : forms.check, '', true)
  }

  // Mended field by field: once none is marked, there is nothing left to speak of.
  const isMended = problem?.isMarked === true && Object.keys(formState.errors).length === 0

  return {
    form,
    fetchRules,
    portfolio,
    phase,
    problem: isMended ? null : problem,
    errors: formState.errors,
    attempts: formState.submitCount,
    onSubmit: form.handleSubmit(send, refuseHere),
  }
}

export type Registration = ReturnType<typeof useRegistration>
