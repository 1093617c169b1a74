import type { z } from 'zod'
import { serverMessages } from '../../shared/serverMessages'

const TYPES: Record<string, string> = serverMessages.types
const figure = (given: number | bigint) => given.toLocaleString('en-US')

/**
 * What is said of a value that its validator gives no words for: a person reads it beside the field, so it is never
 * the library's own, which speaks of types and of what it received.
 */
export function ownWords(issue: z.core.$ZodRawIssue): string {
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
