import { useState } from 'react'
import { BULK_MAX } from '../../../../shared/limits'
import { useKeys } from '../../lib/useKeys'

export type MarkedRow = { id: string; title: string }
export type Marks<Row extends MarkedRow = MarkedRow> = {
  isMarked: (id: string) => boolean
  /** At most as many as one press may be about. */
  marked: Row[]
  /** how many of them are on other pages of the list */
  elsewhere: number
  toggle: (id: string) => void
  /** Marks every row of the list. */
  all: () => void
  clear: () => void
}

/** The key `x` marks the row with the focus. */
const useMarkKey = (options: { inDialog?: boolean } = {}) =>
  useKeys(
    {
      x: () =>
        document.activeElement
          ?.closest('[data-line], tr')
          ?.querySelector<HTMLElement>('[data-mark]')
          ?.click(),
    },
    options,
  )

/** Which rows of a list are marked for one press. */
export function useMarks<Row extends MarkedRow>(
  rows: readonly Row[],
  options: { inDialog?: boolean } = {},
): Marks<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const isMarked = (id: string) => ids.has(id)
  // What has left the list is no longer meant.
  const marked = rows.filter(({ id }) => isMarked(id)).slice(0, BULK_MAX)
  useMarkKey(options)
  return {
    isMarked,
    marked,
    elsewhere: 0,
    toggle(id: string) {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      setIds(next)
    },
    all: () => setIds(new Set(rows.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}

/** The same for a list of pages: marks stay while one turns them or searches. Past the most, nothing more is marked. */
export function useMarksOnPages<Row extends MarkedRow>(rows: readonly Row[], most = BULK_MAX): Marks<Row> {
  const [kept, setKept] = useState<ReadonlyMap<string, Row>>(new Map())
  useMarkKey()
  const add = (wanted: readonly Row[]) => {
    const next = new Map(kept)
    for (const row of wanted) if (next.size < most) next.set(row.id, row)
    setKept(next)
  }
  const here = rows.filter(({ id }) => kept.has(id))
  const ids = new Set(here.map(({ id }) => id))
  const others = [...kept.values()].filter(({ id }) => !ids.has(id))
  return {
    isMarked: (id) => kept.has(id),
    marked: [...others, ...here],
    elsewhere: others.length,
    toggle(id) {
      if (!kept.has(id)) return add(rows.filter((row) => row.id === id))
      setKept(new Map([...kept].filter(([each]) => each !== id)))
    },
    all: () => add(rows),
    clear: () => setKept(new Map()),
  }
}
