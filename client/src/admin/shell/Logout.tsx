import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../design/Button'
import { Confirm } from '../../design/Confirm'
import { useSignOut } from '../../lib/useSignOut'
import { admin } from '../../words/admin'

/** The way out, which asks first. */
export function Logout() {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look="outline" size="small" minH="touch" onClick={() => setAsking(true)}>
        {admin.shell.logout}
      </Button>
      {/* Out of the header's ink: every dialog of the back office is paper. */}
      {isAsking ? createPortal(<Question onClose={() => setAsking(false)} />, document.body) : null}
    </>
  )
}

function Question({ onClose }: { onClose: () => void }) {
  const { signOut, isLeaving } = useSignOut()
  const words = admin.shell
  return (
    <Confirm
      open
      title={words.logout}
      question={words.logoutQuestion}
      confirmWords={words.logout}
      busyWords={words.loggingOut}
      busy={isLeaving}
      onConfirm={signOut}
      onClose={onClose}
    />
  )
}
