import { TRPCClientError } from '@trpc/client'
import type { AppRouter } from '../../../../server/doors/trpc'

export type Refusal = {
  /** the server's sentence; null when there was no answer at all */
  message: string | null
  issues: { path: string; message: string }[]
}

/** What the server said to a call that failed. */
export function refusalOf(error: unknown): Refusal {
  const failure = error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>) : null
  return { message: failure?.data ? failure.message : null, issues: failure?.data?.issues ?? [] }
}
