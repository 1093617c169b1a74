import { useState } from 'react'

export type Place = { row: number; half: number }
/** A rectangle of rows and halves, the ends included. */
export type Selection = { rows: [first: number, last: number]; halves: [first: number, last: number] }

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0))
const ordered = (one: number, other: number): [number, number] => (one < other ? [one, other] : [other, one])

/** Where the keyboard is on the chart, and what is chosen from there: from the anchor to the cursor. */
export function useSelection(rowCount: number, halfCount: number) {
  const [cursor, setCursor] = useState<Place>({ row: 0, half: 0 })
  const [anchor, setAnchor] = useState<Place>(cursor)
  const within = ({ row, half }: Place): Place => ({
    row: clamp(row, rowCount - 1),
    half: clamp(half, halfCount - 1),
  })
  // A filter or a shorter window may leave the cursor outside.
  const [here, from] = [within(cursor), within(anchor)]
  return {
    cursor: here,
    selection: {
      rows: ordered(here.row, from.row),
      halves: ordered(here.half, from.half),
    } satisfies Selection,
    /** Moves to a place; what lies between the anchor and it is chosen when it extends. */
    go(to: Place, isExtending = false) {
      const place = within(to)
      setCursor(place)
      if (!isExtending) setAnchor(place)
      return place
    },
  }
}
