import { useCallback, useEffect, useState } from 'react'
import { barsOn, type ChartRow, type RowBar } from './chartRows'
import type { Pointed } from './HoverCard'
import type { Place } from './useSelection'

/** The bar whose card is shown: under the pointer, or under the keyboard where that moves. */
export function usePointed(rows: readonly ChartRow[], cursor: Place, isMoving: boolean) {
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const [isFocused, setFocused] = useState(false)
  const { row: at, half } = cursor
  const row = rows[at]
  const bar = row && (barsOn(row, half).find(({ rank }) => rank <= 1) ?? null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chart that is read again has the same bars
  useEffect(() => {
    if (isFocused) setPointed(row && bar ? { at, row, bar, half } : null)
  }, [isFocused, at, half])
  const close = useCallback(() => setPointed(null), [])
  return {
    pointed: isMoving ? null : pointed,
    lit: pointed?.bar.job?.number ?? null,
    close,
    point(over: number, pointedBar: RowBar | null) {
      const own = rows[over]
      setPointed(own && pointedBar ? { at: over, row: own, bar: pointedBar, half: pointedBar.start } : null)
    },
    focus: {
      // A press gives the focus too, and opens no card.
      onFocus: ({ target }: { target: Element }) => setFocused(target.matches(':focus-visible')),
      // Whoever goes on by keyboard after a press sees it too.
      onKeyDownCapture: ({ key }: { key: string }) => key.startsWith('Arrow') && setFocused(true),
      onBlur() {
        setFocused(false)
        setPointed(null)
      },
    },
  }
}
