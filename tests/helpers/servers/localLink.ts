import { type TRPCLink, unstable_localLink } from '@trpc/client'
import { findSession } from '../../../server/features/access/accounts/service'
import { type AppRouter, appRouter } from '../../../server/router'
import type { Account, TestApp } from '../testApp'

/**
 * Answers the client's calls by the real procedures of `t` in this process; a call's `idempotencyKey` is passed on as
 * the header would be.
 */
export const localLink =
  (t: TestApp, account: Account | null): TRPCLink<AppRouter> =>
  (runtime) =>
  (call) => {
    const key = call.op.context.idempotencyKey
    return unstable_localLink<AppRouter>({
      router: appRouter,
      createContext: async () =>
        t.contextFor(null, {
          session: account && t.sessionOf(account),
          idempotencyKey: typeof key === 'string' ? key : null,
        }),
    })(runtime)(call)
  }

/** The same within one session, as a browser has it: `localLink` opens another once it has ended. */
export const oneSessionLink = (t: TestApp, account: Account): TRPCLink<AppRouter> =>
  sessionLink(t, t.tokenFor(account))

/** The same within the session of a token. */
export function sessionLink(t: TestApp, token: string): TRPCLink<AppRouter> {
  const createContext = async () => t.contextFor(null, { session: findSession(t, token) })
  return unstable_localLink<AppRouter>({ router: appRouter, createContext })
}
