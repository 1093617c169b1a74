import { useRef, useState } from 'react'

/** Not more often than this: a file that is really gone must not be asked for without end. */
const AT_MOST_EVERY_MS = 30_000

/**
 * The signature under which a private file is shown. It is kept while it works, because a new one would load the file
 * again; when the file fails to load, a new one is asked for, once in half a minute.
 * `latest` is what the server signed last; `renew` makes it sign again.
 */
export function useSignedQuery(latest: string, renew: () => void) {
  const [held, setHeld] = useState(latest)
  const [isFailed, setFailed] = useState(false)
  const renewedAt = useRef(0)
  // The new signature has arrived: try again with it.
  if (isFailed && latest !== held) {
    setHeld(latest)
    setFailed(false)
  }
  const onFailure = () => {
    setFailed(true)
    if (latest !== held || Date.now() - renewedAt.current < AT_MOST_EVERY_MS) return
    renewedAt.current = Date.now()
    renew()
  }
  return { query: held, isFailed, onFailure }
}
