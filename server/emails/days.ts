import { shortDay } from '../../shared/format'

const AND = new Intl.ListFormat('en-GB')
const SPAN = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const DAY_MS = 86_400_000

/** Days that follow each other as one span: `Mar 20 – 22, 2026 and Mar 25, 2026`. */
export function daysInWords(days: readonly string[]): string {
  const spans: { from: number; to: number }[] = []
  for (const day of [...new Set(days)].toSorted()) {
    const at = Date.parse(day)
    const last = spans.at(-1)
    if (last?.to === at - DAY_MS) last.to = at
    else spans.push({ from: at, to: at })
  }
  return AND.format(
    spans.map(({ from, to }) =>
      from === to
        ? shortDay(new Date(from).toISOString().slice(0, 10))
        : SPAN.formatRange(from, to).replaceAll('\u2009', ' '),
    ),
  )
}
