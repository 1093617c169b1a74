import { ROLE_NOUNS } from './words'

const ROLE = `(?<!\\p{L})(?:${Object.keys(ROLE_NOUNS).join('|')})`
const BEHIND_ROLE = new RegExp(`${ROLE}\\s*[(:-]?\\s*$`, 'u')
const BEHIND_CHILD = /(?<!\p{L})(?:kids?|child|children|(?:grand)?(?:son|daughter))\s*[(:-]?\s*$/u
const COUNT_BEHIND_ROLE = new RegExp(`${ROLE}\\s*[x:=-]\\s*$`, 'u')

/**
 * How much of *20-28, 12* is no day: a range behind a role, or one that the day behind it does not follow, is an age;
 * the 2 of *girls x 2, 10* is a count.
 */
export function otherThanDays(words: string, ahead: string): number {
  const [all = '', from, to, next] = /^(\d{1,2})\s*(?:-|to)\s*(\d{1,2})\s*,\s*(?=(\d{1,2}))/.exec(words) ?? []
  const isGrown = Number(from) >= 14 && (Number(next) <= Number(to) || BEHIND_ROLE.test(ahead))
  const isAge = isGrown || (all && BEHIND_CHILD.test(ahead))
  if (isAge) return all.length
  const [count = ''] = /^[1-9]\s*,\s*(?=\d)/.exec(words) ?? []
  return count && COUNT_BEHIND_ROLE.test(ahead) ? count.length : 0
}
