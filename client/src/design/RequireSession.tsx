import { chakra, Flex } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { reasonToStay } from '../lib/leaving'
import { type Session, useSession, wasRefused } from '../lib/session'
import { keptForm } from '../words/keptForm'
import { OutsideLink } from './OutsideLink'

type Props = {
  /** `isAdmin` or `isTalent`. */
  allows: (session: Session | null) => boolean
  /** Where everybody else goes. */
  otherwise: string
  children: ReactNode
}

/**
 * Keeps a page's frame from those it is not for; its content is guarded by the server. A half-edited form whose
 * session the server refused stays until its owner has signed in again in another tab.
 */
export function RequireSession({ allows, otherwise, children }: Props) {
  const session = useSession()
  const [here] = useLocation()
  const [keptAt, setKeptAt] = useState<string | null>(null)
  const { token, owner } = useLastSession(session)
  const isAllowed = allows(session)

  if (isAllowed && keptAt !== null) setKeptAt(null)
  if (!isAllowed && keptAt === null && wasRefused(token) && reasonToStay()) setKeptAt(here)
  if (!isAllowed && keptAt !== here) return <Redirect to={otherwise} replace />
  return (
    <>
      <Fragment key={owner}>{children}</Fragment>
      {isAllowed ? null : <SignInAgain door={otherwise} />}
    </>
  )
}

/**
 * Whose page it is, also while nobody is signed in. Somebody else who signs in in another tab gets the page anew:
 * what was typed and read for the one before is not theirs.
 */
function useLastSession(session: Session | null) {
  const [{ token, userId: owner }, setSeen] = useState<Partial<Session>>(session ?? {})
  const readFor = useRef(owner)
  const queries = useQueryClient()
  // Only with a new token: of what another tab keeps, it comes last.
  if (session !== null && session.token !== token) setSeen(session)
  useEffect(() => {
    if (readFor.current === owner) return
    readFor.current = owner
    void queries.resetQueries()
  }, [owner, queries])
  return { token, owner }
}

function SignInAgain({ door }: { door: string }) {
  return (
    <Flex
      role="alert"
      data-ground="ink"
      position="fixed"
      zIndex="sheet"
      insetInline={0}
      // Where no notice stands over it (Notices.tsx).
      top={{ md: 0 }}
      bottom={{ base: 0, md: 'auto' }}
      px="gutter"
      py={4}
      columnGap={6}
      rowGap={2}
      wrap="wrap"
      align="center"
      justify="space-between"
    >
      <chakra.p>{keptForm.text}</chakra.p>
      <OutsideLink href={door} py={2} fontWeight="semibold">
        {keptForm.signIn}
      </OutsideLink>
    </Flex>
  )
}
