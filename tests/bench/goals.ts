import type { Line } from './measure'

/** What the product promises of itself: decision 0020. */
const REST = 0.4
const FALL = 0.5
const BOOKING_P99_MS = 50
export const REST_MEMORY_MB = 150
export const START_MS = 1_500
/** 95 of 100 answers to a list of the desk come within so many ms. */
export const DESK_P95_MS = 50
/** tRPC, question by question: twice what it was before public queries got a door of their own. */
const TRPC: Record<string, number> = {
  'list, page 1': 0.14,
  filtered: 0.05,
  'text search': 0.5,
  'one model': 0.18,
  related: 0.16,
  'durable booking': 0.19,
  'booking, no mail': 0.19,
  'list, page 400': 0.14,
  '9 reads : 1 write': 0.25,
}

/** One sentence for each goal that these lines miss. */
export function missedGoals(lines: readonly Line[]): string[] {
  return lines.flatMap(({ size, name, rest, ratio }) => {
    const small = lines.find((other) => other.name === name && other.size === 1_000)
    const trpc = TRPC[name] ?? 0
    const missed = [
      ratio.rest < REST && `REST at ${ratio.rest.toFixed(2)} of bare, not ${REST}`,
      ratio.trpc < trpc && `tRPC at ${ratio.trpc.toFixed(2)} of bare, not ${trpc}`,
      name.includes('booking') && rest.p99 > BOOKING_P99_MS && `p99 ${rest.p99} ms, not ${BOOKING_P99_MS}`,
      small &&
        rest.rate < small.rest.rate * FALL &&
        `${Math.round(rest.rate)}/s, but ${Math.round(small.rest.rate)}/s at 1,000 models`,
    ]
    return missed.flatMap((sentence) => (sentence ? [`${size} ${name}: ${sentence}`] : []))
  })
}
