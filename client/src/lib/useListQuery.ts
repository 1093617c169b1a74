import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { SEARCH_MAX } from '../../../shared/limits'
import { pageFrom } from '../../../shared/pages/listAddress'

type Choices<Filters> = { [Name in keyof Filters]?: readonly string[] }
const NONE = {}

/**
 * A list's filters and page, kept in the address: a link shows the same list, and the back button works.
 * `defaults` names the filters and the value that means "no filter" (it is left out of the address).
 * `choices` lists a filter's values: an unknown value in an address filters nothing, and a text longer than any search
 * is cut. Any change of a filter goes back to page 1. Pass both as constants.
 */
export function useListQuery<Filters extends Record<string, string>>(
  defaults: Filters,
  choices: Choices<Filters> = NONE,
) {
  const [path] = useLocation()
  const [params, setParams] = useSearchParams()

  const filters = useMemo(() => {
    const entries = Object.entries(defaults).map(([name, none]) => {
      const given = params.get(name) ?? none
      const isKnown = choices[name]?.includes(given) ?? true
      return [name, isKnown ? [...given].slice(0, SEARCH_MAX).join('') : none]
    })
    return Object.fromEntries(entries) as Filters
  }, [params, defaults, choices])

  const page = pageFrom(params.get('page'))

  const setFilters = useCallback(
    (changed: Partial<Filters>) =>
      // Replaced, not pushed: typing a search must not add a history entry per letter.
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          next.delete('page')
          for (const [name, value] of Object.entries(changed)) {
            if (typeof value !== 'string' || value === defaults[name]) next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true },
      ),
    [setParams, defaults],
  )

  const setPage = useCallback((to: number) => setParams((before) => withPage(before, to)), [setParams])

  /** The address of a page of this list. Other parameters are left out: the server renders without them. */
  const addressOf = (to: number) => {
    const set = Object.entries(filters).filter(([name, value]) => value !== defaults[name])
    return [path, withPage(new URLSearchParams(set), to)].map(String).filter(Boolean).join('?')
  }

  const clear = useCallback(() => setFilters(defaults), [setFilters, defaults])
  const isFiltered = Object.entries(defaults).some(([name, none]) => filters[name] !== none)
  return { filters, page, setFilters, setPage, addressOf, clear, isFiltered }
}

function withPage(params: URLSearchParams, page: number) {
  const next = new URLSearchParams(params)
  if (page <= 1) next.delete('page')
  else next.set('page', String(page))
  return next
}
