import { useEffect, useMemo, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useSearchParams } from 'wouter'
import type { BookingForm } from '../../../../shared/intake/bookings'
import type { ModelChoice, PublicModel } from '../../../../shared/roster/models'
import type { ComboChoice } from '../../design/form/combo/useCombo'
import { parseApiError } from '../../lib/apiError'
import { trpc } from '../../lib/trpc'
import type { BookingDraft } from './bookingDraft'
import { booking } from './copy'

export type SelectedModel = {
  choices: ComboChoice[]
  isLoading: boolean
  isFailed: boolean
  /** The chosen model, once it has been fetched. */
  model: PublicModel | null
  /** Why the model of a link or draft is not chosen: it is not on the roster, or no longer. */
  missing: string | null
  /** Chooses a model and drops the link's `?model=`, so that a reload keeps the choice. */
  choose: (id: string) => void
}

/** The model of a link's `?model=`, an id or a slug. */
export function useLinkedModel() {
  const [params, setParams] = useSearchParams()
  const key = params.get('model') ?? ''
  const { data, error } = trpc.site.models.get.useQuery({ key }, { enabled: key !== '' })
  const isUnknown = parseApiError(error).status === 404
  return {
    model: isUnknown ? null : (data ?? null),
    isUnknown,
    hasLeft: isUnknown && data !== undefined,
    isFailed: error !== null,
    forget: () => {
      if (key !== '') setParams(new URLSearchParams(), { replace: true })
    },
  }
}

/** The choices and the chosen model, which a link may have named. */
export function useSelectedModel(
  { watch, setValue, formState }: UseFormReturn<BookingDraft, unknown, BookingForm>,
  linked: ReturnType<typeof useLinkedModel>,
): SelectedModel {
  const list = trpc.site.models.choices.useQuery()

  // An unknown model in the link clears the choice; the draft's model would be a silent substitute.
  const linkedId = linked.isUnknown ? '' : linked.model?.id
  useEffect(() => {
    if (linkedId !== undefined) setValue('modelId', linkedId, { shouldValidate: false })
  }, [linkedId, setValue])

  const chosenId = watch('modelId')
  const isLinked = chosenId !== '' && chosenId === linked.model?.id
  const chosen = trpc.site.models.get.useQuery({ key: chosenId }, { enabled: chosenId !== '' && !isLinked })
  const model = isLinked ? linked.model : (chosen.data ?? null)

  // A model from a saved draft, or one that was chosen a while ago, may have left the roster.
  const [hasLeft, setLeft] = useState(false)
  const isGone = parseApiError(chosen.error).status === 404
  useEffect(() => {
    if (!isGone) return
    setLeft(true)
    setValue('modelId', '', { shouldValidate: false })
  }, [isGone, setValue])
  const missing =
    hasLeft || linked.hasLeft ? booking.leftModel : linked.isFailed ? booking.unknownModel : null

  const choose = (id: string) => {
    setValue('modelId', id, { shouldValidate: formState.isSubmitted })
    linked.forget()
  }

  const choices = useMemo(() => {
    const known: readonly ModelChoice[] = list.data ?? []
    // The list has at most 1,000 models and may have failed to load, so add the named one.
    const named = linked.model ?? model
    const isMissing = named && !known.some(({ id }) => id === named.id)
    return (isMissing ? [named, ...known] : known).map(asChoice)
  }, [list.data, linked.model, model])

  return {
    choices,
    isLoading: list.isPending,
    isFailed: list.isError,
    model: chosenId === '' ? null : model,
    missing: chosenId === '' ? missing : null,
    choose,
  }
}

type Named = Omit<ModelChoice, 'picture'> & Partial<Pick<ModelChoice, 'picture'>>

function asChoice({ id, stageName, city, availability, picture }: Named): ComboChoice {
  const notes = [city, availability === 'available' ? null : booking.bookedNote]
  return {
    value: id,
    words: stageName,
    note: notes.filter((note) => note !== null).join(' · '),
    picture: picture ?? null,
  }
}
