import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { EnquiryRequest } from '../../../../shared/intake/enquiries'
import { parseApiError } from '../../lib/apiError'
import { useIdempotencyKey } from '../../lib/forms/idempotency'
import { useLazyResolver } from '../../lib/forms/lazyResolver'
import { useDraft } from '../../lib/forms/useDraft'
import { trpc } from '../../lib/trpc'
import { failureReason } from '../forms/failureReason'
import { EMPTY, type EnquiryDraft, enquiryDraft } from './enquiryDraft'

// The second click of a double click must neither send again nor report the cleared form as incomplete.
const DOUBLE_PRESS_MS = 1_000

const loadRules = () => import('./enquiryRules').then(({ enquiryRules }) => enquiryRules)
const isField = (name: string): name is keyof EnquiryDraft => name in EMPTY

export function useEnquiryForm() {
  const { resolver, fetchRules } = useLazyResolver<EnquiryDraft, EnquiryRequest>(loadRules)
  const form = useForm<EnquiryDraft, unknown, EnquiryRequest>({
    resolver,
    defaultValues: EMPTY,
    shouldFocusError: false,
  })
  const { setError, reset, getValues, formState } = form
  useDraft(form, enquiryDraft)

  const { client } = trpc.useUtils()
  const { keyFor, done } = useIdempotencyKey()
  const quietUntil = useRef(0)
  const sending = useMutation({
    // Fail at once when offline instead of waiting for the network.
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
      for (const { path, message } of parseApiError(error).issues)
        if (isField(path)) setError(path, { message })
    },
  })

  // A form that has been filled in again is a message of its own, however soon it is pressed.
  const isCleared = () => Object.values(getValues()).every((typed) => typed === '')
  const isSecondPress = () =>
    quietUntil.current === Number.POSITIVE_INFINITY || (Date.now() < quietUntil.current && isCleared())

  const submit = form.handleSubmit(
    (values) => {
      if (isSecondPress()) return
      quietUntil.current = Number.POSITIVE_INFINITY
      sending.mutate(values)
    },
    () => sending.reset(),
  )

  return {
    form,
    fetchRules,
    attempts: formState.submitCount,
    failure: sending.error
      ? { more: failureReason(parseApiError(sending.error)), at: sending.submittedAt }
      : null,
    isSending: sending.isPending,
    sentAt: sending.isSuccess ? sending.submittedAt : null,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (!isSecondPress()) return submit(event)
    },
  }
}
