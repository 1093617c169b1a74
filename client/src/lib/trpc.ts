import { httpBatchLink, httpLink, type Operation, splitLink, type TRPCLink } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import type { inferRouterInputs } from '@trpc/server'
import { observable } from '@trpc/server/observable'
import type { AppRouter } from '../../../server/doors/trpc'
import { BATCH_MAX } from '../../../shared/limits'
import { currentSession, endSessionOf } from './session'

export const trpc = createTRPCReact<AppRouter>()

/** Names this client to the server when the agency uses a key; it grants nothing. */
function agencyKey(): Record<string, string> {
  const key = document.querySelector<HTMLMetaElement>('meta[name="agency-key"]')?.content
  return key ? { 'x-agency-key': key } : {}
}

/** The headers of a call: who asks, and which client. */
export function callHeaders(): Record<string, string> {
  const token = currentSession()?.token
  return token ? { ...agencyKey(), authorization: `Bearer ${token}` } : agencyKey()
}

/** The key of a form's one attempt (R12), handed over as the call's `context: { idempotencyKey }`. */
function attemptKey({ context: { idempotencyKey } }: Operation): string | undefined {
  return typeof idempotencyKey === 'string' ? idempotencyKey : undefined
}

/** Attempts to sign in: their 401 tells of what was typed, not of the session that this browser has. */
const ATTEMPTS: ReadonlySet<string> = new Set([
  'auth.signInTalent',
  'auth.signInAdmin',
  'auth.signInSocially',
] satisfies `auth.${keyof inferRouterInputs<AppRouter>['auth']}`[])

/** A 401 anywhere else means that the token is dead, so the browser stops pretending to be signed in. */
const endDeadSession: TRPCLink<AppRouter> = () => {
  return ({ next, op }) => {
    const token = currentSession()?.token ?? null
    return observable((observer) =>
      next(op).subscribe({
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error(error) {
          if (error.data?.httpStatus === 401 && !ATTEMPTS.has(op.path)) endSessionOf(token)
          observer.error(error)
        },
      }),
    )
  }
}

/** The links of the real client; tests pass their own. */
export const httpLinks = (): TRPCLink<AppRouter>[] => [
  endDeadSession,
  splitLink({
    // A key belongs to one call: calls of one moment that shared a request would share a header.
    condition: (op) => attemptKey(op) !== undefined,
    true: httpLink({
      url: '/trpc',
      headers: ({ op }) => ({ ...callHeaders(), 'idempotency-key': attemptKey(op) }),
    }),
    false: httpBatchLink({ url: '/trpc', maxItems: BATCH_MAX, headers: callHeaders }),
  }),
]
