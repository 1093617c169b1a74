import { chakra } from '@chakra-ui/react'
import { parseApiError, reasonOf } from '../../lib/apiError'

/** Why a form in a dialog failed. In the dialog, because a notice is behind it. */
export const Problem = ({ children, mb }: { children: string | null; mb?: number }) =>
  children ? (
    <chakra.p role="alert" fontWeight="semibold" color="danger" mb={mb}>
      {children}
    </chakra.p>
  ) : null

/** What failed, and why; null where nothing did. */
export const failedBecause = (what: string, error: unknown): string | null =>
  error ? `${what}. ${reasonOf(parseApiError(error))}` : null

/** What to say of a failure; null when it is said at a field, or the person gave the call up. */
export function problemOf(error: unknown): string | null {
  const answer = parseApiError(error)
  return answer.issues.length === 0 && answer.reason !== 'cancelled' ? reasonOf(answer) : null
}
