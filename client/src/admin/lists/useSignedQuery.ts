import { useRef, useState } from 'react'

/** Limits retries, so that a deleted file is not requested in a loop. */
const AT_MOST_EVERY_MS = 30_000

/**
 * The signature of a private file. It is kept while it works, because a new one would load the file again; when the
 * file fails to load, `renew` is called, at most every half minute. `latest` is the server's newest signature.
 */
export function useSignedQuery(latest: string, renew: () => void) {
  const [held, setHeld] = useState(latest)
  const [isFailed, setFailed] = useState(false)
  const renewedAt = useRef(0)
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
