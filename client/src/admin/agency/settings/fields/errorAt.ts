import { type FieldErrors, get } from 'react-hook-form'

type Problem = { message?: unknown; root?: { message?: string } }

/** The message of a field by its dotted path; of a list its own, not that of an entry. */
export function errorAt(errors: FieldErrors, path: string): string | undefined {
  const { message, root }: Problem = get(errors, path) ?? {}
  return typeof message === 'string' ? message : root?.message
}
