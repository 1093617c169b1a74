import type { Line } from './measure'

/** The product's own goals: decision 0020. */
const REST = 0.4
const FALL = 0.5
const BOOKING_P99_MS = 50
export const REST_MEMORY_MB = 150
export const START_MS = 1_500
/** 95 of 100 answers to a list of the back office come within so many ms. */
export const ADMIN_LIST_P95_MS = 50
/** A booking has its own commit, where the minimal server's bookings share one: decision 0023. */
const BOOKING = 0.25
/** tRPC, for each question: its ratio on Express (decisions 0020 and 0021). */
const TRPC: Record<string, number> = {
  'list, page 1': 0.04,
  filtered: 0.05,
  'text search': 0.12,
  'one model': 0.04,
  related: 0.02,
  'durable booking': 0.19,
  'booking, no mail': 0.19,
  'list, page 400': 0.12,
  '9 reads : 1 write': 0.11,
}

/** One sentence for each goal that these lines miss. */
export function missedGoals(lines: readonly Line[]): string[] {
  return lines.flatMap(({ size, name, rest, ratio }) => {
    const small = lines.find((other) => other.name === name && other.size === 1_000)
    const trpc = TRPC[name] ?? 0
    const restGoal = name.includes('booking') ? BOOKING : REST
    const missed = [
      ratio.rest < restGoal && `REST at ${ratio.rest.toFixed(2)} of bare, not ${restGoal}`,
      ratio.trpc < trpc && `tRPC at ${ratio.trpc.toFixed(2)} of bare, not ${trpc}`,
      name.includes('booking') && rest.p99 > BOOKING_P99_MS && `p99 ${rest.p99} ms, not ${BOOKING_P99_MS}`,
      small &&
        rest.rate < small.rest.rate * FALL &&
        `${Math.round(rest.rate)}/s, but ${Math.round(small.rest.rate)}/s at 1,000 models`,
    ]
    return missed.flatMap((sentence) => (sentence ? [`${size} ${name}: ${sentence}`] : []))
  })
}
