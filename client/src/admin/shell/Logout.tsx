import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'wouter'
import { paths } from '../../../../shared/paths'
import { Button } from '../../design/Button'
import { Confirm } from '../../design/Confirm'
import { endSession } from '../../lib/session'
import { trpc } from '../../lib/trpc'
import { admin } from '../../words/admin'
import { useFocusBack } from './useFocusBack'

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

/**
 * Ends the session at the server and forgets it here, then goes to /login (specification section 4, Session).
 * When the server cannot be reached the browser forgets all the same: who wants to leave is never kept.
 */
function Question({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  useFocusBack()
  const words = admin.shell
  const signOut = trpc.auth.signOut.useMutation({
    onSettled() {
      navigate(paths.login)
      endSession()
      queries.clear()
    },
  })
  return (
    <Confirm
      open
      title={words.logout}
      question={words.logoutQuestion}
      confirmWords={words.logout}
      busyWords={words.loggingOut}
      busy={signOut.isPending}
      onConfirm={() => signOut.mutate()}
      onClose={onClose}
    />
  )
}
