import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../design/Button'
import { LeaveQuestion } from '../../design/LeaveGuard'
import { type Because, letGo, reasonToStay } from '../../lib/leaving'
import { useSignOut } from '../../lib/useSignOut'
import { talent } from '../../words/talent'

/** The way out. It asks when something on the page would be lost. */
export function Logout() {
  const { signOut, isLeaving } = useSignOut()
  const [because, setBecause] = useState<Because>()
  const stay = () => setBecause(undefined)
  const leave = () => {
    stay()
    // The way to the sign-in page may be a load of its own, at which the browser would ask once more.
    letGo()
    void signOut()
  }
  const askOrLeave = () => {
    const reason = reasonToStay()
    if (reason) setBecause(reason)
    else leave()
  }
  return (
    <>
      <Button look="outline" size="small" minH="touch" disabled={isLeaving} onClick={askOrLeave}>
        {isLeaving ? talent.loggingOut : talent.logout}
      </Button>
      {/* Out of the header's ink: a question is paper. */}
      {because
        ? createPortal(<LeaveQuestion open because={because} onLeave={leave} onStay={stay} />, document.body)
        : null}
    </>
  )
}
