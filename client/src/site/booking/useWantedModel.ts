import { useEffect, useMemo, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useSearchParams } from 'wouter'
import type { BookingForm } from '../../../../shared/bookings'
import type { ModelChoice, PublicModel } from '../../../../shared/models'
import type { ComboChoice } from '../../design/ComboBox'
import { refusalOf } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { booking } from '../../words/booking'
import type { BookingDraft } from './bookingDraft'

export type Wanted = {
  choices: ComboChoice[]
  isLoading: boolean
  isFailed: boolean
  /** What stands in the dropdown now, with its picture, once it has been fetched. */
  model: PublicModel | null
  /** Why nobody is chosen although a link or a draft named somebody: not on the roster, or no longer. */
  missing: string | null
  /** Chooses by hand: from then on the link has no say, also not after loading the page again. */
  choose: (id: string) => void
}

/** The dropdown's lines and the chosen model; a link's `?model=` (id or slug) chooses before anybody has. */
export function useWantedModel({
  watch,
  setValue,
  formState,
}: UseFormReturn<BookingDraft, unknown, BookingForm>): Wanted {
  const [params, setParams] = useSearchParams()
  const linked = params.get('model') ?? ''
  const list = trpc.site.models.choices.useQuery()
  const asked = trpc.site.models.get.useQuery({ key: linked }, { enabled: linked !== '' })
  const askedId = asked.data?.id

  // Nobody by that name: a draft's other model is not asked for in silence.
  const wantedId = refusalOf(asked.error).status === 404 ? '' : askedId
  useEffect(() => {
    if (wantedId !== undefined) setValue('modelId', wantedId, { shouldValidate: false })
  }, [wantedId, setValue])

  const chosenId = watch('modelId')
  const chosen = trpc.site.models.get.useQuery({ key: chosenId }, { enabled: chosenId !== '' })

  // Who was chosen before a break may have left the roster meanwhile.
  const [hasLeft, setLeft] = useState(false)
  const isGone = refusalOf(chosen.error).status === 404
  useEffect(() => {
    if (!isGone) return
    setLeft(true)
    setValue('modelId', '', { shouldValidate: false })
  }, [isGone, setValue])
  const missing = hasLeft ? booking.leftModel : asked.isError ? booking.unknownModel : null

  const choose = (id: string) => {
    setValue('modelId', id, { shouldValidate: formState.isSubmitted })
    if (linked !== '') setParams(new URLSearchParams(), { replace: true })
  }

  const choices = useMemo(() => {
    const known = list.data ?? []
    // The list ends at a thousand; whom the link names is on it all the same.
    const isMissing = asked.data && !known.some(({ id }) => id === asked.data.id)
    return (isMissing ? [asked.data, ...known] : known).map(asChoice)
  }, [list.data, asked.data])

  return {
    choices,
    isLoading: list.isPending,
    isFailed: list.isError,
    model: chosenId === '' ? null : (chosen.data ?? null),
    missing: chosenId === '' ? missing : null,
    choose,
  }
}

function asChoice({ id, stageName, city, availability }: ModelChoice): ComboChoice {
  const notes = [city, availability === 'available' ? null : booking.bookedNote]
  return { value: id, words: stageName, note: notes.filter((note) => note !== null).join(' · ') }
}
