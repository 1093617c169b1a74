import { useEffect, useRef } from 'react'
import type { AroundNavHandler } from 'wouter'

// Back closes an open dialog or menu instead of leaving the page. Opening one adds a history entry with the page's
// own address: docs/decisions/0051-back-closes-a-dialog.md

/** Marks the extra entry in its history state. */
const OVER = 'dialogOver'
/** Marks the page's own entry in its history state. */
const UNDER = 'dialogUnder'
/** How long to wait for the browser's popstate after going back. */
const PATIENCE_MS = 1_000

/** The close function of everything open, the topmost last. */
const open: (() => void)[] = []
/**
 * The extra entry while it is current: its mark, the address that the page shows now, and the address of the page's
 * own entry (null when unknown). It stays after the dialog closes and is reused by the next one, because going back
 * over it could abort a page load.
 */
let extra: { mark: string; href: string; under: string | null } | null = null
/** Set while the browser is going back to the page's own entry, which it does asynchronously. */
let isReturning = false
const waiting: (() => void)[] = []

const stateOf = (): Record<string, unknown> => history.state ?? {}

/** Something other than the router changed the history: the current entry is no longer the extra one. */
function forgetIfLeft() {
  if (extra !== null && stateOf()[OVER] !== extra.mark) extra = null
}

/** Adds the extra entry unless it is there. */
function guard() {
  forgetIfLeft()
  if (isReturning || open.length === 0 || extra !== null) return
  const mark = String(Math.random())
  const { href } = location
  history.replaceState({ ...stateOf(), [UNDER]: mark }, '')
  history.pushState({ [OVER]: mark }, '')
  extra = { mark, href, under: href }
}

/** An extra entry reached by a reload or by Forward: nothing is open over it. */
function takeOver() {
  const { [OVER]: mark } = stateOf()
  if (typeof mark === 'string') extra = { mark, href: location.href, under: null }
}

/** A choice made in a dialog, or after it, changed the address of the extra entry: treat it as the page's address. */
function takeAddress(href: string) {
  if (href !== location.href && new URL(href).pathname === location.pathname)
    history.replaceState(history.state, '', href)
}

/** Goes back to the page's own entry, then calls `next`. */
function returnFirst(next: () => void) {
  const { href } = location
  extra = null
  isReturning = true
  waiting.push(next)
  const arrived = () => {
    removeEventListener('popstate', arrived, { capture: true })
    clearTimeout(timer)
    isReturning = false
    takeAddress(href)
    for (const each of waiting.splice(0)) each()
    guard()
  }
  const timer = setTimeout(arrived, PATIENCE_MS)
  // In the capture phase, before the router reads the address.
  addEventListener('popstate', arrived, { capture: true })
  history.back()
}

function onPopState() {
  if (isReturning) return
  const before = extra
  extra = null
  if (before === null || stateOf()[UNDER] !== before.mark) return takeOver()
  takeAddress(before.href)
  const close = open.at(-1)
  // Nothing is open any more: the user wants to leave the page.
  if (!close) return history.back()
  close()
  // Add the entry again if the dialog asked a question instead of closing, or another one is still open.
  setTimeout(guard)
}

if (typeof window !== 'undefined') {
  addEventListener('popstate', onPopState, { capture: true })
  takeOver()
}

/** Registers the close function of an open dialog or menu; returns the function that unregisters it. */
export function closeOnBack(close: () => void): () => void {
  open.push(close)
  guard()
  return () => {
    const at = open.indexOf(close)
    if (at >= 0) open.splice(at, 1)
  }
}

/** Back calls `close` while the component is mounted. */
export function useCloseOnBack(close: () => void) {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => closeOnBack(() => latest.current()), [])
}

/** The router's navigation: a push replaces the extra entry, so that Back leads to the page. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  const again = () => aroundNavigation(navigate, to, options)
  if (isReturning) return void waiting.push(again)
  forgetIfLeft()
  if (extra === null) return navigate(to, options)
  const staysHere = options?.replace && new URL(to, location.href).pathname === location.pathname
  if (staysHere) {
    navigate(to, { ...options, state: { ...options?.state, [OVER]: extra.mark } })
    extra.href = location.href
    return
  }
  // The page's own entry must first get the address that the page shows now, or is to be replaced itself.
  if (open.length === 0 && (options?.replace || extra.href !== extra.under)) return returnFirst(again)
  extra = null
  navigate(to, { ...options, replace: true })
}
