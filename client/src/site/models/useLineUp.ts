import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { LINE_UP_MAX, lineUpKeys } from '../../../../shared/pages/listAddress'
import type { PublicModel } from '../../../../shared/roster/models'
import { fetchCode } from '../../lib/loading/fetchCode'
import type { LineUp } from './lineUp/LineUp'
import { storedShortlist } from './shortlist/store'

type Parts = typeof import('./lineUp/parts').lineUpParts

export type LateLineUp = LineUp & {
  /** What models are marked with, loaded when it is wanted. */
  parts: Parts | null
  /** Whether loading it failed. */
  isMissing: boolean
}

/** The models that a visitor marked to compare their heights; the open line-up is in the address, so it can be sent. */
export function useLineUp(): LateLineUp {
  const [params, setParams] = useSearchParams()
  const shown = lineUpKeys(params.get('compare'))
  const [parts, setLoaded] = useState<Parts | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [marked, setMarked] = useState<readonly string[]>(shown)
  const load = () => {
    setMissing(false)
    void fetchCode(() => import('./lineUp/parts')).then(
      ({ lineUpParts }) => setLoaded(lineUpParts),
      () => setMissing(true),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a line-up that was sent
  useEffect(() => {
    if (shown.length > 0) load()
  }, [])
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
    parts,
    isMissing,
    turn: (on) => {
      if (on) {
        // Whom the visitor has on the shortlist is marked from the start.
        setMarked(storedShortlist().slice(0, LINE_UP_MAX))
        return load()
      }
      setLoaded(null)
      setMarked([])
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
    shown,
    open: () => compare(marked),
    close: () => compare([]),
  }
}
