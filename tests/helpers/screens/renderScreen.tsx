import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { configure, prettyDOM, render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { App } from '../../../client/src/app'
import { pageData } from '../../../client/src/lib/loading/pageData'
import { newQueryClient, Providers } from '../../../client/src/providers'
import type { AppRouter } from '../../../server/router'
import { localLink } from '../servers/localLink'
import type { Account, TestApp } from '../testApp'

// The first screen of a file fetches its code, which takes a busy machine seconds; a wait ends as soon as it can.
configure({ asyncUtilTimeout: Number(process.env.SCREEN_WAIT_MS ?? 60_000), getElementError })

/** What is not found, with the page only where it is read: a wait looks often, and writes out only the last page. */
function getElementError(message: string | null, container: Element) {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  const words = () => `${message}\n\n${prettyDOM(container)}`
  return Object.defineProperty(error, 'message', { configurable: true, get: words })
}

/** A call without an answer: no network, no server. */
export const brokenLine: TRPCLink<AppRouter> = () => () =>
  observable((observer) => observer.error(new TRPCClientError('No answer')))

/** The line breaks when something is changed; what is read arrives. */
export const brokenChanges: TRPCLink<AppRouter> = (runtime) => (call) =>
  call.op.type === 'mutation' ? brokenLine(runtime)(call) : call.next(call.op)

/** Styles outside the document: otherwise jsdom applies them whenever a role is looked for, a fifth of the time. */
const unused = createCache({ key: 'css', container: document.createElement('div') })
const used = createCache({ key: 'css' })

type Options = {
  /** The session of the page's user; without one, a visitor. */
  account?: Account
  /** Links before the one to the server, to break the connection: see `brokenLine`. */
  before?: TRPCLink<AppRouter>[]
  /** For what only the styles hide, such as a second button for phones. */
  hasStyles?: boolean
}

/**
 * The whole client at an address, its calls answered by the real procedures of `t`. `user` presses and types, `path()`
 * is where one is.
 */
export function renderScreen(
  t: TestApp,
  address: string,
  { account, before = [], hasStyles = false }: Options = {},
) {
  const [path = '', search = ''] = address.split('?')
  const memory = memoryLocation({ path, searchPath: search, record: true })
  const queryClient = pageData(newQueryClient(false))
  const screen = render(
    <CacheProvider value={hasStyles ? used : unused}>
      <Router hook={memory.hook} searchHook={memory.searchHook}>
        <Providers links={[...before, localLink(t, account ?? null)]} queryClient={queryClient}>
          <App />
        </Providers>
      </Router>
    </CacheProvider>,
  )
  return {
    ...screen,
    // No pause between keys: a form is filled in a tenth of the time. What takes no presses only the styles say.
    user: userEvent.setup({
      delay: null,
      ...(hasStyles ? {} : { pointerEventsCheck: PointerEventsCheckLevel.Never }),
    }),
    path: () => memory.history.at(-1) ?? address,
    go: (to: string) => memory.navigate(to),
  }
}
