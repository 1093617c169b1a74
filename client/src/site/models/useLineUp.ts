import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { LINE_UP_MAX, lineUpKeys } from '../../../../shared/listAddress'
import type { PublicModel } from '../../../../shared/models'
import { useHydrated } from '../../lib/useHydrated'

export type LineUp = {
  /** Whether models can be marked. */
  isOn: boolean
  turn: (on: boolean) => void
  /** Slugs, in the order of marking. */
  marked: readonly string[]
  isMarked: (model: PublicModel) => boolean
  isFull: boolean
  toggle: (model: PublicModel) => void
  /** The keys in the address: the models that the open line-up shows. */
  shown: readonly string[]
  open: () => void
  close: () => void
}

/** The models that a visitor marked to compare their heights; the open line-up is in the address, so it can be sent. */
export function useLineUp(): LineUp {
  const [params, setParams] = useSearchParams()
  const shown = lineUpKeys(params.get('compare'))
  const isHydrated = useHydrated()
  const [isOn, setOn] = useState(shown.length > 0)
  const [marked, setMarked] = useState<readonly string[]>(shown)
  const compare = (keys: readonly string[]) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (keys.length === 0) next.delete('compare')
        else next.set('compare', keys.join(','))
        return next
      },
      { replace: true },
    )
  const isMarked = ({ id, slug }: PublicModel) => marked.includes(slug) || marked.includes(id)
  return {
    isOn: isHydrated && isOn,
    turn: (on) => {
      setOn(on)
      if (!on) setMarked([])
    },
    marked,
    isMarked,
    isFull: marked.length >= LINE_UP_MAX,
    toggle: (model) =>
      setMarked((before) =>
        isMarked(model)
          ? before.filter((key) => key !== model.slug && key !== model.id)
          : [...before, model.slug],
      ),
    shown: isHydrated ? shown : [],
    open: () => compare(marked),
    close: () => compare([]),
  }
}
