import { callOf } from '../../../../shared/desk/callSheets/ownSheet'
import type { SheetContent } from '../../../../shared/desk/callSheets/sheetContent'
import type { ChangesSince, DeskChanges, DeskToday } from '../../../../shared/desk/desk'
import { activityWords } from '../../../../shared/desk/deskActions'
import { UNDECIDED_STATES } from '../../../../shared/desk/deskLists'
import { canBeConfirmed } from '../../../../shared/desk/steps/nextSteps'
import { localDay } from '../../../../shared/format'
import { END_NEAR_DAYS } from '../../../../shared/media/documentWords'
import { dayAfter } from '../../../../shared/time/days'
import type { SignedInContext } from '../../../core/context'
import type { Db } from '../../../core/db/database'
import { spacedPhone } from '../../../core/text/phones'
import { storedFace } from '../../roster/publicRoster/rules'
import { untilOf } from '../calendarHolds/rules'
import { openQuestions, unreadSheets } from '../callSheets/links.repository'
import { alertedUntil } from '../callSheets/rules'
import { untoldTalents } from '../callSheets/untold.repository'
import { isFeeAnswered } from '../claims/rules'
import { datesWithQueues, whomOf } from '../claims/service'
import { activitiesAfter, nextNumber, rowOf } from '../decisions/activities.repository'
import { datesByClaim } from '../jobs/claimDates.rules'
import { unreadAnswers } from '../packages/repository'
import { endingDocuments } from './documents.repository'
import { unreadMessages } from './messages.repository'
import * as repository from './today.repository'

const DAY_MS = 24 * 60 * 60_000
const MEDIAN_DAYS = 30
const SOON_DAYS = 2
/** How long a document that has ended is still listed. */
const ENDED_DAYS = 30
const LINES_MAX = 200

const median = (sorted: readonly number[]): number | null =>
  sorted.length === 0 ? null : Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)

/** What waits for the caller, what happens today and tomorrow, and the figures above them. */
export function readToday(ctx: SignedInContext): DeskToday {
  const { db } = ctx
  const now = ctx.clock()
  const at = now.toISOString()
  const today = localDay(now)
  const { id } = ctx.session.account
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  return {
    figures: {
      ...repository.countOptions(db, at, untilOf(today, { expiresAt: null, challengeEndsAt: null })),
      confirmedAhead: repository.countConfirmedAhead(db, today),
      answerHours: median(repository.answerHours(db, ago(MEDIAN_DAYS))),
    },
    dates: faced(repository.confirmedOn(db, today, dayAfter(today))),
    steps: repository.dueSteps(db, id, today),
    jobs: repository.openJobs(db, id, today),
    undecided: repository.undecidedJobs(db, id, today),
    ending: faced(repository.endingOptions(db, id, at, ago(-SOON_DAYS))),
    challenged: faced(repository.challengedOptions(db, id, at)).map(({ days, ...line }) => ({
      ...line,
      days: days.split(' '),
    })),
    answers: answersOf(db, repository.openAnswers(db, id, today), now),
    unread: faced(unreadSheets(db, id, today, alertedUntil(now))).map(({ content, ...line }) => ({
      ...line,
      phone: line.phone && spacedPhone(line.phone),
      call: callOf(JSON.parse(content) as SheetContent, line.claimId),
    })),
    untold: faced(untoldTalents(db, id, today)),
    questions: faced(openQuestions(db, id)),
    messages: faced(unreadMessages(db, id)),
    documents: faced(
      endingDocuments(db, {
        accountId: id,
        from: dayAfter(today, -ENDED_DAYS),
        to: dayAfter(today, END_NEAR_DAYS),
      }),
    ),
    selections: unreadAnswers(db, id).map(({ names, ...line }) => ({
      ...line,
      names: names.split(/,\s*/).join(', '),
    })),
    lost: lostOf(repository.lostDates(db, id, today)),
  }
}

const faced = <Row extends { face: string | null }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, face: storedFace(row.face) }))

/** Each answer, and whether to confirm it is what its talent needs next. */
function answersOf(db: Db, rows: ReturnType<typeof repository.openAnswers>, now: Date): DeskToday['answers'] {
  const people = rows.map(({ claimId, modelId }) => ({ claim: { id: claimId, modelId } }))
  const rowsOfDates = datesWithQueues(db, people)
  const today = localDay(now)
  const daysAhead = new Set(
    rowsOfDates.dated.flatMap(({ day }) => (day.cancelledAt === null && day.day >= today ? day.id : [])),
  )
  const datesOf = datesByClaim({ people, ...rowsOfDates }, now.toISOString(), null)
  return faced(rows).map(({ answerFeePaise, feePaise, ...line }) => {
    const open = (datesOf.get(line.claimId) ?? []).filter(
      ({ jobDateId, state }) => daysAhead.has(jobDateId) && UNDECIDED_STATES.includes(state),
    )
    const claim = { isFeeAnswered: isFeeAnswered({ answer: line.answer, answerFeePaise, feePaise }) }
    return { ...line, isReady: line.modelId !== null && open.length > 0 && canBeConfirmed(claim, open) }
  })
}

/** One line for each talent of a job, with the days it lost. */
function lostOf(rows: ReturnType<typeof repository.lostDates>): DeskToday['lost'] {
  const lines = new Map<string, DeskToday['lost'][number]>()
  for (const { jobDateId: id, day, isFree, ...row } of faced(rows)) {
    const line = lines.get(row.claimId) ?? { ...row, isFree: true, dates: [] }
    line.dates.push({ id, day })
    lines.set(row.claimId, {
      ...line,
      isFree: line.isFree && isFree === 1,
      takenBy: line.takenBy ?? row.takenBy,
    })
  }
  return [...lines.values()]
}

/** Decisions after an activity number, in one job or all, for desk screens that refresh without a reload. */
export function readChanges(ctx: SignedInContext, { since, jobId }: ChangesSince): DeskChanges {
  const { db } = ctx
  const last = nextNumber(db) - 1
  const rows = activitiesAfter(db, since, LINES_MAX + 1, jobId)
  if (rows.length > LINES_MAX) return { last, reload: true, lines: [] }
  return {
    last,
    reload: false,
    lines: rows.map(({ number, at, kind, actorId, actorName, jobId, ...about }) => ({
      number,
      at,
      words: activityWords(kind, actorName, whomOf(db, about)),
      jobNumber: jobId ? (rowOf(db, 'jobs', jobId)?.number ?? null) : null,
      isMine: actorId === ctx.session.account.id,
    })),
  }
}
