import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { TRPCLink } from '@trpc/client'
import { TRPCClientError } from '@trpc/client'
import { type ReactNode, useEffect, useState } from 'react'
import type { AppRouter } from '../../server/doors/trpc'
import { Notices } from './design/Notices'
import { house } from './design/theme'
import { ExactAddress } from './lib/ExactAddress'
import { withPageData } from './lib/pageData'
import { currentSession, followSession } from './lib/session'
import { styles } from './lib/styles'
import { httpLinks, trpc } from './lib/trpc'

/** A refusal does not change by asking again; a broken line may. */
function mayHelp(failures: number, error: unknown) {
  const status = error instanceof TRPCClientError ? error.data?.httpStatus : undefined
  return failures < 2 && (status === undefined || status === 503)
}

/**
 * Fresh for half a minute: going back to a list shows it at once. Without a network a call fails in words instead
 * of waiting in silence. A test does not try again.
 */
export const newQueryClient = (retry: typeof mayHelp | false = mayHelp) =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })

/**
 * What one person was shown must not be there for the next one at this browser. A page that is kept for its owner
 * (decision 0041) goes on with what it shows: without its data it would be drawn anew, and what was typed be gone.
 */
function forgetOnChange(queries: QueryClient) {
  let { token, userId: owner } = currentSession() ?? {}
  return followSession(() => {
    const now = currentSession()
    if (now?.token === token) return
    token = now?.token
    queries.removeQueries({ type: 'inactive' })
    if (now === null) return
    if (now.userId === owner) void queries.invalidateQueries()
    else queries.clear()
    owner = now.userId
  })
}

type Props = {
  children: ReactNode
  /** Other links than the network's; the screen tests go straight to the router. */
  links?: TRPCLink<AppRouter>[]
  queryClient?: QueryClient
}

/** What every page stands on: the look, the calls, and the place where notices appear. */
export function Providers({ children, links, queryClient }: Props) {
  const [queries] = useState(() => withPageData(queryClient ?? newQueryClient()))
  const [client] = useState(() => trpc.createClient({ links: links ?? httpLinks() }))
  useEffect(() => forgetOnChange(queries), [queries])
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={house}>
        <trpc.Provider client={client} queryClient={queries}>
          <QueryClientProvider client={queries}>
            <ExactAddress>{children}</ExactAddress>
            <Notices />
          </QueryClientProvider>
        </trpc.Provider>
      </ChakraProvider>
    </CacheProvider>
  )
}
