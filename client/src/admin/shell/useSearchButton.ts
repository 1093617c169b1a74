import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../../../shared/paths'
import { focusSearch } from '../../lib/useKeys'

/** What the search button does: it focuses the page's search, and on a page without one the search of the jobs. */
export function useSearchButton(path: string) {
  const [, navigate] = useLocation()
  const [isWaiting, setWaiting] = useState(false)
  // The page of the jobs may still be loading.
  useEffect(() => {
    if (!isWaiting || path !== paths.adminJobs) return
    const look = () => {
      if (focusSearch()) setWaiting(false)
    }
    const watcher = new MutationObserver(look)
    watcher.observe(document.body, { childList: true, subtree: true })
    look()
    return () => watcher.disconnect()
  }, [isWaiting, path])
  return () => {
    if (focusSearch()) return
    setWaiting(true)
    navigate(paths.adminJobs)
  }
}
