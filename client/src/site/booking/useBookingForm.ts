import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { BookingForm } from '../../../../shared/intake/bookings'
import { parseApiError } from '../../lib/apiError'
import { useIdempotencyKey } from '../../lib/forms/idempotency'
import { useLazyResolver } from '../../lib/forms/lazyResolver'
import { useDraft } from '../../lib/forms/useDraft'
import { useSingleFlight } from '../../lib/loading/singleFlight'
import { trpc } from '../../lib/trpc'
import { failureReason } from '../forms/failureReason'
import { type BookingDraft, bookingDraft, EMPTY } from './bookingDraft'

const loadRules = () => import('./bookingRules').then(({ bookingRules }) => bookingRules)
const isField = (name: string): name is keyof BookingDraft => name in EMPTY

/** The form; `modelId` is chosen from the start, and `otherIds` are asked for with it. */
export function useBookingForm(
  modelId: string,
  otherIds: readonly string[],
  onSent: (values: BookingForm) => void,
) {
  const { resolver, fetchRules } = useLazyResolver<BookingDraft, BookingForm>(loadRules)
  const form = useForm<BookingDraft, unknown, BookingForm>({
    resolver,
    defaultValues: { ...EMPTY, modelId },
    shouldFocusError: false,
  })
  const { setError, formState } = form
  useDraft(form, bookingDraft)

  const { client, site } = trpc.useUtils()
  // Kept after success too, because the second click of a double click may still send the same content.
  const { keyFor } = useIdempotencyKey()
  const once = useSingleFlight()
  const sending = useMutation({
    // Fail at once when offline instead of waiting for the network.
    networkMode: 'always',
    mutationFn(values: BookingForm) {
      const others = otherIds.filter((id) => id !== values.modelId)
      if (others.length === 0)
        return client.site.bookings.request.mutate(values, { context: { idempotencyKey: keyFor(values) } })
      const whole = { ...values, otherIds: others }
      return client.site.bookings.requestShortlist.mutate(whole, {
        context: { idempotencyKey: keyFor(whole) },
      })
    },
    onSuccess(_, values) {
      bookingDraft.drop()
      onSent(values)
    },
    onError: (error) => {
      for (const { path, message } of parseApiError(error).issues) {
        if (isField(path)) setError(path, { message })
        // The model has left the roster since it was chosen.
        if (path === 'modelId' || path === 'otherIds') void site.models.invalidate()
      }
    },
  })

  return {
    form,
    fetchRules,
    attempts: formState.submitCount,
    failure: sending.error
      ? { more: failureReason(parseApiError(sending.error)), at: sending.submittedAt }
      : null,
    isSending: sending.isPending,
    onSubmit: form.handleSubmit((values) => once(() => sending.mutateAsync(values))),
  }
}

export type Booked = ReturnType<typeof useBookingForm>
