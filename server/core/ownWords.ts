import type { z } from 'zod'
import { serverMessages } from '../../shared/serverMessages'

const TYPES: Record<string, string> = {
  string: 'Enter a text',
  number: 'Enter a number',
  int: 'Enter a whole number',
  boolean: 'Say true or false',
  array: 'Send a list',
}
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
      return `Choose one of: ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return `At least ${figure(issue.minimum)}`
    case 'too_big':
      return `At most ${figure(issue.maximum)}`
    default:
      return serverMessages.invalid
  }
}
