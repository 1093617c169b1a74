import { MONTHS, WEEKDAYS } from '../../../../shared/desk/reading/briefs/words'
import { cellLine } from '../../../../shared/roster/imports/rosterImportValues'
import { withLatinDigits } from '../../../../shared/text/digits'
import { dayAfter, isDay } from '../../../../shared/time/days'

// Days of a sheet. The day stands before the month.

/** Days since 30 December 1899, as spreadsheets count them: 2009 to 2064. */
const SERIAL = { min: 40_000, max: 60_000 }
const EPOCH = '1899-12-30'
const BACK_DAYS = 90

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[t ].*)?$/
const NUMBERS = /^(\d{1,2}) ?[/.-] ?(\d{1,2})(?: ?[/.-] ?(\d{4}|\d{2}))?$/
const DAY_MONTH = /^(\d{1,2})(?:st|nd|rd|th)? ?[-/., ]? ?([a-z]{3,9})\.?(?:[-/., ']{0,3}(\d{4}|\d{2}))?$/
const MONTH_DAY = /^([a-z]{3,9})\.? ?[-/. ]? ?(\d{1,2})(?:st|nd|rd|th)?(?:[-/., ']{1,3}(\d{4}|\d{2}))?$/
const MONTH_YEAR = /\b([a-z]{3,9})\b[-/.,' ]{0,3}(\d{4}|\d{2})?\b/g

const two = (number: number) => String(number).padStart(2, '0')
const fullYear = (written: string | undefined) =>
  written === undefined ? undefined : Number(written.length === 2 ? `20${written}` : written)

/** A text in small letters without the name of a weekday. */
const plain = (text: string) =>
  withLatinDigits(cellLine(text))
    .toLowerCase()
    .replace(/[a-z]+/g, (word) => (WEEKDAYS[word] === undefined ? word : ''))
    .replace(/[()]/g, ' ')
    .replace(/ +/g, ' ')
    .replace(/^[ ,./-]+|[ ,./-]+$/g, '')

/** The day of a month; without a year it is the nearest from 90 days before today on. Null where there is none. */
function dayOf(day: number, month: number | undefined, year: number | undefined, today: string) {
  if (month === undefined) return null
  const of = (each: number) => `${each}-${two(month)}-${two(day)}`
  if (year !== undefined) return isDay(of(year)) ? of(year) : null
  const from = dayAfter(today, -BACK_DAYS)
  const first = Number(from.slice(0, 4))
  return [first, first + 1].map(of).find((each) => each >= from && isDay(each)) ?? null
}

/** A day as `YYYY-MM-DD`, or null. */
export function readDay(text: string, today: string): string | null {
  const given = plain(text)
  if (/^\d{5}$/.test(given)) {
    const serial = Number(given)
    return serial >= SERIAL.min && serial <= SERIAL.max ? dayAfter(EPOCH, serial) : null
  }
  const iso = ISO.exec(given)
  if (iso) return dayOf(Number(iso[3]), Number(iso[2]), Number(iso[1]), today)
  const numbers = NUMBERS.exec(given)
  if (numbers) return dayOf(Number(numbers[1]), Number(numbers[2]), fullYear(numbers[3]), today)
  const first = DAY_MONTH.exec(given)
  if (first) return dayOf(Number(first[1]), MONTHS[first[2] ?? ''], fullYear(first[3]), today)
  const last = MONTH_DAY.exec(given)
  return last ? dayOf(Number(last[2]), MONTHS[last[1] ?? ''], fullYear(last[3]), today) : null
}

const SHORT_RANGE = /^(\d{1,2})(?:st|nd|rd|th)? ?(?:-|–|—|to|&|and|,) ?(\d{1,2}.*)$/
const LONG_RANGE = /^(.{3,20}?) ?(?:–|—|\bto\b| - ) ?(.{3,20})$/

/** A first and a last day: `12–14 Dec`, `30 Dec to 2 Jan`, or one day. Null where a day is missing. */
export function readDayRange(text: string, today: string): { from: string; to: string } | null {
  const single = readDay(text, today)
  if (single !== null) return { from: single, to: single }
  const given = plain(text)
  const [, start, end] = SHORT_RANGE.exec(given) ?? []
  const last = end === undefined ? null : readDay(end, today)
  if (start !== undefined && last !== null) {
    const from = `${last.slice(0, 8)}${two(Number(start))}`
    return isDay(from) && from <= last ? { from, to: last } : null
  }
  const [, one, other] = LONG_RANGE.exec(given) ?? []
  const [from, to] = [one, other].map((each) => (each === undefined ? null : readDay(each, today)))
  return from && to && from <= to ? { from, to } : null
}

/** The month that a heading names, as `2026-12`. */
export function readMonth(text: string, today: string): string | null {
  const given = plain(text)
  const exact = readDay(given, today)
  if (exact !== null) return exact.slice(0, 7)
  for (const [, name = '', year] of given.matchAll(MONTH_YEAR)) {
    const month = MONTHS[name]
    if (month !== undefined) return dayOf(1, month, fullYear(year), today)?.slice(0, 7) ?? null
  }
  return null
}

/** The number of a day alone: `5`, `Sat 5`. */
export function readDayNumber(text: string): number | null {
  const given = plain(text)
  const number = /^\d{1,2}(?:st|nd|rd|th)?$/.test(given) ? Number.parseInt(given, 10) : 0
  return number >= 1 && number <= 31 ? number : null
}
