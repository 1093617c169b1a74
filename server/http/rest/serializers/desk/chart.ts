import { z } from 'zod'
import type { BookoutView } from '../../../../../shared/desk/chart/bookouts'
import type { Chart, ChartQueue } from '../../../../../shared/desk/chart/chart'
import type { ChartForecast } from '../../../../../shared/desk/chart/chartMoves'
import type { DeskChanges } from '../../../../../shared/desk/desk'
import {
  BAR_ANSWERS,
  BAR_KINDS,
  CLAIM_STATES,
  DAY_PARTS,
  DECISION_NOTICES,
  FEE_UNITS,
  HALVES,
  NOTICE_RECIPIENTS,
} from '../../../../../shared/desk/deskLists'
import {
  choice,
  count,
  day,
  flag,
  known,
  list,
  moment,
  nullable,
  object,
  plain,
  text,
  texts,
} from '../../../../core/codec'
import type { Given } from '../../defineRoute'
import { underData } from '../envelope'
import { decidedFields, maybeMoment, paise } from './jobs'

type Model = Chart['models'][number]
type Hold = ChartQueue['holds'][number]
type JobName = { number: string; title: string }
const half = choice(HALVES)
const jobName = object<JobName>('JobName')({ number: text, title: text })

/** Bars in numbers: a chart of 300 models has thousands. */
const BAR_NUMBER_MAX = 1_000_000_000
const barNumber = z.int().min(-BAR_NUMBER_MAX).max(BAR_NUMBER_MAX)
const bar = plain(z.array(barNumber).length(8).meta({ id: 'ChartBar' })) as never

export const chartWindow = underData(
  object<Chart>()({
    from: day,
    days: count,
    today: day,
    at: moment,
    last: count,
    isCut: flag,
    boards: list(object<Chart['boards'][number]>('ChartBoard')({ _id: text, name: text })),
    models: list(
      object<Model>('ChartModel')({ _id: text, name: text, city: known, gender: known, boards: list(count) }),
    ),
    jobs: [list(jobName), ({ jobs }) => jobs.map(([number, title]) => ({ number, title }))],
    bars: list(bar),
  }),
)

type Change = DeskChanges['lines'][number]
export const deskChanges = underData(
  object<DeskChanges>()({
    last: count,
    reload: flag,
    lines: list(
      object<Change>('DeskChange')({
        number: count,
        at: moment,
        words: text,
        jobNumber: known,
        isMine: flag,
      }),
    ),
  }),
)

const hold = object<Hold>('ChartHold')({
  kind: choice(BAR_KINDS),
  rank: count,
  job: nullable(jobName),
  client: known,
  bookout: nullable(
    object<NonNullable<Hold['bookout']>>()({ _id: text, kind: text, note: known, fromDay: day, toDay: day }),
  ),
  until: maybeMoment,
  feePaise: paise,
  feeUnit: nullable(choice(FEE_UNITS)),
  answer: choice(BAR_ANSWERS),
  answerWords: known,
  claim: nullable(object<NonNullable<Hold['claim']>>()({ claimId: text, version: count, dateIds: texts })),
  challengeEndsAt: maybeMoment,
  isChallenging: flag,
  canChallenge: flag,
  aheadId: known,
})
export const chartQueue = underData(object<ChartQueue>()({ modelName: text, day, half, holds: list(hold) }))

type Person = ChartForecast['people'][number]
const changedDate = object<Person['dates'][number]>('ChangedDate')({
  day,
  part: choice(DAY_PARTS),
  before: nullable(choice(CLAIM_STATES)),
  after: nullable(choice(CLAIM_STATES)),
  rank: count,
  behind: texts,
})
/** What a move would change and who would be mailed. */
export const chartForecast = underData(
  object<ChartForecast>()({
    version: count,
    people: list(object<Person>()({ modelName: text, dates: list(changedDate) })),
    mails: list(
      object<ChartForecast['mails'][number]>()({
        kind: choice(DECISION_NOTICES),
        recipient: choice(NOTICE_RECIPIENTS),
        modelName: text,
        jobTitle: text,
      }),
    ),
  }),
)

const bookout = object<BookoutView>('Bookout')({
  _id: text,
  fromDay: day,
  fromHalf: half,
  toDay: day,
  toHalf: half,
  kind: text,
  place: known,
  note: known,
  madeBy: choice(['agency', 'talent']),
})
export const bookoutList = underData(
  object<readonly BookoutView[]>()({ bookouts: [list(bookout), (all: readonly BookoutView[]) => all] }),
)
export const bookoutDecided = underData(object<{ decisionId: string; undoMs: number }>()(decidedFields))
export const bookoutByKey = ({ id, decisionKey }: Given) => ({ id, decisionKey })

/** A query has only texts. */
const asNumber = (given: unknown) => (typeof given === 'string' ? Number(given) : given)
export const windowRequest = ({ from, days }: Given) => ({ from, days: asNumber(days) })
export const changesRequest = ({ since }: Given) => ({ since: asNumber(since) })
