import { Button } from '../../design/Button'
import { useSignOut } from '../../lib/useSignOut'
import { talent } from '../../words/talent'

/** The way out. */
export function Logout() {
  const { signOut, isLeaving } = useSignOut()
  return (
    <Button look="outline" size="small" minH="touch" disabled={isLeaving} onClick={signOut}>
      {isLeaving ? talent.loggingOut : talent.logout}
    </Button>
  )
}
