import type { z } from 'zod'
import { localDay } from '../../../../shared/format'
import { AGE_MIN } from '../../../../shared/limits'
import { messages } from '../../../../shared/messages'
import { ageOn } from '../../../../shared/roster/age'

/**
 * The error of one profile field, from all that the form's schema found. An age below 18 is shown together with other
 * errors; when it is the only one, the server decides by its own clock.
 */
export function profileProblem(
  name: string,
  value: string,
  issues: readonly z.core.$ZodIssue[],
): string | undefined {
  const issue = issues.find(({ path }) => path[0] === name)
  if (issue) return issue.message
  const isUnderage =
    name === 'dateOfBirth' && issues.length > 0 && ageOn(localDay(new Date()), value) < AGE_MIN
  return isUnderage ? messages.profile.underage : undefined
}
