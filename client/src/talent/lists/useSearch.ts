import { useMemo } from 'react'
import { fold } from '../../../../shared/fold'
import { useListQuery } from '../../lib/useListQuery'

/**
 * What a search and a filter leave of a list. They stand in the address under the list's own `name`, because several
 * lists share the page's. `textOf` is all that is searched of a row.
 */
export function useSearch<Row extends { type: string }>(
  name: string,
  rows: readonly Row[],
  textOf: (row: Row) => readonly (string | null)[],
) {
  const [searchName, typeName] = [`${name}-search`, `${name}-type`]
  const defaults = useMemo(() => ({ [searchName]: '', [typeName]: '' }), [searchName, typeName])
  const { filters, setFilters, clear, isFiltered } = useListQuery<Record<string, string>>(defaults)
  const { [searchName]: search = '', [typeName]: type = '' } = filters
  const wanted = fold(search)
  const found = rows.filter(
    (row) => (type === '' || row.type === type) && fold(textOf(row).join('\n')).includes(wanted),
  )
  const types = [...new Set(rows.map((row) => row.type))].sort()
  return {
    found,
    isSearching: isFiltered,
    clear,
    search,
    setSearch: (to: string) => setFilters({ [searchName]: to }),
    type,
    setType: (to: string) => setFilters({ [typeName]: to }),
    types,
  }
}
export type Search = Omit<ReturnType<typeof useSearch>, 'found'>

/** `music_video` as `Music video`. */
export const readable = (type: string) => type.charAt(0).toUpperCase() + type.slice(1).replaceAll('_', ' ')
