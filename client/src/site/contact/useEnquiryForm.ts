import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { type EnquiryRequest, enquiryRequest } from '../../../../shared/enquiries'
import { useIdempotencyKey } from '../../lib/idempotency'
import { trpc } from '../../lib/trpc'
import { draftStore } from '../forms/draft'
import { explained, refusalOf } from '../forms/refusal'

const EMPTY = { name: '', email: '', subject: '', message: '', website: '' }
type Draft = typeof EMPTY
const draft = draftStore('enquiryDraft', EMPTY)
const resolver = zodResolver(enquiryRequest) as unknown as Resolver<Draft, unknown, EnquiryRequest>

const isField = (name: string): name is keyof Draft => name in EMPTY

/** The enquiry's form: its draft, its rules, its one request a press, and what came of it (section 4). */
export function useEnquiryForm() {
  const form = useForm<Draft, unknown, EnquiryRequest>({
    resolver,
    defaultValues: draft.read(),
    shouldFocusError: false,
  })
  const { subscribe, setError, reset, formState } = form

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [subscribe],
  )

  const { client } = trpc.useUtils()
  const { keyFor, done } = useIdempotencyKey()
  const sending = useMutation({
    // Without it a request without a network waits silently instead of failing.
    networkMode: 'always',
    mutationFn: (values: EnquiryRequest) =>
      client.site.enquiries.send.mutate(values, { context: { idempotencyKey: keyFor(values) } }),
    onSuccess: () => {
      done()
      reset(EMPTY)
      draft.drop()
    },
    onError: (error) => {
      for (const { path, message } of refusalOf(error).issues) if (isField(path)) setError(path, { message })
    },
  })

  return {
    form,
    errors: formState.errors,
    attempts: formState.submitCount,
    failure: sending.error ? { more: explained(refusalOf(sending.error)), at: sending.submittedAt } : null,
    isSending: sending.isPending,
    sentAt: sending.isSuccess ? sending.submittedAt : null,
    onSubmit: form.handleSubmit(
      (values) => sending.mutate(values),
      () => sending.reset(),
    ),
  }
}
