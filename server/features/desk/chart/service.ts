import {
  type Bar,
  CHART_MODELS_MAX,
  type Chart,
  type ChartHalf,
  type ChartQueue,
  type ChartWindow,
} from '../../../../shared/desk/chart/chart'
import {
  BAR_ANSWERS,
  BAR_KINDS,
  type BarAnswer,
  type BarKind,
  BOOKOUT_KINDS,
} from '../../../../shared/desk/deskLists'
import { localDay } from '../../../../shared/format'
import { dayAfter } from '../../../../shared/time/days'
import type { AppContext } from '../../../core/context'
import type { Db } from '../../../core/db/database'
import { notFound } from '../../../core/errors'
import { allBoards, boardsOfModels } from '../../roster/boards/repository'
import { isLivingOption } from '../calendarHolds/rules'
import { rankOf } from '../calendarHolds/service'
import { findPerson } from '../claims/repository'
import { hasYes } from '../claims/rules'
import { nextNumber } from '../decisions/activities.repository'
import * as repository from './repository'
import { languagesOf, viewOf } from './views'

type App = Pick<AppContext, 'db' | 'clock'>
const DAY_MS = 24 * 60 * 60_000
const MINUTE_MS = 60_000

const KIND_AT = Object.fromEntries(BAR_KINDS.map((kind, at) => [kind, at])) as Record<BarKind, number>

/** How the chart draws a hold. An option on a half that is booked out shows that the talent cannot. */
function kindOf(
  hold: Pick<repository.HoldRow, 'firm' | 'bookoutId' | 'kind' | 'challengeEndsAt'>,
  isBookedOut: boolean,
): BarKind {
  if (hold.bookoutId !== null) return 'bookout'
  if (hold.firm === 1) return hold.kind === 'travel' ? 'travel' : 'confirmed'
  if (isBookedOut) return 'cannot'
  return hold.challengeEndsAt === null ? 'option' : 'challenged'
}

/** An option whose end has passed does not count, whether or not the clock has recorded it (D8). */
const isHeld = (hold: Pick<repository.HoldRow, 'firm' | 'until'>, at: string) =>
  hold.firm === 1 || isLivingOption(hold, at)

const BOOKOUT_AT = new Map<string | null, number>(BOOKOUT_KINDS.map((kind, at) => [kind, at]))

/** What the talent of an option said; a yes is none where it does not hold for this date and fee (D13). */
function answerOf({ isAnswered, answer, ...fees }: repository.AnswerRow): BarAnswer {
  if (answer === 'conditional') return 'conditional'
  return answer !== null && hasYes({ answer, ...fees }, { isAnswered: isAnswered === 1 }) ? 'yes' : 'none'
}

/** The last number of a bar. */
function wordOf(hold: repository.HoldRow): number {
  if (hold.bookoutId !== null) return BOOKOUT_AT.get(hold.bookoutKind) ?? 0
  return hold.firm === 1 ? 0 : BAR_ANSWERS.indexOf(answerOf(hold))
}

/** Joins halves that follow each other and show the same, of one bookout too, into one bar. */
class Bars {
  readonly all: Bar[] = []
  /** The last bar of each model, by all that has to be the same; it grows while halves follow without a gap. */
  readonly #last = new Map<string, Bar>()

  add(bar: Bar, bookoutId: string | null) {
    const [model, start, , kind, rank, job, minutes, word] = bar
    const key = `${model} ${kind} ${rank} ${job} ${word} ${bookoutId}`
    const before = this.#last.get(key)
    if (before && before[1] + before[2] === start) {
      before[2] += 1
      if (minutes < before[6]) before[6] = minutes
      return
    }
    this.all.push(bar)
    this.#last.set(key, bar)
  }
}

/** The models by name and everything that holds their halves in a window of days. */
export function chartOf({ db, clock }: App, { from, days }: ChartWindow): Chart {
  const now = clock()
  const at = now.toISOString()
  const to = dayAfter(from, days - 1)
  const last = nextNumber(db) - 1
  const found = repository.chartModels(db, from, to, CHART_MODELS_MAX + 1)
  const models = found.slice(0, CHART_MODELS_MAX)
  const boards = allBoards(db).map(({ id, name }) => ({ id, name }))
  const boardAt = new Map(boards.map(({ id }, index) => [id, index]))
  const onBoards = boardsOfModels(
    db,
    models.map(({ id }) => id),
  )
  const today = localDay(now)
  const spoken = languagesOf(models)
  const jobs = repository.jobsIn(db, from, to)
  const modelAt = new Map(models.map(({ id }, index) => [id, index]))
  const jobAt = new Map(jobs.map(({ id }, index) => [id, index]))
  const first = Date.parse(from)
  const bars = new Bars()
  for (const queue of queues(repository.holdsIn(db, from, to))) {
    const [{ modelId, day, half }] = queue as [repository.HoldRow]
    const model = modelAt.get(modelId)
    if (model === undefined) continue
    const start = ((Date.parse(day) - first) / DAY_MS) * 2 + (half === 'pm' ? 1 : 0)
    const isBookedOut = queue.some(({ bookoutId }) => bookoutId !== null)
    let rank = 0
    for (const hold of queue) {
      if (!isHeld(hold, at)) continue
      if (hold.firm === 0) rank += 1
      const minutes =
        hold.until === null ? 0 : Math.ceil((Date.parse(hold.until) - now.getTime()) / MINUTE_MS)
      const kind = KIND_AT[kindOf(hold, isBookedOut)]
      const job = jobAt.get(hold.jobId ?? '') ?? -1
      bars.add(
        [model, start, 1, kind, hold.firm === 1 ? 0 : rank, job, minutes, wordOf(hold)],
        hold.bookoutId,
      )
    }
  }
  return {
    from,
    days,
    today,
    at,
    last,
    isCut: found.length > models.length,
    boards,
    languages: spoken,
    models: models.map((model) => ({
      ...viewOf(model, today, spoken),
      boards: onBoards.get(model.id)?.flatMap(({ id }) => boardAt.get(id) ?? []) ?? [],
    })),
    jobs: jobs.map(({ number, title }) => [number, title]),
    bars: bars.all,
  }
}

/** The holds of each half together; they come sorted. */
function* queues(holds: readonly repository.HoldRow[]): Generator<repository.HoldRow[]> {
  let queue: repository.HoldRow[] = []
  for (const hold of holds) {
    const [head] = queue
    if (head && (head.modelId !== hold.modelId || head.day !== hold.day || head.half !== hold.half)) {
      yield queue
      queue = []
    }
    queue.push(hold)
  }
  if (queue.length > 0) yield queue
}

/** The queue for one half of a talent. Throws 404 for an unknown model. */
export function queueAt({ db, clock }: App, { modelId, day, half }: ChartHalf): ChartQueue {
  const person = findPerson(db, modelId)
  if (!person) throw notFound('Model')
  const at = clock().toISOString()
  const living = repository.holdsOnHalf(db, modelId, day, half).filter((hold) => isHeld(hold, at))
  const isBookedOut = living.some(({ bookoutId }) => bookoutId !== null)
  let rank = 0
  return {
    modelName: person.stageName ?? person.name,
    day,
    half,
    holds: living.map((hold) => {
      if (hold.firm === 0) rank += 1
      const { jobNumber, jobTitle, client, until, bookoutId, bookoutKind, note, fromDay, toDay } = hold
      return {
        kind: kindOf(hold, isBookedOut),
        rank: hold.firm === 1 ? 0 : rank,
        job: jobNumber === null ? null : { number: jobNumber, title: jobTitle ?? '' },
        client,
        bookout:
          bookoutId === null
            ? null
            : { id: bookoutId, kind: bookoutKind ?? '', note, fromDay: fromDay ?? '', toDay: toDay ?? '' },
        until,
        claim: claimOf(hold),
        feePaise: hold.feePaise,
        feeUnit: hold.feeUnit,
        answer: hold.firm === 1 ? 'none' : answerOf(hold),
        answerWords: hold.firm === 1 ? null : hold.answerWords,
        challengeEndsAt: hold.challengeEndsAt,
        ...challengesOf(db, living, hold, at),
      }
    }),
  }
}

type QueueHold = ReturnType<typeof repository.holdsOnHalf>[number]

/** What a decision about an option carries; null for what is held firmly. */
const claimOf = ({ firm, claimId, version, jobDateId }: QueueHold) =>
  firm === 1 || claimId === null || version === null || jobDateId === null
    ? null
    : { claimId, version, dateIds: [jobDateId] }

/** What an option can do about those before and behind it on a half. */
function challengesOf(db: Db, living: readonly QueueHold[], hold: QueueHold, at: string) {
  const options = living.filter(({ firm }) => firm === 0)
  const place = options.indexOf(hold)
  const first = place === 1 ? options[0] : undefined
  const next = options[place + 1]
  const rank = hold.claimDateId === null ? 0 : rankOf(db, hold.claimDateId, at)
  const isSameClient = first?.clientId !== null && first?.clientId === hold.clientId
  return {
    isChallenging: first !== undefined && first.challengedById === hold.claimId,
    canChallenge: first !== undefined && first.challengedById === null && rank === 2 && !isSameClient,
    aheadId: place === 0 && rank === 1 && next ? next.claimId : null,
  }
}
