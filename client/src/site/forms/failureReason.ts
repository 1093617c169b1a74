import { forms } from '../../copy/forms'
import type { ApiError } from '../../lib/apiError'

type Reasons = Record<'check' | 'tooMany' | 'offline' | 'kept', string>

/** The reason shown below a failure message, where it helps. */
export function failureReason({ status, issues }: ApiError, words: Reasons = forms): string {
  if (issues.length > 0) return words.check
  if (status === 429) return words.tooMany
  return status === 0 ? words.offline : words.kept
}
