import { useEffect } from 'react'

/** Lets the talent's pages open the call sheets that were opened before, when there is no net. */
export function useTalentWorker() {
  useEffect(() => {
    // Missing on plain http, and in a window whose browser keeps nothing.
    void navigator.serviceWorker
      ?.register('/talent-worker.js', { scope: '/model-dashboard' })
      .catch(() => undefined)
  }, [])
}
