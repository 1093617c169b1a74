import type { Activity, Figures, Waiting } from '../../shared/dashboard'
import { indianDay } from '../../shared/format'
import type { House } from '../core/context'
import * as repository from './repository'
import { ACTIVITY_LINES, TOLD } from './rules'

type Reader = Pick<House, 'db' | 'clock'>

/** The four cards as they are now; what each counts is said at its query (specification section 2, Admin dashboard). */
export const figures = ({ db, clock }: Reader): Figures => ({
  activeProjects: repository.countActiveProjects(db),
  totalModels: repository.countModels(db),
  // A shoot of today is still to come.
  upcomingShoots: repository.countUpcomingShoots(db, indianDay(clock())),
  galleryItems: repository.countGalleryItems(db),
})

/** Artist requests, enquiries and booking requests that are pending. */
export const waiting = ({ db }: Reader): Waiting => ({
  requests: repository.pendingOf(db, 'requests'),
  enquiries: repository.pendingOf(db, 'enquiries'),
  bookings: repository.pendingOf(db, 'bookings'),
})

/** What really happened last, newest first: what came in, and what administrators did. */
export function activity({ db }: Reader): Activity[] {
  const arrived = Object.entries(repository.recentArrivals(db, ACTIVITY_LINES)).flatMap(([what, rows]) =>
    rows.map(({ id, at, whom, ...row }) => ({
      key: `${what} ${id}`,
      at,
      what,
      who: null,
      whom,
      subject: 'subject' in row ? row.subject : null,
    })),
  )
  const done = repository
    .recentAudit(db, TOLD, ACTIVITY_LINES)
    .map(({ id, at, what, who, subject, detail, model, other }) => ({
      key: `audit ${id}`,
      at,
      what,
      who,
      whom: model ?? other ?? detail,
      subject: model === null ? null : subject,
    }))
  return [...arrived, ...done].sort((a, b) => b.at.localeCompare(a.at)).slice(0, ACTIVITY_LINES)
}
