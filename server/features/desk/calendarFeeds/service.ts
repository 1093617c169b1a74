import { agency } from '../../../../shared/agency'
import type {
  Calendar,
  CalendarFeed,
  CalendarReading,
  DeskFeed,
  NewCalendarFeed,
} from '../../../../shared/desk/chart/calendarFeeds'
import { localDay } from '../../../../shared/format'
import { paths } from '../../../../shared/paths'
import { dayAfter } from '../../../../shared/time/days'
import { publicUrl } from '../../../core/config'
import type { AppContext, SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { newId, newSecretName } from '../../../core/db/ids'
import { notFound } from '../../../core/errors'
import { can } from '../../../core/security/permissions'
import { sha256 } from '../../../core/security/secrets'
import { calendarFile } from '../../../emails/calendarFile'
import { nextNumber } from '../decisions/activities.repository'
import * as repository from './repository'
import { eventOf } from './rules'

type Scope = repository.FeedRow['scope']

/** Raised when the same dates would be written otherwise. */
const FORM = 1
const YEAR_DAYS = 366

/** The caller's address of this scope; null when there is none. */
export function readFeed(ctx: SignedInContext, scope: Scope): CalendarFeed | null {
  const found = repository.findFeed(ctx.db, ctx.session.account.id, scope)
  return found ? { createdAt: found.createdAt } : null
}

/** The booker's addresses. */
export const readDeskFeeds = (ctx: SignedInContext): Record<DeskFeed, CalendarFeed | null> => ({
  'my jobs': readFeed(ctx, 'my jobs'),
  'whole desk': readFeed(ctx, 'whole desk'),
})

/** Makes an address, which is told this once; the one before it ends (D50). */
export function createFeed(ctx: SignedInContext, scope: Scope): NewCalendarFeed {
  const { db } = ctx
  const accountId = ctx.session.account.id
  const createdAt = ctx.clock().toISOString()
  const token = newSecretName()
  transaction(db, () => {
    repository.revokeFeed(db, accountId, scope, createdAt)
    repository.insertFeed(db, { id: newId(), accountId, scope, tokenHash: sha256(token), createdAt })
  })
  return { address: publicUrl(ctx.config) + paths.calendar(token) }
}

/** Switches an address off. Throws 404 when there is none. */
export function revokeFeed(ctx: SignedInContext, scope: Scope): null {
  if (!repository.revokeFeed(ctx.db, ctx.session.account.id, scope, ctx.clock().toISOString()))
    throw notFound('Calendar address')
  return null
}

/** The address of a token, for as long as its account may read what it shows. Throws the same 404 for all others. */
function opened({ db }: AppContext, token: string) {
  const found = repository.feedOfToken(db, sha256(token))
  if (!found || found.deactivatedAt !== null) throw notFound('Calendar')
  const { feed, role, modelId } = found
  const owner = feed.scope === 'own' ? modelId : feed.accountId
  const action = feed.scope === 'own' ? 'ownJobs.read' : 'jobs.read'
  if (owner === null || !can({ account: { role } }, action)) throw notFound('Calendar')
  return { feed, owner }
}

/**
 * The calendar behind an address, twelve months back and ahead. Whether anything changed is known from the last
 * activity, the day and the mails that wait, so a calendar program that asks again costs no reading of dates.
 */
export function readCalendar(app: AppContext, { token, etag }: CalendarReading): Calendar {
  const { db } = app
  const now = app.clock()
  const at = now.toISOString()
  const { feed, owner } = opened(app, token)
  const today = localDay(now)
  const known = [FORM, feed.id, today, nextNumber(db), repository.waitingMails(db, at)].join(' ')
  const mark = `W/"${sha256(known).slice(0, 32)}"`
  if (etag?.includes(mark)) return { etag: mark, text: null }
  const dates = repository.datesFor(db, feed.scope, {
    owner,
    from: dayAfter(today, -YEAR_DAYS),
    to: dayAfter(today, YEAR_DAYS),
    today,
    now: at,
  })
  const events = dates.flatMap((row) => eventOf(row, feed.scope) ?? [])
  return { etag: mark, text: calendarFile(events, at, agency.name) }
}
