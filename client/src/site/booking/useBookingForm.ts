import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { BookingForm } from '../../../../shared/bookings'
import { indianDay } from '../../../../shared/format'
import { useIdempotencyKey } from '../../lib/idempotency'
import { useLateRules } from '../../lib/lateRules'
import { useOnePress } from '../../lib/onePress'
import { refusalOf } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { booking } from '../../words/booking'
import { explained } from '../forms/explained'
import { type BookingDraft, bookingDraft, EMPTY } from './bookingDraft'

const isField = (name: string): name is keyof BookingDraft => name in EMPTY

/** The booking request's form: its draft, its rules, its one request a press, and what came of it. */
export function useBookingForm(onSent: (values: BookingForm) => void) {
  const [today] = useState(() => indianDay(new Date()))
  const { resolver, fetchRules } = useLateRules<BookingDraft, BookingForm>(
    useCallback(() => import('./bookingRules').then(({ bookingRules }) => bookingRules(today)), [today]),
  )
  const form = useForm<BookingDraft, unknown, BookingForm>({
    resolver,
    defaultValues: bookingDraft.read(),
    shouldFocusError: false,
  })
  const { subscribe, setError, formState } = form

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => bookingDraft.keep(values) }),
    [subscribe],
  )

  const { client } = trpc.useUtils()
  // Kept after success too: the second half of a double press may still be on its way with the same content.
  const { keyFor } = useIdempotencyKey()
  const once = useOnePress()
  const sending = useMutation({
    // Without it a request without a network waits silently instead of failing.
    networkMode: 'always',
    mutationFn: (values: BookingForm) =>
      client.site.bookings.request.mutate(values, { context: { idempotencyKey: keyFor(values) } }),
    onSuccess(_, values) {
      bookingDraft.drop()
      onSent(values)
    },
    onError: (error) => {
      for (const { path, message } of refusalOf(error).issues) if (isField(path)) setError(path, { message })
    },
  })

  return {
    form,
    fetchRules,
    today,
    errors: formState.errors,
    attempts: formState.submitCount,
    failure: sending.error
      ? { more: explained(refusalOf(sending.error), booking), at: sending.submittedAt }
      : null,
    isSending: sending.isPending,
    onSubmit: form.handleSubmit((values) => once(() => sending.mutateAsync(values))),
  }
}

export type Booked = ReturnType<typeof useBookingForm>
