import { chakra } from '@chakra-ui/react'
import { parseApiError, reasonOf } from '../../lib/apiError'

/** Why a form in a dialog failed. In the dialog, because a notice is behind it. */
export const Problem = ({ children }: { children: string | null }) =>
  children ? (
    <chakra.p role="alert" fontWeight="semibold" color="danger">
      {children}
    </chakra.p>
  ) : null

/** What to say of a failure; null when it is said at a field, or the person gave the call up. */
export function problemOf(error: unknown): string | null {
  const answer = parseApiError(error)
  return answer.issues.length === 0 && answer.reason !== 'cancelled' ? reasonOf(answer) : null
}
