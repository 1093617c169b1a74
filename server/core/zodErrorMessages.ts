import type { z } from 'zod'
import { serverMessages } from './messages'

const TYPES: Record<string, string> = serverMessages.types
const figure = (given: number | bigint) => given.toLocaleString('en-US')

/**
 * Messages for validators without one of their own. Zod's defaults speak of types, and these are shown beside
 * form fields.
 */
export function zodErrorMap(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? serverMessages.invalid
    case 'invalid_value':
      return serverMessages.chooseOneOf(issue.values.map(String).join(', '))
    case 'too_small':
      return serverMessages.atLeast(figure(issue.minimum))
    case 'too_big':
      return serverMessages.atMost(figure(issue.maximum))
    default:
      return serverMessages.invalid
  }
}
