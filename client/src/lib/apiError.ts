import { TRPCClientError } from '@trpc/client'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { AppRouter } from '../../../server/router'
import { parts } from '../copy/parts'

export type ApiError = {
  /** 0 when there was no answer at all */
  status: number
  /** the server's sentence; null when there was no answer at all */
  message: string | null
  issues: { path: string; message: string }[]
  /** what happened in the meantime, when a colleague or the clock decided first */
  conflict: { kind: string; since: { at: string; words: string }[] } | null
  /** why a sign-in was refused although the password is right, or a dangerous call; `cancelled` comes from this browser */
  reason: 'second_factor_required' | 'second_factor_wrong' | 'proof_required' | 'cancelled' | null
  /** of the account whose second step is missing */
  secondSteps: readonly ('app' | 'passkey')[]
}

/** The server's answer to a failed call. */
export function parseApiError(error: unknown): ApiError {
  const failure = error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>) : null
  if (!failure?.data)
    return { status: 0, message: null, issues: [], conflict: null, reason: null, secondSteps: [] }
  const { httpStatus: status, issues, conflict, reason, secondSteps } = failure.data
  return {
    status,
    message: failure.message,
    issues: issues ?? [],
    conflict: conflict ?? null,
    reason: reason ?? null,
    secondSteps: secondSteps ?? [],
  }
}

/** Whether the person at the screen gave the call up, which needs no message. */
export const isCancelled = (error: unknown) => parseApiError(error).reason === 'cancelled'

/** What the server said, or that it did not answer. */
export const reasonOf = ({ message }: Pick<ApiError, 'message'>) => message ?? parts.noResponse

/** Shows the server's errors at their fields and focuses the first one. */
export function applyFieldErrors<Fields extends FieldValues>(
  { getValues, setError }: Pick<UseFormReturn<Fields>, 'getValues' | 'setError'>,
  error: unknown,
) {
  const fields = getValues()
  const refused = parseApiError(error).issues.filter(({ path }) => Object.hasOwn(fields, path))
  for (const [at, { path, message }] of refused.entries())
    setError(path as Path<Fields>, { message }, { shouldFocus: at === 0 })
  // On a phone the notice is at the top and may cover the field, which the browser considers visible.
  const focused = document.activeElement
  if (refused.length > 0 && focused !== document.body) focused?.scrollIntoView({ block: 'center' })
}
