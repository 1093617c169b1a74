import { dayAfter } from '../../../../shared/days'
import type { Days, ReportRow, ReportUnit } from '../../../../shared/desk/deskReport'

const MONTHS: Record<Exclude<ReportUnit, 'week'>, number> = { month: 1, quarter: 3 }

const firstOf = (year: number, month: number) => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)

/** The week (from Monday), calendar month or calendar quarter of a day. */
export function periodOf(unit: ReportUnit, day: string): Days {
  const date = new Date(`${day}T00:00:00Z`)
  if (unit === 'week') {
    const from = dayAfter(day, -((date.getUTCDay() + 6) % 7))
    return { from, to: dayAfter(from, 6) }
  }
  const months = MONTHS[unit]
  const year = date.getUTCFullYear()
  const month = Math.floor(date.getUTCMonth() / months) * months
  return { from: firstOf(year, month), to: dayAfter(firstOf(year, month + months), -1) }
}

type GroupDays = { key: string; name: string | null; days: number }

/** The days of each group in this period and the one before, most first. */
export function sideBySide(now: readonly GroupDays[], before: readonly GroupDays[]): ReportRow[] {
  const rows = new Map<string, ReportRow>()
  for (const { key, name, days } of now) rows.set(key, { key, name, now: days, before: 0 })
  for (const { key, name, days } of before)
    rows.set(key, { key, name, now: rows.get(key)?.now ?? 0, before: days })
  return [...rows.values()].sort(
    (one, other) =>
      other.now - one.now || other.before - one.before || (one.name ?? '').localeCompare(other.name ?? ''),
  )
}
