import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { useEffect, useMemo, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { AppRouter } from '../../../../server/doors/trpc'
import { type BookingForm, bookingRequest } from '../../../../shared/bookings'
import { indianDay } from '../../../../shared/format'
import { day, requiredLine } from '../../../../shared/text'
import { useIdempotencyKey } from '../../lib/idempotency'
import { trpc } from '../../lib/trpc'
import { booking } from '../../words/booking'
import { type BookingDraft, dropDraft, EMPTY, keepDraft, readDraft } from './bookingDraft'

/** The server takes any real day; that it is not past is this form's own rule, so that nobody slips. */
function resolverFrom(today: string) {
  const schema = bookingRequest.extend({
    dateRequired: requiredLine(10, booking.dateMissing)
      .pipe(day)
      .refine((given) => given >= today, booking.datePast),
  })
  // `raw` hands on what was typed: the server reads it by the same schema. A select's '' is what the schema refuses.
  return zodResolver(schema, undefined, { raw: true }) as unknown as Resolver<
    BookingDraft,
    unknown,
    BookingForm
  >
}

const isField = (name: string): name is keyof BookingDraft => name in EMPTY

/** The booking request's form: its draft, its rules, its one request a press, and what came of it. */
export function useBookingForm() {
  const [today] = useState(() => indianDay(new Date()))
  const resolver = useMemo(() => resolverFrom(today), [today])
  const form = useForm<BookingDraft, unknown, BookingForm>({
    resolver,
    defaultValues: readDraft(),
    shouldFocusError: false,
  })
  const { subscribe, setError, formState } = form

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }),
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
    onSuccess: dropDraft,
    onError: (error) => {
      for (const { path, message } of refusalOf(error).issues) if (isField(path)) setError(path, { message })
    },
  })

  return {
    form,
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
