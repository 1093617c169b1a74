import type { z } from 'zod'
import { ageOn } from '../../../shared/age'
import { indianDay } from '../../../shared/format'
import { AGE_MIN } from '../../../shared/limits'
import { messages } from '../../../shared/messages'

/**
 * What is wrong with one field of a profile, of all that its form's schema found. That somebody is not 18 yet is said
 * together with what else is wrong; when nothing else is, the server says it, whose clock counts.
 */
export function profileProblem(
  name: string,
  value: string,
  issues: readonly z.core.$ZodIssue[],
): string | undefined {
  const issue = issues.find(({ path }) => path[0] === name)
  if (issue) return issue.message
  const isUnderage =
    name === 'dateOfBirth' && issues.length > 0 && ageOn(indianDay(new Date()), value) < AGE_MIN
  return isUnderage ? messages.profile.underage : undefined
}
