import { forms } from '../../copy/forms'
import type { ApiError } from '../../lib/apiError'

/** The reason shown below a failure message, where it helps. */
export function failureReason({ status, issues, message }: ApiError): string {
  if (issues.length > 0) return forms.check
  if (status === 429) return `${message}${forms.orPhone}`
  return status === 0 ? forms.offline : forms.kept
}
