import { type ReactNode, useState } from 'react'
import { type BaseLocationHook, type BaseSearchHook, Router, useRouter } from 'wouter'

const escaped = (text: string) => text.replaceAll('%', '%25')

/**
 * wouter undoes an address's escapes before anybody takes it apart: `%26` in a name then stays as it is, and `%2541` in
 * a search is undone twice. Given escaped once more, pages see exactly what stands in the address.
 */
export function ExactAddress({ children }: { children: ReactNode }) {
  const { hook, searchHook } = useRouter()
  const [exact] = useState(() => {
    const useExactLocation: BaseLocationHook = (...given) => {
      const [path, navigate] = hook(...given)
      return [escaped(path), navigate]
    }
    const useExactSearch: BaseSearchHook = (...given) => escaped(searchHook(...given))
    return { hook: useExactLocation, searchHook: useExactSearch }
  })
  return <Router {...exact}>{children}</Router>
}
