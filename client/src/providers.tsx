import { ChakraProvider } from '@chakra-ui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { TRPCLink } from '@trpc/client'
import { TRPCClientError } from '@trpc/client'
import { type ReactNode, useEffect, useState } from 'react'
import type { AppRouter } from '../../server/router'
import { Toaster } from './design/feedback/Toaster'
import { system } from './design/theme/theme'
import { type Address, RawLocation } from './lib/navigation/RawLocation'
import { proofLink } from './lib/proof'
import { currentSession, followSession } from './lib/session'
import { httpLinks, trpc } from './lib/trpc'

/** A retry helps after a network failure, but not after a refusal. */
function mayHelp(failures: number, error: unknown) {
  const status = error instanceof TRPCClientError ? error.data?.httpStatus : undefined
  return failures < 2 && (status === undefined || status === 503)
}

/**
 * Data is fresh for half a minute, so that going back to a list shows it at once. Without a network a call fails with
 * a message instead of waiting. Tests do not retry.
 */
export const newQueryClient = (retry: typeof mayHelp | false = mayHelp) =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })

/**
 * Removes one account's data when another account signs in. A page that is kept for its owner (decision 0041) keeps
 * its data: without it, the page would remount and lose its input.
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
  /** Replaces the network links; screen tests call the router directly. */
  links?: TRPCLink<AppRouter>[]
  queryClient?: QueryClient
  /** On the server: the address that is rendered. */
  address?: Address
}

/** Theme, API client, query cache and notices. */
export function Providers({ children, links, queryClient, address }: Props) {
  const [queries] = useState(() => queryClient ?? newQueryClient())
  const [client] = useState(() => trpc.createClient({ links: [proofLink, ...(links ?? httpLinks())] }))
  useEffect(() => forgetOnChange(queries), [queries])
  return (
    <ChakraProvider value={system}>
      <trpc.Provider client={client} queryClient={queries}>
        <QueryClientProvider client={queries}>
          <RawLocation address={address}>{children}</RawLocation>
          <Toaster />
        </QueryClientProvider>
      </trpc.Provider>
    </ChakraProvider>
  )
}
