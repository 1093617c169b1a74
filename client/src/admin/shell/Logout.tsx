import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../design/actions/Button'
import { Confirm } from '../../design/feedback/Confirm'
import { useSignOut } from '../../lib/useSignOut'
import { admin } from '../copy'

/** The Logout button, with a confirmation. */
export function Logout() {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="outline" size="touch" onClick={() => setAsking(true)}>
        {admin.shell.logout}
      </Button>
      {/* In a portal, because dialogs use the light theme and the header the dark one. */}
      {isAsking ? createPortal(<Question onClose={() => setAsking(false)} />, document.body) : null}
    </>
  )
}

function Question({ onClose }: { onClose: () => void }) {
  const { signOut, isLeaving } = useSignOut()
  const copy = admin.shell
  return (
    <Confirm
      open
      title={copy.logout}
      question={copy.logoutQuestion}
      confirmWords={copy.logout}
      harmless
      busyWords={copy.loggingOut}
      busy={isLeaving}
      onConfirm={signOut}
      onClose={onClose}
    />
  )
}
