import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'wouter'
import { type Because, letGo, mindLeaving, reasonToStay } from '../lib/leaving'
import { leaving } from '../words/leaving'
import { Confirm } from './Confirm'

/** Where a press on a link of this site leads, when it would leave the page. */
function wayOut(event: MouseEvent, here: string): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target === '_blank' || link.origin !== location.origin) return null
  return link.pathname === here ? null : `${link.pathname}${link.search}`
}

/**
 * Asks before a half-edited form is left: by a link, by Back, or by closing the window. Nothing typed is lost without
 * a yes, and nobody is asked twice. A page may have several, one a form; the first that minds asks for all.
 */
export function LeaveGuard({ isDirty, because = 'unsaved' }: { isDirty: boolean; because?: Because }) {
  const [wanted, setWanted] = useState<string | null>(null)
  const [here, navigate] = useLocation()

  useEffect(() => {
    if (!isDirty) return
    let forget = mindLeaving(because)
    // Left for good by a load, and come back to as it was put away, with what was typed still there.
    const onShownAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      forget()
      forget = mindLeaving(because)
    }
    const onClick = (event: MouseEvent) => {
      const to = wayOut(event, here)
      if (to === null || !reasonToStay()) return
      event.preventDefault()
      event.stopPropagation()
      setWanted(to)
    }
    // Asked before it happens: by the time of a popstate the router has drawn the other page already.
    const onBack = (event: NavigateEvent) => {
      const to = new URL(event.destination.url)
      if (event.navigationType !== 'traverse' || !event.cancelable || event.defaultPrevented) return
      if (to.pathname === here || !reasonToStay()) return
      event.preventDefault()
      setWanted(`${to.pathname}${to.search}`)
    }
    const onClose = (event: BeforeUnloadEvent) => {
      if (reasonToStay()) event.preventDefault()
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

  // Saved, sent or refused while the question stood: there is nothing left to ask about, and what came of it to read.
  useEffect(() => {
    if (!isDirty) setWanted(null)
  }, [isDirty])

  if (wanted === null) return null
  // Out of the form, which its button would send, and out of a hidden tab, in which nobody would see it.
  return createPortal(
    <LeaveQuestion
      open
      because={because}
      onLeave={() => {
        setWanted(null)
        // Where the next page is a load of its own the browser would ask once more.
        letGo()
        navigate(wanted)
      }}
      onStay={() => setWanted(null)}
    />,
    document.body,
  )
}

type Question = { open: boolean; because?: Because; onLeave: () => void; onStay: () => void }

/** The question itself, for ways out that are no navigation: Cancel, Logout. */
export function LeaveQuestion({ open, because = 'unsaved', onLeave, onStay }: Question) {
  const words = leaving[because]
  return (
    <Confirm
      open={open}
      title={words.title}
      question={words.question}
      confirmWords={words.confirm}
      onConfirm={onLeave}
      onClose={onStay}
    />
  )
}
