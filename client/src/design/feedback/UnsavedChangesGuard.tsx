import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'wouter'
import { leaving } from '../../copy/leaving'
import {
  type Because,
  blockNavigation,
  clearBlockers,
  navigationBlocker,
} from '../../lib/forms/unsavedChanges'
import { Confirm } from './Confirm'

/** The address of a pressed link of this site that would leave the page. */
function wayOut(event: MouseEvent, here: string): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target === '_blank' || link.origin !== location.origin) return null
  return link.pathname === here ? null : `${link.pathname}${link.search}`
}

/**
 * Asks before an edited form is left by a link, by Back or by closing the window, and never twice. A page may have one
 * for each form; the first dirty one asks for all.
 */
export function UnsavedChangesGuard({
  isDirty,
  because = 'unsaved',
}: {
  isDirty: boolean
  because?: Because
}) {
  const [wanted, setWanted] = useState<string | null>(null)
  const [here, navigate] = useLocation()

  useEffect(() => {
    if (!isDirty) return
    let forget = blockNavigation(because)
    // The page was left by a load and restored from the browser's cache, with its input.
    const onShownAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      forget()
      forget = blockNavigation(because)
    }
    const onClick = (event: MouseEvent) => {
      const to = wayOut(event, here)
      if (to === null || !navigationBlocker()) return
      event.preventDefault()
      event.stopPropagation()
      setWanted(to)
    }
    // On `navigate`, because at popstate the router has rendered the other page already.
    const onBack = (event: NavigateEvent) => {
      const to = new URL(event.destination.url)
      if (event.navigationType !== 'traverse' || !event.cancelable || event.defaultPrevented) return
      if (to.pathname === here || !navigationBlocker()) return
      event.preventDefault()
      setWanted(`${to.pathname}${to.search}`)
    }
    const onClose = (event: BeforeUnloadEvent) => {
      if (navigationBlocker()) event.preventDefault()
    }
    document.addEventListener('click', onClick, { capture: true })
    window.navigation?.addEventListener('navigate', onBack)
    addEventListener('beforeunload', onClose)
    addEventListener('pageshow', onShownAgain)
    return () => {
      forget()
      document.removeEventListener('click', onClick, { capture: true })
      window.navigation?.removeEventListener('navigate', onBack)
      removeEventListener('beforeunload', onClose)
      removeEventListener('pageshow', onShownAgain)
    }
  }, [isDirty, because, here])

  // Saved or refused while the question was open: close it so that the result can be read.
  useEffect(() => {
    if (!isDirty) setWanted(null)
  }, [isDirty])

  if (wanted === null) return null
  // In a portal: inside the form its button would submit it, and in a hidden tab panel it would be invisible.
  return createPortal(
    <UnsavedChangesDialog
      open
      because={because}
      onLeave={() => {
        setWanted(null)
        // If the next page is a full load, the browser would ask again.
        clearBlockers()
        navigate(wanted)
      }}
      onStay={() => setWanted(null)}
    />,
    document.body,
  )
}

type Question = { open: boolean; because?: Because; onLeave: () => void; onStay: () => void }

/** The question alone, for exits that are not navigation: Cancel, Logout. */
export function UnsavedChangesDialog({ open, because = 'unsaved', onLeave, onStay }: Question) {
  const copy = leaving[because]
  return (
    <Confirm
      open={open}
      title={copy.title}
      question={copy.question}
      confirmWords={copy.confirm}
      onConfirm={onLeave}
      onClose={onStay}
    />
  )
}
