import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { EnquiryRequest } from '../../../../shared/enquiries'
import { useIdempotencyKey } from '../../lib/idempotency'
import { useLateRules } from '../../lib/lateRules'
import { refusalOf } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { explained } from '../forms/explained'
import { EMPTY, type EnquiryDraft, enquiryDraft } from './enquiryDraft'

// The second half of a double press must neither send again nor complain about the form that was just cleared.
const DOUBLE_PRESS_MS = 1_000

const loadRules = () => import('./enquiryRules').then(({ enquiryRules }) => enquiryRules)
const isField = (name: string): name is keyof EnquiryDraft => name in EMPTY

/** The enquiry's form: its draft, its rules, its one request a press, and what came of it (section 4). */
export function useEnquiryForm() {
  const { resolver, fetchRules } = useLateRules<EnquiryDraft, EnquiryRequest>(loadRules)
  const form = useForm<EnquiryDraft, unknown, EnquiryRequest>({
    resolver,
    defaultValues: enquiryDraft.read(),
    shouldFocusError: false,
  })
  const { subscribe, setError, reset, formState } = form

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => enquiryDraft.keep(values) }),
    [subscribe],
  )

  const { client } = trpc.useUtils()
  const { keyFor, done } = useIdempotencyKey()
  const quietUntil = useRef(0)
  const sending = useMutation({
    // Without it a request without a network waits silently instead of failing.
    networkMode: 'always',
    mutationFn: (values: EnquiryRequest) =>
      client.site.enquiries.send.mutate(values, { context: { idempotencyKey: keyFor(values) } }),
    onSuccess: () => {
      done()
      quietUntil.current = Date.now() + DOUBLE_PRESS_MS
      reset(EMPTY)
      enquiryDraft.drop()
    },
    onError: (error) => {
      quietUntil.current = 0
      for (const { path, message } of refusalOf(error).issues) if (isField(path)) setError(path, { message })
    },
  })

  const submit = form.handleSubmit(
    (values) => {
      if (Date.now() < quietUntil.current) return
      quietUntil.current = Number.POSITIVE_INFINITY
      sending.mutate(values)
    },
    () => sending.reset(),
  )

  return {
    form,
    fetchRules,
    errors: formState.errors,
    attempts: formState.submitCount,
    failure: sending.error ? { more: explained(refusalOf(sending.error)), at: sending.submittedAt } : null,
    isSending: sending.isPending,
    sentAt: sending.isSuccess ? sending.submittedAt : null,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (Date.now() >= quietUntil.current) return submit(event)
    },
  }
}
