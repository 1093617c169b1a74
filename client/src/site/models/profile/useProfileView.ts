import { useEffect } from 'react'
import { trpc } from '../../../lib/trpc'

/** Long enough that a page passed on the way back is not counted. */
const LOOK_MS = 1_000

/** Reports a profile view. The server decides whether it counts, and the page does not wait for it. */
export function useProfileView(key: string) {
  const { client } = trpc.useUtils()
  useEffect(() => {
    // An automated browser is not a visitor.
    if (navigator.webdriver) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const variant = () => {
      clearTimeout(timer)
      if (document.visibilityState !== 'visible') return
      timer = setTimeout(() => {
        document.removeEventListener('visibilitychange', variant)
        client.site.models.seen.mutate({ key }).catch(() => {})
      }, LOOK_MS)
    }
    variant()
    document.addEventListener('visibilitychange', variant)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', variant)
    }
  }, [client, key])
}
