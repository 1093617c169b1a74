import type { Refusal } from '../../lib/refusal'
import { forms } from '../../words/forms'

type Reasons = Record<'check' | 'tooMany' | 'offline' | 'kept', string>

/** What stands under a form's sentence of failure: why, where that helps. */
export function explained({ status, issues }: Refusal, words: Reasons = forms): string {
  if (issues.length > 0) return words.check
  if (status === 429) return words.tooMany
  return status === 0 ? words.offline : words.kept
}
