import { indianDay } from '../../../shared/format'
import { AGE_MIN } from '../../../shared/limits'
import { messages } from '../../../shared/messages'

/** The last day on which somebody who is 18 today can have been born: where the calendar stops. */
export function latestBirth(today: Date): string {
  const day = new Date(Date.UTC(today.getFullYear() - AGE_MIN, today.getMonth(), today.getDate()))
  return day.toISOString().slice(0, 10)
}

/**
 * That somebody is not 18 yet, to be said together with what else is wrong in the form. When nothing else is, the
 * server says it, whose clock counts.
 */
export function underage(born: string): string | undefined {
  const today = indianDay(new Date())
  const latest = `${Number(today.slice(0, 4)) - AGE_MIN}${today.slice(4)}`
  return born > latest ? messages.profile.underage : undefined
}
