import { chakra, Flex } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { keptForm } from '../../copy/keptForm'
import { navigationBlocker } from '../../lib/forms/unsavedChanges'
import { forgetReturnTo, keepReturnTo, reachReturnTo } from '../../lib/navigation/returnTo'
import { useAddress } from '../../lib/navigation/useAddress'
import { type Session, useSession, wasRefused } from '../../lib/session'
import { ExternalLink } from '../actions/ExternalLink'

type Props = {
  /** `isAdmin` or `isTalent`. */
  allows: (session: Session | null) => boolean
  /** The path to which all others are redirected. */
  otherwise: string
  children: ReactNode
}

/**
 * Hides a page from users it is not for; the server guards its data. An edited form whose session has expired stays
 * until its owner has signed in again in another tab.
 */
export function RequireSession({ allows, otherwise, children }: Props) {
  const session = useSession()
  const [here] = useLocation()
  const address = useAddress()
  // A user who signs out does not need the page back.
  const wasHere = useRef(false)
  const [keptAt, setKeptAt] = useState<string | null>(null)
  const { token, owner } = useLastSession(session)
  const isAllowed = allows(session)

  if (isAllowed && keptAt !== null) setKeptAt(null)
  if (!isAllowed && keptAt === null && wasRefused(token) && navigationBlocker()) setKeptAt(here)
  const wants = !wasHere.current || wasRefused(token)
  useEffect(() => {
    if (!isAllowed) return
    wasHere.current = true
    reachReturnTo(address)
  }, [isAllowed, address])
  if (!isAllowed && keptAt !== here) return <SentToSignIn to={otherwise} wanted={wants ? address : null} />
  return (
    <>
      <Fragment key={owner}>{children}</Fragment>
      {isAllowed ? null : <SignInAgain signInPath={otherwise} />}
    </>
  )
}

/** Redirects to the sign-in page. The requested page is stored in this tab, not in the address. */
function SentToSignIn({ to, wanted }: { to: string; wanted: string | null }) {
  useLayoutEffect(() => {
    if (wanted === null) forgetReturnTo()
    else keepReturnTo(wanted)
  }, [wanted])
  return <Redirect to={to} replace />
}

/**
 * The page's owner, also after the session has ended. When another account signs in in another tab, the page
 * remounts: input and data belong to the previous account.
 */
function useLastSession(session: Session | null) {
  const [{ token, userId: owner }, setSeen] = useState<Partial<Session>>(session ?? {})
  const readFor = useRef(owner)
  const queries = useQueryClient()
  // Compare the token: of the keys that another tab writes, it comes last.
  if (session !== null && session.token !== token) setSeen(session)
  useEffect(() => {
    if (readFor.current === owner) return
    readFor.current = owner
    void queries.resetQueries()
  }, [owner, queries])
  return { token, owner }
}

function SignInAgain({ signInPath }: { signInPath: string }) {
  return (
    <Flex
      role="alert"
      data-theme="dark"
      position="fixed"
      zIndex="sheet"
      insetInline={0}
      // Not covered by a notice (Toaster.tsx).
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
      <ExternalLink href={signInPath} py={2} fontWeight="semibold">
        {keptForm.signIn}
      </ExternalLink>
    </Flex>
  )
}
