import { dayAfter } from '../../../time/days'

const LONGEST = 60

/** All days from one to another, none where they are the wrong way round or too many. */
export function through(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to && days.length <= LONGEST; day = dayAfter(day)) days.push(day)
  return days.length > LONGEST ? [] : days
}

/** Whether numbers follow each other by one. */
export const isRun = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1)
