import { useEffect } from 'react'
import { trpc } from '../../lib/trpc'

/** Long enough to be looked at; a page that is passed on the way back is not. */
const LOOK_MS = 1_000

/** Tells the house that somebody looks at this profile; whether it counts is the house's matter, and nothing waits for it. */
export function useSeen(key: string) {
  const { client } = trpc.useUtils()
  useEffect(() => {
    // A browser that a program drives looks at nothing.
    if (navigator.webdriver) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      if (document.visibilityState !== 'visible') return
      timer = setTimeout(() => {
        document.removeEventListener('visibilitychange', look)
        client.site.models.seen.mutate({ key }).catch(() => {})
      }, LOOK_MS)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [client, key])
}
