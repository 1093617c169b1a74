import { useState } from 'react'
import { BULK_MAX } from '../../../../shared/deskBulk'
import { useKeys } from '../../lib/useKeys'

export type MarkedRow = { id: string; title: string }
export type Marks<Row extends MarkedRow = MarkedRow> = {
  isMarked: (id: string) => boolean
  /** At most as many as one press may be about. */
  marked: Row[]
  toggle: (id: string) => void
  /** Marks every row of the list. */
  all: () => void
  clear: () => void
}

/** Which rows of a list are marked for one press; the key `x` marks the row with the focus. */
export function useMarks<Row extends MarkedRow>(rows: readonly Row[]): Marks<Row> {
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
    all: () => setIds(new Set(rows.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}
