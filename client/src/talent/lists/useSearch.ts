import { useMemo } from 'react'
import { fold } from '../../../../shared/text/fold'
import { useListQuery } from '../../lib/useListQuery'

/**
 * Filters a list by search text and filter. Both are in the URL under the list's `name`, because several lists share
 * a page. The search looks only at `textOf` of a row.
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
