import { useSyncExternalStore } from 'react'
import { parts } from '../copy/parts'
import { forgetReturnTo } from './navigation/returnToStore'
import { notifyFailure } from './notify'

/** The account signed in on this browser. It grants nothing: the server decides at every request. */
export type Session = {
  token: string
  roles: string[]
  name: string
  picture: string | null
  userId: string
  /** Only for administrators: the agency as the sign-in answered it. */
  agency: { name: string } | null
}

/** The storage keys are specified. */
const KEYS = {
  token: 'authToken',
  roles: 'userRoles',
  name: 'userName',
  picture: 'userProfilePic',
  userId: 'userId',
  agency: 'agencyInfo',
} as const

const listeners = new Set<() => void>()
let refusedToken: string | null = null
let known: { raw: string; session: Session | null } = { raw: '', session: null }

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

function read(): Session | null {
  const token = localStorage.getItem(KEYS.token)
  if (!token) return null
  const roles = parsed(localStorage.getItem(KEYS.roles))
  const agency = parsed(localStorage.getItem(KEYS.agency))
  return {
    token,
    roles: Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [],
    name: localStorage.getItem(KEYS.name) ?? '',
    picture: localStorage.getItem(KEYS.picture) || null,
    userId: localStorage.getItem(KEYS.userId) ?? '',
    agency:
      agency && typeof agency === 'object' && 'name' in agency && typeof agency.name === 'string'
        ? { name: agency.name }
        : null,
  }
}

/** The session as stored now, the same object until something changes; `null` when nobody is signed in. */
export function currentSession(): Session | null {
  const raw = Object.values(KEYS)
    .map((key) => localStorage.getItem(key) ?? '')
    .join('\n')
  if (raw !== known.raw) known = { raw, session: read() }
  return known.session
}

function notifyListeners() {
  for (const listener of listeners) listener()
}

/** Stores a session. The token comes last, because other tabs see each key change separately. */
export function startSession(session: Session) {
  localStorage.setItem(KEYS.roles, JSON.stringify(session.roles))
  localStorage.setItem(KEYS.name, session.name)
  localStorage.setItem(KEYS.userId, session.userId)
  localStorage.setItem(KEYS.picture, session.picture ?? '')
  if (session.agency) localStorage.setItem(KEYS.agency, JSON.stringify(session.agency))
  else localStorage.removeItem(KEYS.agency)
  localStorage.setItem(KEYS.token, session.token)
  notifyListeners()
}

/** Removes everything about the account, and the call sheets that open without a net (client/public/talent-worker.js). */
export function endSession() {
  // Missing on plain http.
  void globalThis.caches?.delete('call-sheets').catch(() => false)
  for (const key of Object.values(KEYS)) localStorage.removeItem(key)
  forgetReturnTo()
  notifyListeners()
}

/** The server rejected a token: end its session, unless a newer sign-in has replaced it. */
export function endSessionOf(token: string | null) {
  if (token === null || currentSession()?.token !== token) return
  refusedToken = token
  endSession()
  notifyFailure(parts.sessionEnded, parts.sessionEndedText)
}

/** Whether this token's session ended because the server rejected it, not by a sign-out. */
export const wasRefused = (token: string | undefined) => token !== undefined && token === refusedToken

/** Calls the listener at every sign-in or sign-out in any tab; returns the function that unsubscribes. */
export function followSession(listener: () => void) {
  listeners.add(listener)
  // `storage` fires in the other tabs only: signing out in one signs out in all.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The current session; rerenders at every sign-in or sign-out in any tab. The server knows none. */
export const useSession = () => useSyncExternalStore(followSession, currentSession, () => null)

/** Works for the agency: an administrator or a booker. */
export const isAdmin = (session: Session | null) =>
  session?.roles.some((role) => ['booker', 'admin', 'superadmin'].includes(role)) ?? false

/** Works at the desk only. */
export const isBooker = (session: Session | null) => session?.roles.includes('booker') ?? false

export const isTalent = (session: Session | null) => session?.roles.includes('model') ?? false
