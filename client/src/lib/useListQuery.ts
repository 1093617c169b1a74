import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { SEARCH_MAX } from '../../../shared/limits'
import { pageFrom } from '../../../shared/listAddress'

type Choices<Filters> = { [Name in keyof Filters]?: readonly string[] }
const NONE = {}

/**
 * A list's filters and page, kept in the address: a link shows the same list, and the back button works.
 * `defaults` names the filters and the value that means "no filter" (it is left out of the address).
 * `choices` names what a filter knows: an address may be written by hand, or be older than a choice, and what its list
 * does not know filters nothing; what is longer than any search is cut.
 * Any change of a filter goes back to page 1 (specification sections 2 and 5). Give both as constants.
 */
export function useListQuery<Filters extends Record<string, string>>(
  defaults: Filters,
  choices: Choices<Filters> = NONE,
) {
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
      // Replaced, not pushed: typing a search must not fill the history with its letters.
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

  const setPage = useCallback(
    (to: number) =>
      setParams((before) => {
        const next = new URLSearchParams(before)
        if (to <= 1) next.delete('page')
        else next.set('page', String(to))
        return next
      }),
    [setParams],
  )

  const clear = useCallback(() => setFilters(defaults), [setFilters, defaults])
  const isFiltered = Object.entries(defaults).some(([name, none]) => filters[name] !== none)
  return { filters, page, setFilters, setPage, clear, isFiltered }
}
