import { z } from 'zod'
import { id } from '../../text/text'
import { decisionKey, version } from '../claims'
import type { ClaimState, DayPart, DecisionNotice, NoticeRecipient } from '../deskLists'
import { type ChartHalves, chartClaim, chartHalves } from './chart'

const decided = { version, decisionKey }

const days = {
  /** halves that the talent is wanted for as well */
  takes: chartHalves,
  /** halves that the talent holds for the job and is not wanted for any more */
  frees: chartHalves,
}
type Halves = { takes: ChartHalves; frees: ChartHalves }
const areApart = ({ takes, frees }: Halves) =>
  !takes.some((one) => frees.some(({ day, half }) => day === one.day && half === one.half))
const apart = { path: ['frees'], error: 'A half is taken or freed, not both' }

/** Other halves of a talent for a job that it is on. */
export const chartDays = chartClaim.extend({ ...days, ...decided }).refine(areApart, apart)
export type ChartDays = z.output<typeof chartDays>

const passing = {
  halves: chartHalves.min(1, 'Choose at least one half'),
  toModelId: id,
  /** The other talent is proposed, or goes on option. */
  isOption: z.boolean('Send true or false').default(false),
  /** The options of the talent on these dates are released. */
  isReleasing: z.boolean('Send true or false').default(false),
}
/** The dates that a talent holds on some halves, for another talent of the same job. */
export const chartPassing = chartClaim.extend({ ...passing, ...decided })
export type ChartPassing = z.output<typeof chartPassing>

/** What one of the two would change; without the version, which the answer brings. With `toModelId` dates are passed. */
export const chartForecast = chartClaim
  .extend({
    takes: chartHalves.default([]),
    frees: chartHalves.default([]),
    ...passing,
    halves: chartHalves.default([]),
    toModelId: id.optional(),
  })
  .refine(areApart, apart)
  .refine(({ toModelId, halves }) => !toModelId || halves.length > 0, {
    path: ['halves'],
    error: 'Choose at least one half',
  })
export type ForecastWanted = z.output<typeof chartForecast>
/** The same as it is sent. */
export type ForecastQuestion = z.input<typeof chartForecast>

export type ChartForecast = {
  /** of the claim that changes */
  version: number
  people: {
    modelName: string
    /** the dates that change; null where the talent is not on the date, or not any more */
    dates: {
      day: string
      part: DayPart
      before: ClaimState | null
      after: ClaimState | null
      /** of an option: its place in the queue afterwards; 0 for others */
      rank: number
      /** of an option: titles of the jobs whose options stand before it, first to last */
      behind: string[]
    }[]
  }[]
  /** the mails that follow once the decision can no longer be taken back */
  mails: { kind: DecisionNotice; recipient: NoticeRecipient; modelName: string; jobTitle: string }[]
}
