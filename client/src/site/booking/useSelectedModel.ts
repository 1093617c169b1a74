import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation, useSearchParams } from 'wouter'
import type { BookingForm } from '../../../../shared/intake/bookings'
import { shortlistKeys } from '../../../../shared/pages/listAddress'
import { paths } from '../../../../shared/paths'
import type { ModelChoice, PublicModel } from '../../../../shared/roster/models'
import type { ComboChoice } from '../../design/form/combo/useCombo'
import { parseApiError } from '../../lib/apiError'
import { trpc } from '../../lib/trpc'
import { requestAddress } from '../models/shortlist/addresses'
import type { BookingDraft } from './bookingDraft'
import { booking } from './copy'

type Keyed = Pick<PublicModel, 'id' | 'slug'>

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

/** The model of a link's `?model=`, an id or a slug; of a shortlist, `?models=`, the first, and the others beside it. */
export function useLinkedModels() {
  const [params, setParams] = useSearchParams()
  const [, navigate] = useLocation()
  const [first = '', ...rest] = shortlistKeys(params.get('models'))
  const key = params.get('model') ?? first
  const shortlist = trpc.site.models.shortlist.useQuery(
    { keys: rest },
    { enabled: rest.length > 0, placeholderData: keepPreviousData },
  )
  const isWanted = ({ id, slug }: Keyed) => rest.includes(id) || rest.includes(slug)
  const others = rest.length === 0 ? [] : (shortlist.data ?? []).filter(isWanted)
  const address = (chosen: string, beside: readonly string[]) =>
    beside.length > 0 ? requestAddress([chosen, ...beside]) : paths.bookThisModel(chosen)
  const without = (model: Keyed) =>
    address(
      key,
      rest.filter((each) => each !== model.id && each !== model.slug),
    )
  const { data, error } = trpc.site.models.get.useQuery({ key }, { enabled: key !== '' })
  const isUnknown = parseApiError(error).status === 404
  return {
    model: isUnknown ? null : (data ?? null),
    isUnknown,
    hasLeft: isUnknown && data !== undefined,
    isFailed: error !== null,
    others,
    /** how many of the others are not on the roster any more */
    missing: shortlist.data && !shortlist.isPlaceholderData ? rest.length - others.length : 0,
    without,
    takeAway: (model: Keyed) => navigate(without(model), { replace: true }),
    /** Another model was chosen in the form. */
    choose: (id: string) => {
      const beside = others.filter((model) => model.id !== id).map(({ slug, id: own }) => slug || own)
      if (beside.length > 0) navigate(address(id, beside), { replace: true })
      else if (key !== '') setParams(new URLSearchParams(), { replace: true })
    },
  }
}

export type LinkedModels = ReturnType<typeof useLinkedModels>

/** The choices and the chosen model, which a link may have named. */
export function useSelectedModel(
  { watch, setValue, formState }: UseFormReturn<BookingDraft, unknown, BookingForm>,
  linked: LinkedModels,
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
    linked.choose(id)
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
