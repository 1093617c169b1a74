import { TRPCClientError } from '@trpc/client'
import type { AppRouter } from '../../../../server/doors/trpc'
import { forms } from '../../words/forms'

export type Refusal = { status: number; message: string; issues: { path: string; message: string }[] }

/** What the server said to a call that failed; status 0 and no message when there was no answer. */
export function refusalOf(error: unknown): Refusal {
  const failure = error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>) : null
  const status = failure?.data?.httpStatus ?? 0
  return {
    status,
    message: status === 0 ? '' : (failure?.message ?? ''),
    issues: failure?.data?.issues ?? [],
  }
}

/** What stands under a form's sentence of failure: why, where that helps. */
export function explained({ status, issues }: Refusal): string {
  if (issues.length > 0) return forms.check
  if (status === 429) return forms.tooMany
  return status === 0 ? forms.offline : forms.kept
}
