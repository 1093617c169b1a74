import { dayAfter } from '../../../../shared/time/days'

/** The days of a month (`2026-03`), after as many empty places as its first week needs; weeks begin on Monday. */
export function monthDays(month: string): (string | null)[] {
  const first = `${month}-01`
  const empty = (new Date(first).getUTCDay() + 6) % 7
  const days: (string | null)[] = Array.from({ length: empty }, () => null)
  for (let day = first; day.startsWith(month); day = dayAfter(day)) days.push(day)
  return days
}
