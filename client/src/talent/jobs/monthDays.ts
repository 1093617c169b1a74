const DAY_MS = 24 * 60 * 60_000
const asDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The days of a month (`2026-03`), after as many empty places as its first week needs; weeks begin on Monday. */
export function monthDays(month: string): (string | null)[] {
  const first = Date.parse(`${month}-01`)
  const empty = (new Date(first).getUTCDay() + 6) % 7
  const days: (string | null)[] = Array.from({ length: empty }, () => null)
  for (let time = first; asDay(time).startsWith(month); time += DAY_MS) days.push(asDay(time))
  return days
}

/** The month so many months after another. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return asDay(Date.UTC(year, number - 1 + count, 1)).slice(0, 7)
}
