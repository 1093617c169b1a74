import { cleanup, configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TRPCClientError, type TRPCLink, unstable_localLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { afterEach } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { App } from '../../client/src/app'
import { newQueryClient, Providers } from '../../client/src/providers'
import { type AppRouter, appRouter } from '../../server/doors/trpc'
import type { Account, TestApp } from './testApp'

// The first screen of a file fetches its code, which takes a busy machine seconds; a wait ends as soon as it can.
configure({ asyncUtilTimeout: 60_000 })

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

/** A call that nobody answers: no network, no server. */
export const brokenLine: TRPCLink<AppRouter> = () => () =>
  observable((observer) => observer.error(new TRPCClientError('No answer')))

type Options = {
  /** Who looks at the page, as the server sees it; without one, a visitor. */
  account?: Account
  /** Links that stand before the house, to break a line: see `brokenLine`. */
  before?: TRPCLink<AppRouter>[]
}

/**
 * The whole client at an address, its calls answered by the real procedures of `t` in this process; what a call
 * brings along as `idempotencyKey` arrives as the header would. `user` presses and types, `path()` is where one is.
 */
export function renderScreen(t: TestApp, address: string, { account, before = [] }: Options = {}) {
  const [path = '', search = ''] = address.split('?')
  const memory = memoryLocation({ path, searchPath: search, record: true })
  const queryClient = newQueryClient(false)
  const house: TRPCLink<AppRouter> = (runtime) => {
    return (call) => {
      const key = call.op.context.idempotencyKey
      return unstable_localLink<AppRouter>({
        router: appRouter,
        createContext: async () =>
          t.contextFor(account ?? null, { idempotencyKey: typeof key === 'string' ? key : null }),
      })(runtime)(call)
    }
  }
  const screen = render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <Providers links={[...before, house]} queryClient={queryClient}>
        <App />
      </Providers>
    </Router>,
  )
  return {
    ...screen,
    // No pause between keys: a form is filled in a tenth of the time.
    user: userEvent.setup({ delay: null }),
    path: () => memory.history.at(-1) ?? address,
    go: (to: string) => memory.navigate(to),
  }
}
