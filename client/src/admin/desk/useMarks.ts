import { useState } from 'react'
import { BULK_MAX } from '../../../../shared/deskBulk'
import { useKeys } from '../../lib/useKeys'

export type MarkedRow = { id: string; version: number; title: string }
export type Marks = ReturnType<typeof useMarks>

/** Which rows of a list are marked for one press; the key `x` marks the row with the focus. */
export function useMarks(rows: readonly MarkedRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const isMarked = (id: string) => ids.has(id)
  // What has left the list is no longer meant.
  const marked = rows.filter(({ id }) => isMarked(id)).slice(0, BULK_MAX)
  useKeys({
    x: () =>
      document.activeElement?.closest('[data-line], tr')?.querySelector<HTMLElement>('[data-mark]')?.click(),
  })
  return {
    isMarked,
    marked,
    toggle(id: string) {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      setIds(next)
    },
    clear: () => setIds(new Set()),
  }
}
