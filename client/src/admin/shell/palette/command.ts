import { localDay } from '../../../../../shared/format'
import { fold } from '../../../../../shared/text/fold'
import { dayAfter, isDay } from '../../../../../shared/time/days'

/** What was typed: a search, or a verb with what it is about. */
export type Command =
  | { verb: 'find'; search: string }
  | { verb: 'option'; search: string; day: string | null }
  | { verb: 'note'; words: string }

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Reads `option zoya 10 dec` and `note call the studio after four`; everything else is a search. */
export function readCommand(typed: string, now: Date): Command {
  const text = typed.trim()
  const [first = '', ...others] = text.split(/\s+/)
  const rest = text.slice(first.length).trim()
  if (/^opt(i|io|ion)?$/i.test(first) && others.length > 0) {
    const { search, day } = dayAtEnd(others, now)
    return { verb: 'option', search, day }
  }
  if (/^note$/i.test(first) && rest !== '') return { verb: 'note', words: rest }
  return { verb: 'find', search: text }
}

function dayAtEnd(words: readonly string[], now: Date): { search: string; day: string | null } {
  for (const count of [2, 1]) {
    const day = words.length > count - 1 ? readDay(words.slice(-count).join(' '), now) : null
    if (day !== null) return { search: words.slice(0, -count).join(' '), day }
  }
  return { search: words.join(' '), day: null }
}

/** `10 dec`, `dec 10`, `10/12`, `10`, `today`, `tomorrow` or `2026-12-10`: the next such day, from today on. */
export function readDay(given: string, now: Date): string | null {
  const text = fold(given)
  const today = localDay(now)
  if (text === 'today') return today
  if (text === 'tomorrow') return dayAfter(today)
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return isDay(text) ? text : null
  const found =
    /^(?<d>\d{1,2})(?:st|nd|rd|th)? (?<m>[a-z]{3,9})$/.exec(text) ??
    /^(?<m>[a-z]{3,9}) (?<d>\d{1,2})(?:st|nd|rd|th)?$/.exec(text) ??
    /^(?<d>\d{1,2})[/.](?<m>\d{1,2})$/.exec(text) ??
    /^(?<d>\d{1,2})(?:st|nd|rd|th)?$/.exec(text)
  if (!found?.groups) return null
  const { d = '', m } = found.groups
  return m === undefined ? nextOfMonth(Number(d), today) : nextOfYear(Number(d), monthOf(m), today)
}

const monthOf = (text: string) => (/^\d/.test(text) ? Number(text) : MONTHS.indexOf(text.slice(0, 3)) + 1)

function nextOfYear(date: number, month: number, today: string): string | null {
  const year = Number(today.slice(0, 4))
  return (
    [year, year + 1].map((each) => iso(each, month, date)).find((day) => isDay(day) && day >= today) ?? null
  )
}

function nextOfMonth(date: number, today: string): string | null {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const days = Array.from({ length: 12 }, (_, ahead) => month - 1 + ahead).map((months) =>
    iso(year + Math.floor(months / 12), (months % 12) + 1, date),
  )
  return days.find((day) => isDay(day) && day >= today) ?? null
}

const iso = (year: number, month: number, date: number) =>
  [year, String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-')
