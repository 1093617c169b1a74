import { z } from 'zod'
import { BULK_MAX } from '../../limits'
import type { Face } from '../../roster/faces'
import { oneOf } from '../../text/choices'
import { day, id, shortList } from '../../text/text'
import { decisionKey } from '../claims'
import { type BarAnswer, type BarKind, type FeeUnit, HALVES, type Half } from '../deskLists'

/** D53 */
const CHART_DAYS_MAX = 92
export const CHART_MODELS_MAX = 1_000

export const chartWindow = z.object({
  from: day,
  days: z
    .int('Choose a number of days')
    .min(1, 'At least 1')
    .max(CHART_DAYS_MAX, `At most ${CHART_DAYS_MAX}`),
})
export type ChartWindow = z.output<typeof chartWindow>

/**
 * A stretch of halves that one job or bookout holds: the model's place in `models`, the first half counted from the
 * window's first morning, how many halves, the kind's place in `BAR_KINDS`, the rank of an option (0 for others), the
 * job's place in `jobs` (-1 for a bookout), for an option its end in minutes after `at` (0 for others), and its word:
 * of an option what the talent said, a place in `BAR_ANSWERS`, of a bookout its reason, a place in `BOOKOUT_KINDS`.
 */
export type Bar = [
  model: number,
  start: number,
  length: number,
  kind: number,
  rank: number,
  job: number,
  minutes: number,
  word: number,
]

export type ChartModel = {
  id: string
  name: string
  city: string | null
  gender: string | null
  /** places in the list of boards */
  boards: number[]
  /** places in `WORK_TYPES` */
  work: number[]
  /** places in the chart's list of languages */
  languages: number[]
  /** centimetres */
  height: number | null
  age: number | null
  /** whole rupees a day */
  rate: number | null
  face: Face | null
}

export type Chart = {
  from: string
  days: number
  /** today in the agency's zone */
  today: string
  /** when it was read: ISO 8601, UTC */
  at: string
  /** number of the last activity by then: `desk.changes` says whether there was another */
  last: number
  /** more models are on the roster than a chart shows */
  isCut: boolean
  /** the agency's boards, in its order */
  boards: { id: string; name: string }[]
  /** what the models speak, by name */
  languages: string[]
  models: ChartModel[]
  /** there are thousands, so the fields have no names */
  jobs: [number: string, title: string][]
  bars: Bar[]
}

const half = oneOf(HALVES, 'Choose morning or afternoon')
export const chartHalf = z.object({ modelId: id, day, half })
export type ChartHalf = z.output<typeof chartHalf>

/** The queue for one half, in its order. */
export type ChartQueue = {
  modelName: string
  day: string
  half: Half
  holds: {
    kind: BarKind
    rank: number
    job: { number: string; title: string } | null
    client: string | null
    bookout: { id: string; kind: string; note: string | null; fromDay: string; toDay: string } | null
    /** end of an option: ISO 8601, UTC */
    until: string | null
    /** of an option: what a decision about it carries */
    claim: { claimId: string; version: number; dateIds: string[] } | null
    /** what the talent is paid for one unit of this job; null where it is not settled, or the hold is a bookout */
    feePaise: number | null
    feeUnit: FeeUnit | null
    /** of an option: what the talent said, and in which words */
    answer: BarAnswer
    answerWords: string | null
    /** until when a challenged option is confirmed or let go */
    challengeEndsAt: string | null
    /** this option has challenged the first one */
    isChallenging: boolean
    /** this second option may challenge the first */
    canChallenge: boolean
    /** of the first option: the claim right behind it, which it may let go ahead */
    aheadId: string | null
  }[]
}

export const chartHalves = z.array(z.object({ day, half })).max(CHART_DAYS_MAX * 2, 'Too many halves')
export type ChartHalves = z.output<typeof chartHalves>
/** A talent of a job, as a bar of the chart names it. */
export const chartClaim = z.object({ modelId: id, jobNumber: z.string().min(1).max(20) })

/** Holds halves of one talent for a job that exists: its dates on these days are found or added. */
export const chartHold = chartClaim.extend({
  halves: chartHalves.min(1, 'Choose at least one half'),
  decisionKey,
})
export type ChartHold = z.output<typeof chartHold>

/** An option for talents on some halves that is not placed yet; without a number, for a new job. */
export const holdForecast = z.object({
  jobNumber: chartClaim.shape.jobNumber.optional(),
  modelIds: shortList(id, BULK_MAX, `At most ${BULK_MAX} at once`),
  halves: chartHold.shape.halves,
})
export type HoldForecastWanted = z.output<typeof holdForecast>
/** The rank that a talent's option would have on each of the dates, or why it would be refused. */
export type HoldForecast = {
  modelId: string
  ranks: number[]
  /** titles of the jobs whose options stand before it, first to last */
  behind: string[]
  /** the job does not take place on one of these days yet: it would from then on */
  addsDay: boolean
  refusal: string | null
}
