import { dayAfter } from '../../shared/days'
import { shortDay } from '../../shared/format'

const AND = new Intl.ListFormat('en-GB')
const SPAN = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Days that follow each other as one span: `Mar 20 – 22, 2026 and Mar 25, 2026`. */
export function daysInWords(days: readonly string[]): string {
  const spans: { from: string; to: string }[] = []
  for (const day of [...new Set(days)].toSorted()) {
    const last = spans.at(-1)
    if (last && dayAfter(last.to) === day) last.to = day
    else spans.push({ from: day, to: day })
  }
  return AND.format(
    spans.map(({ from, to }) =>
      from === to
        ? shortDay(from)
        : SPAN.formatRange(Date.parse(from), Date.parse(to)).replaceAll('\u2009', ' '),
    ),
  )
}
