import { localMoment } from '../time/days'
import type { CancellationStep } from './moneyLists'

const HOUR = 60 * 60_000

/** The scale as papers say it: what a client who cancels owes. */
export const cancellationWords = (scale: readonly CancellationStep[]): string =>
  scale
    .map(({ hours, percent }, at) => `${at === 0 ? 'Cancelled within' : 'Within'} ${hours} h: ${percent} %.`)
    .join(' ')

type Called = { day: string; callTime: string | null }

/**
 * The part of the fee that a client owes by the scale who cancels these days at this moment: by the hours left before the
 * call of the first of them, or before that day begins where no call is known. Null without a scale.
 */
export function owedPercent(
  scale: readonly CancellationStep[],
  dates: readonly Called[],
  at: Date,
): number | null {
  if (scale.length === 0 || dates.length === 0) return null
  const starts = dates.map(({ day, callTime }) => localMoment(day, callTime ?? undefined).getTime())
  const left = (Math.min(...starts) - at.getTime()) / HOUR
  return scale.toSorted((a, b) => a.hours - b.hours).find(({ hours }) => left <= hours)?.percent ?? 0
}
