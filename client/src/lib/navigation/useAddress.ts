import { useLocation, useSearch } from 'wouter'

export function useAddress() {
  const [path] = useLocation()
  const search = useSearch()
  return search === '' ? path : `${path}?${search}`
}
