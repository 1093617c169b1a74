import {
  httpBatchLink,
  httpLink,
  type Operation,
  splitLink,
  TRPCClientError,
  type TRPCLink,
} from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import type { inferRouterInputs } from '@trpc/server'
import { observable } from '@trpc/server/observable'
import type { AppRouter } from '../../../server/router'
import { BATCH_MAX } from '../../../shared/limits'
import { currentSession, endSessionOf } from './session'

export const trpc = createTRPCReact<AppRouter>()

/** Names this client to the server when the agency uses a key; it grants nothing. */
function agencyKey(): Record<string, string> {
  const key = document.querySelector<HTMLMetaElement>('meta[name="agency-key"]')?.content
  return key ? { 'x-agency-key': key } : {}
}

export function callHeaders(): Record<string, string> {
  const token = currentSession()?.token
  return token ? { ...agencyKey(), authorization: `Bearer ${token}` } : agencyKey()
}

/** The error of a refused procedure call, for an answer that came another way. */
export const refusedCall = (httpStatus: number, message: string, issues?: unknown, reason?: unknown) =>
  TRPCClientError.from({ error: { message, code: -32603, data: { httpStatus, issues, reason } } })

/** The idempotency key of one attempt at a form (R12), passed as the call's `context: { idempotencyKey }`. */
function attemptKey({ context: { idempotencyKey } }: Operation): string | undefined {
  return typeof idempotencyKey === 'string' ? idempotencyKey : undefined
}

/** Sign-in calls: their 401 is about the typed password, not about this browser's session. */
const ATTEMPTS: ReadonlySet<string> = new Set([
  'auth.signInTalent',
  'auth.signInAdmin',
  'auth.signInSocially',
  'auth.startPasskeyStep',
  'auth.signInWithPasskeyStep',
  'auth.signInWithPasskey',
] satisfies `auth.${keyof inferRouterInputs<AppRouter>['auth']}`[])

/** A 401 anywhere else means that the token is no longer valid, so the browser ends its session. */
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
    // Calls with a key are not batched: calls in one request would share its header.
    condition: (op) => attemptKey(op) !== undefined,
    true: httpLink({
      url: '/trpc',
      headers: ({ op }) => ({ ...callHeaders(), 'idempotency-key': attemptKey(op) }),
    }),
    false: httpBatchLink({ url: '/trpc', maxItems: BATCH_MAX, headers: callHeaders }),
  }),
]
