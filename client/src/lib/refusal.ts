import { TRPCClientError } from '@trpc/client'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { AppRouter } from '../../../server/doors/trpc'

export type Refusal = {
  /** 0 when there was no answer at all */
  status: number
  /** the server's sentence; null when there was no answer at all */
  message: string | null
  issues: { path: string; message: string }[]
}

/** What the server said to a call that failed. */
export function refusalOf(error: unknown): Refusal {
  const failure = error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>) : null
  if (!failure?.data) return { status: 0, message: null, issues: [] }
  return { status: failure.data.httpStatus, message: failure.message, issues: failure.data.issues ?? [] }
}

/** Puts what the server refused at its fields, and the focus into the first of them. */
export function showRefused<Fields extends FieldValues>(
  { getValues, setError }: Pick<UseFormReturn<Fields>, 'getValues' | 'setError'>,
  error: unknown,
) {
  const fields = getValues()
  const refused = refusalOf(error).issues.filter(({ path }) => Object.hasOwn(fields, path))
  for (const [at, { path, message }] of refused.entries())
    setError(path as Path<Fields>, { message }, { shouldFocus: at === 0 })
  // On a phone the notice that comes with it stands at the top, over a field that the browser takes to be in sight.
  const focused = document.activeElement
  if (refused.length > 0 && focused !== document.body) focused?.scrollIntoView({ block: 'center' })
}
