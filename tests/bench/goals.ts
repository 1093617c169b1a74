import type { Line } from './measure'

/** The product's own goals: decisions 0020 and 0097. */
const FALL = 0.5
const BOOKING_P99_MS = 50
export const REST_MEMORY_MB = 150
export const START_MS = 1_500
/** 95 of 100 answers to a list of the back office come within so many ms. */
export const ADMIN_LIST_P95_MS = 50

/** The minimal server's processor time for an answer, divided by ours by REST. */
const REST = 0.4
/** Each booking has its own commit on both sides. */
const BOOKING = 0.25
/** The same by tRPC, for each question, through Express. */
const TRPC: Record<string, number> = {
  'list, page 1': 0.04,
  filtered: 0.05,
  'text search': 0.12,
  'one model': 0.04,
  related: 0.02,
  'durable booking': 0.15,
  'booking, no mail': 0.15,
  'list, page 400': 0.12,
  '9 reads : 1 write': 0.11,
}
/** The part of a goal that the short form asks for, because it runs on busy machines. */
const SHORT_PART = 0.67

/**
 * One sentence for each goal that these lines miss. The short form judges ratios of processor time only: they are what
 * a busy machine leaves as it is.
 */
export function missedGoals(lines: readonly Line[], form: 'full' | 'short'): string[] {
  const part = form === 'short' ? SHORT_PART : 1
  return lines.flatMap(({ size, name, rest, cpuRatio }) => {
    const isBooking = name.includes('booking')
    const below = (way: string, ratio: number, goal: number) =>
      !(ratio >= goal * part) && `${way} at ${ratio.toFixed(2)} of bare, not ${(goal * part).toFixed(2)}`
    const small = lines.find((other) => other.name === name && other.size === 1_000)
    const missed = [
      below('REST', cpuRatio.rest, isBooking ? BOOKING : REST),
      below('tRPC', cpuRatio.trpc, TRPC[name] ?? 0),
      form === 'full' &&
        isBooking &&
        rest.p99 > BOOKING_P99_MS &&
        `p99 ${rest.p99} ms, not ${BOOKING_P99_MS}`,
      form === 'full' &&
        small &&
        rest.rate < small.rest.rate * FALL &&
        `${Math.round(rest.rate)}/s, but ${Math.round(small.rest.rate)}/s at 1,000 models`,
    ]
    return missed.flatMap((sentence) => (sentence ? [`${size} ${name}: ${sentence}`] : []))
  })
}
