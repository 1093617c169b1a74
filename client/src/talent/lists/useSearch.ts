import { useState } from 'react'
import { folded } from '../../lib/folded'

/** What a search and a filter leave of a list; `textOf` is all that is searched of a row. */
export function useSearch<Row extends { type: string }>(
  rows: readonly Row[],
  textOf: (row: Row) => readonly (string | null)[],
) {
  const [search, setSearch] = useState('')
  const [type, setType] = useState('')
  const wanted = folded(search)
  const found = rows.filter(
    (row) => (type === '' || row.type === type) && folded(textOf(row).join('\n')).includes(wanted),
  )
  const types = [...new Set(rows.map((row) => row.type))].sort()
  return { found, isSearching: search !== '' || type !== '', search, setSearch, type, setType, types }
}
export type Search = Omit<ReturnType<typeof useSearch>, 'found'>

/** `music_video` as `Music video`. */
export const readable = (type: string) => type.charAt(0).toUpperCase() + type.slice(1).replaceAll('_', ' ')
