import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { type Session, useSession } from './session'

type Props = {
  /** `isAdmin` or `isTalent`. */
  allows: (session: Session | null) => boolean
  /** Where everybody else goes. */
  otherwise: string
  children: ReactNode
}

/** Keeps a page's frame from those it is not for; its content is guarded by the server. */
export function RequireSession({ allows, otherwise, children }: Props) {
  const session = useSession()
  return allows(session) ? children : <Redirect to={otherwise} replace />
}
