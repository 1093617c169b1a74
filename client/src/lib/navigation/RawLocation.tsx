import { type ReactNode, useState } from 'react'
import { type BaseLocationHook, type BaseSearchHook, Router, type RouterProps, useRouter } from 'wouter'
import { aroundNavigation } from './closeOnBack'

/** The address on the server, which has no `location`. */
export type Address = Pick<RouterProps, 'ssrPath' | 'ssrSearch' | 'ssrContext'>

const escaped = (text: string) => text.replaceAll('%', '%25')

/**
 * wouter decodes an address before it is parsed, which breaks `%26` in a name and decodes `%2541` in a search twice.
 * Encoding it once more gives the pages the exact address.
 */
export function RawLocation({ children, address }: { children: ReactNode; address: Address | undefined }) {
  const { hook, searchHook } = useRouter()
  const [exact] = useState(() => {
    const useExactLocation: BaseLocationHook = (...given) => {
      const [path, navigate] = hook(...given)
      return [escaped(path), navigate]
    }
    const useExactSearch: BaseSearchHook = (...given) => escaped(searchHook(...given))
    return { hook: useExactLocation, searchHook: useExactSearch }
  })
  return (
    <Router {...exact} {...address} aroundNav={aroundNavigation}>
      {children}
    </Router>
  )
}
