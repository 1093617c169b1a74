import { localDay } from '../../../../shared/format'
import type { Activity, Figures, Waiting } from '../../../../shared/talent/dashboard'
import type { AppContext } from '../../../core/context'
import { unreadByTalent } from '../../talent/mentorMessages/repository'
import * as repository from './repository'
import { ACTIVITY_LINES, TOLD, WAITING_TALENTS } from './rules'

type Reader = Pick<AppContext, 'db' | 'clock'>

/** The four figures; each query documents what it counts. */
export const figures = ({ db, clock }: Reader): Figures => ({
  activeProjects: repository.countActiveProjects(db),
  totalModels: repository.countModels(db),
  // Today's shoots count as upcoming.
  upcomingShoots: repository.countUpcomingShoots(db, localDay(clock())),
  galleryItems: repository.countGalleryItems(db),
})

/** Pending signup requests, enquiries and bookings, and unread talent messages. */
export const waiting = ({ db }: Reader): Waiting => ({
  requests: repository.pendingOf(db, 'requests'),
  enquiries: repository.pendingOf(db, 'enquiries'),
  bookings: repository.pendingOf(db, 'bookings'),
  messages: unreadByTalent(db, WAITING_TALENTS),
})

/** Recent submissions and administrators' actions, newest first. */
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
  const done = withoutUndone(repository.recentAudit(db, TOLD, ACTIVITY_LINES)).map(
    ({ id, at, what, who, subject, detail, model, other }) => ({
      key: `audit ${id}`,
      at,
      what,
      who,
      // Who deleted their own account is not named: the line says what they were owed.
      whom: model ?? other ?? (what === 'account deleted' ? null : detail),
      subject: model === null ? null : subject,
    }),
  )
  return [...arrived, ...done].sort((a, b) => b.at.localeCompare(a.at)).slice(0, ACTIVITY_LINES)
}

const DECISIONS = ['request approved', 'request rejected']

/** Drops decisions that a newer line undoes. `lines` is newest first. */
function withoutUndone<Line extends { what: string; subject: string | null }>(
  lines: readonly Line[],
): Line[] {
  const undone = new Set<string | null>()
  return lines.filter(({ what, subject }) => {
    if (what === 'request decision undone') undone.add(subject)
    return !(DECISIONS.includes(what) && undone.has(subject))
  })
}
