import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../design/actions/Button'
import { UnsavedChangesDialog } from '../../design/feedback/UnsavedChangesGuard'
import { type Because, clearBlockers, navigationBlocker } from '../../lib/forms/unsavedChanges'
import { useSignOut } from '../../lib/useSignOut'
import { talent } from '../copy'
import { unsubscribe } from '../phones/push'

/** The logout button. Asks first if the page has unsaved changes. */
export function Logout() {
  const { signOut, isLeaving } = useSignOut()
  const [because, setBecause] = useState<Because>()
  const stay = () => setBecause(undefined)
  const leave = () => {
    stay()
    // The sign-in page may need a full load, for which the browser would ask again.
    clearBlockers()
    // A session that only runs out leaves the phone told.
    void signOut().finally(unsubscribe)
  }
  const askOrLeave = () => {
    const reason = navigationBlocker()
    if (reason) setBecause(reason)
    else leave()
  }
  return (
    <>
      <Button variant="outline" size="touch" disabled={isLeaving} onClick={askOrLeave}>
        {isLeaving ? talent.loggingOut : talent.logout}
      </Button>
      {/* A portal, because inside the header the dialog would get its dark theme. */}
      {because
        ? createPortal(
            <UnsavedChangesDialog open because={because} onLeave={leave} onStay={stay} />,
            document.body,
          )
        : null}
    </>
  )
}
