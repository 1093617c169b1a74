import { useMutation } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { useCallback, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { AppRouter } from '../../../../server/doors/trpc'
import type { BookingForm } from '../../../../shared/bookings'
import { indianDay } from '../../../../shared/format'
import { useIdempotencyKey } from '../../lib/idempotency'
import { useLateRules } from '../../lib/lateRules'
import { trpc } from '../../lib/trpc'
import { booking } from '../../words/booking'
import { type BookingDraft, bookingDraft, EMPTY } from './bookingDraft'

const isField = (name: string): name is keyof BookingDraft => name in EMPTY

/** The booking request's form: its draft, its rules, its one request a press, and what came of it. */
export function useBookingForm() {
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
  const sending = useMutation({
    // Without it a request without a network waits silently instead of failing.
    networkMode: 'always',
    mutationFn: (values: BookingForm) =>
      client.site.bookings.request.mutate(values, { context: { idempotencyKey: keyFor(values) } }),
    onSuccess: () => bookingDraft.drop(),
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
    failure: sending.error ? { more: explain(sending.error), at: sending.submittedAt } : null,
    isSending: sending.isPending,
    isSent: sending.isSuccess,
    onSubmit: form.handleSubmit((values) => sending.mutate(values)),
  }
}

type Refusal = { status: number; issues: { path: string; message: string }[] }

function refusalOf(error: unknown): Refusal {
  const data = error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>).data : null
  return { status: data?.httpStatus ?? 0, issues: data?.issues ?? [] }
}

/** What stands under the specification's sentence: why it failed, where that helps. */
function explain(error: unknown): string {
  const { status, issues } = refusalOf(error)
  if (issues.length > 0) return booking.check
  if (status === 429) return booking.tooMany
  return status === 0 ? booking.offline : booking.kept
}

export type Booked = ReturnType<typeof useBookingForm>
