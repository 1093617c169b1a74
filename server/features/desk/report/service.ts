import type {
  DeskReport,
  ReportFigure,
  ReportList,
  ReportListWanted,
  ReportPeriod,
  ReportRow,
  ReportRows,
} from '../../../../shared/desk/deskReport'
import { localDay } from '../../../../shared/format'
import { pageOf } from '../../../../shared/paging'
import { dayAfter } from '../../../../shared/time/days'
import type { AppContext, SignedInContext } from '../../../core/context'
import { csv } from '../../../core/files/csv'
import { audit } from '../../../core/security/audit'
import { momentOf } from '../calendarHolds/rules'
import * as repository from './repository'
import { periodOf, sideBySide, worth, worthOf } from './rules'
import { paidDates } from './value.repository'
import { lineView, reportColumns, reportTable } from './views'

type App = Pick<AppContext, 'db' | 'clock'>

const IDLE_DAYS = 60
/** Rows of a group on the page; the export has all of them. */
const ROWS_SHOWN = 12
const ALL_ROWS = 10_000

/** The period of a day and the one before it, by the agency's clock. A day ahead is today. */
function daysOf({ clock }: App, { unit, day }: ReportPeriod) {
  const today = localDay(clock())
  const period = periodOf(unit, day === undefined || day > today ? today : day)
  const before = periodOf(unit, dayAfter(period.from, -1))
  const midnight = (of: string) => momentOf(of, '00:00')
  const span = {
    start: midnight(before.from),
    middle: midnight(period.from),
    end: midnight(dayAfter(period.to)),
  }
  const isRunning = period.to >= today
  return { period, before, span, isRunning, lastDay: isRunning ? today : period.to }
}

const since = (day: string) => dayAfter(day, -IDLE_DAYS)

/** The figures of a week, month or quarter, and of the one before. */
export const readReport = (app: App, wanted: ReportPeriod): DeskReport => report(app, wanted, ROWS_SHOWN)

function report(app: App, wanted: ReportPeriod, limit: number): DeskReport {
  const { db } = app
  const { period, before, span, isRunning, lastDay } = daysOf(app, wanted)
  const first = (rows: ReportRow[]): ReportRows => ({ rows: rows.slice(0, limit), total: rows.length })
  const now = { start: span.middle, end: span.end }
  const earlier = { start: span.start, end: span.middle }
  const days = (by: repository.DayGroup) =>
    first(sideBySide(repository.daysOf(db, by, now), repository.daysOf(db, by, earlier)))
  const answered = repository.countAnswered(db, span)
  const paid = paidDates(db, span)
  const value = (by: repository.DayGroup) =>
    first(worthOf(paid, (date) => ({ key: date[`${by}Key`], name: date[`${by}Name`] })))
  return {
    unit: wanted.unit,
    period,
    before,
    nextDay: isRunning ? null : dayAfter(period.to),
    isRunning,
    requests: repository.countRequests(db, span),
    answered,
    answerHours: {
      now: repository.medianHours(db, now, answered.now),
      before: repository.medianHours(db, earlier, answered.before),
    },
    won: repository.countJobs(db, 'won', span),
    lost: repository.countJobs(db, 'lost', span),
    reasons: first(repository.reasonsOf(db, span)),
    placed: repository.countDates(db, 'placed', span),
    confirmed: repository.countDates(db, 'confirmed', span),
    released: repository.countDates(db, 'released', span),
    expired: repository.countDates(db, 'expired', span),
    days: repository.countDays(db, span),
    talents: days('talent'),
    clients: days('client'),
    bookers: days('booker'),
    value: {
      ...worth(paid),
      talents: value('talent'),
      clients: value('client'),
      bookers: value('booker'),
    },
    withoutFee: repository.countDates(db, 'withoutFee', span),
    idle: {
      now: repository.countIdle(db, since(lastDay), lastDay),
      before: repository.countIdle(db, since(before.to), before.to),
    },
  }
}

/** One page of the rows behind a figure, newest first. */
export function listReport(app: App, wanted: ReportListWanted): ReportList {
  const { db } = app
  const { page, limit, figure, by = null, of, unit } = wanted
  const { period, span, lastDay } = daysOf(app, wanted)
  const paged = { limit, offset: (page - 1) * limit }
  const own = { ...span, start: span.middle }
  const group = by && of ? { by, of } : null
  const { rows, total } = found()
  return {
    ...pageOf(rows.map(lineView), total, limit),
    unit,
    period,
    name: group && repository.nameOf(db, group.by, group.of),
  }

  function found() {
    if (figure === 'idle') return repository.idleLines(db, since(lastDay), lastDay, paged)
    if (figure === 'requests' || figure === 'answered') return repository.requestLines(db, figure, own, paged)
    if (figure === 'won' || figure === 'lost')
      return repository.jobLines(db, figure, group?.by === 'reason' ? group.of : null, own, paged)
    const { by: whose, of: whom } = group ?? {}
    const only = whose && whose !== 'reason' && whom ? { by: whose, of: whom } : null
    return repository.dateLines(db, figure satisfies ReportFigure, only, own, paged)
  }
}

/** The whole report as CSV; audited. */
export function exportReport(ctx: SignedInContext, wanted: ReportPeriod): AsyncIterable<string> {
  audit(ctx.db, ctx.clock(), 'list exported', ctx.session.account, undefined, 'desk report')
  return csv(reportColumns, [reportTable(report(ctx, wanted, ALL_ROWS))])
}
