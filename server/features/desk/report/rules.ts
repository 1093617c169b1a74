import type { DayPart, FeeUnit } from '../../../../shared/desk/deskLists'
import type { Days, ReportRow, ReportUnit, Two } from '../../../../shared/desk/deskReport'
import { feesMilli } from '../../../../shared/desk/jobs/jobMoney'
import { dayAfter } from '../../../../shared/time/days'
import { grouped } from '../../../core/grouped'

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

type PaidDate = { feePaise: number; feeUnit: FeeUnit; part: DayPart; isNow: 0 | 1; isFirst: 0 | 1 }

/** What the confirmed dates of each period are worth: a flat fee counts where the first of its dates was confirmed. */
export function worth(dates: readonly PaidDate[]): Two {
  const of = (isNow: 0 | 1) =>
    dates
      .filter((date) => date.isNow === isNow && (date.feeUnit !== 'flat' || date.isFirst))
      .reduce((sum, date) => sum + Math.round((date.feePaise * feesMilli(date.feeUnit, [date])) / 1000), 0)
  return { now: of(1), before: of(0) }
}

/** What they are worth for each talent, client or booker, the most first. */
export function worthOf<Date extends PaidDate>(
  dates: readonly Date[],
  whose: (date: Date) => { key: string; name: string | null },
): ReportRow[] {
  return [...grouped(dates, (date) => whose(date).key).values()]
    .map((own) => ({ ...whose(own[0] as Date), ...worth(own) }))
    .filter(({ now, before }) => now > 0 || before > 0)
    .sort(mostFirst)
}

const mostFirst = (one: ReportRow, other: ReportRow) =>
  other.now - one.now || other.before - one.before || (one.name ?? '').localeCompare(other.name ?? '')

type GroupDays = { key: string; name: string | null; days: number }

/** The days of each group in this period and the one before, most first. */
export function sideBySide(now: readonly GroupDays[], before: readonly GroupDays[]): ReportRow[] {
  const rows = new Map<string, ReportRow>()
  for (const { key, name, days } of now) rows.set(key, { key, name, now: days, before: 0 })
  for (const { key, name, days } of before)
    rows.set(key, { key, name, now: rows.get(key)?.now ?? 0, before: days })
  return [...rows.values()].sort(mostFirst)
}
