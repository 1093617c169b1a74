import { ChakraProvider } from '@chakra-ui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { App, preloadAt } from '../../../client/src/app'
import { system } from '../../../client/src/design/theme/theme'
import { trpc } from '../../../client/src/lib/trpc'
import { beginHydration } from '../../../client/src/lib/useHydrated'
import { newQueryClient } from '../../../client/src/providers'
import { type ProcedurePath, procedureOf } from '../../../server/http/rest/defineRoute'
import { localLink } from '../servers/localLink'
import type { TestApp } from '../testApp'

/** A page asks for more once it knows something: the profile for its relatives. */
const ROUNDS = 3

/** The page at an address as a server without any browser renders it, its queries answered by the procedures of `t`. */
export async function renderOnServer(t: TestApp, address: string): Promise<string> {
  const { html, queries } = await serverPage(t, address)
  queries.clear()
  // Emotion writes each rule before the element that it is for.
  return html.replace(/<style[^>]*>.*?<\/style>/gs, '')
}

/** The same, with the tree that a browser hydrates over that HTML. */
export async function serverPage(t: TestApp, address: string, navigate: () => void = () => {}) {
  const [path = '', search = ''] = address.split('?')
  // The server has no document, and a browser says so before it takes the page over.
  if (typeof document !== 'undefined') beginHydration()
  await preloadAt(path)
  const queries = newQueryClient(false)
  const client = trpc.createClient({ links: [localLink(t, null)] })
  const tree = (
    <ChakraProvider value={system}>
      <trpc.Provider client={client} queryClient={queries}>
        <QueryClientProvider client={queries}>
          <Router hook={() => [path, navigate]} searchHook={() => search}>
            <App />
          </Router>
        </QueryClientProvider>
      </trpc.Provider>
    </ChakraProvider>
  )
  let html = renderToString(tree)
  for (let round = 0; round < ROUNDS; round++) {
    await answer(t, queries)
    html = renderToString(tree)
  }
  return { html, tree, queries }
}

async function answer(t: TestApp, queries: QueryClient) {
  for (const { queryKey, options, state } of queries.getQueryCache().getAll()) {
    if (state.status !== 'pending' || (options as { enabled?: boolean }).enabled === false) continue
    const [names, about] = queryKey as [string[], { input?: object } | undefined]
    const ask = procedureOf(t.visitor(), names.join('.') as ProcedurePath)
    // Missing data stays unanswered.
    const data = await ask(about?.input).catch(() => undefined)
    if (data !== undefined) queries.setQueryData(queryKey, data)
  }
}
