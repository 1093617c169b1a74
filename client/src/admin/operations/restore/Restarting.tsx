import { useEffect } from 'react'
import { paths } from '../../../../../shared/paths'
import { endSession } from '../../../lib/session'
import { restoring as copy } from './copy'

const FIRST_MS = 4_000
const AGAIN_MS = 1_500

/** Waits until the restored site answers, and goes on to its sign-in: the session of this page has ended. */
export function Restarting({ isReplica }: { isReplica?: boolean | undefined }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      const isBack = await fetch('/readyz', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isBack) {
        // Once the page goes: this one would lead to the sign-in by itself, and keep what it has read.
        addEventListener('pagehide', endSession, { once: true })
        location.assign(paths.adminLogin)
      } else timer = setTimeout(look, AGAIN_MS)
    }
    timer = setTimeout(look, FIRST_MS)
    return () => clearTimeout(timer)
  }, [])
  return <p role="status">{isReplica ? copy.restartingReplica : copy.restarting}</p>
}
