import { messages } from '../../../../shared/messages'
import { readPhone } from '../../../../shared/roster/imports/rosterImportLists'
import { type ReadValue, readDate } from '../../../../shared/roster/imports/rosterImportValues'
import { fold } from '../../../../shared/text/fold'
import { cityName, withCapitals } from '../../../core/text/cities'
import { toE164 } from '../../../core/text/phones'
import { ageProblem } from '../models/rules'

// Cells that need what only the server knows: cities, numbers of phones, the age that a model must have.

/** The forms speak to the talent, the check speaks of somebody. */
export const aboutThem = (message: string) =>
  message === messages.profile.underage ? 'Under 18: models must be 18 or older' : message

/** A city with capitals, and a former name as today's: the filters and the site then have each once. */
export function readCity(text: string): ReadValue<string> {
  const value = withCapitals(cityName(text))
  return fold(value) === fold(text) ? { value } : { value, note: `${text} is added as ${value}` }
}

/** A phone number with its country. */
export function readE164(text: string): ReadValue<string> {
  const read = readPhone(text)
  if ('problem' in read) return read
  const value = toE164(read.value)
  if (value === null) return { problem: `“${read.value.slice(0, 40)}” is not a phone number` }
  return { ...read, value }
}

/** The date of birth of an adult. */
export function readBirthDay(text: string, today: string, isMonthFirst: boolean): ReadValue<string> {
  const read = readDate(text, today, isMonthFirst)
  if ('problem' in read) return read
  const problem = ageProblem(today, read.value)
  return problem === null ? read : { problem: aboutThem(problem) }
}
