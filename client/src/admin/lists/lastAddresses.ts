import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useAddress } from '../../lib/navigation/useAddress'

/** The last address of each list, with its filters and page. */
const last = new Map<string, string>()

/** Where the link back from a record leads: to the list as it was left. */
export const lastAddressOf = (list: string) => last.get(list) ?? list

export function useLastAddress() {
  const [path] = useLocation()
  const address = useAddress()
  useEffect(() => {
    last.set(path, address)
  }, [path, address])
}

export const forgetLastAddresses = () => last.clear()
