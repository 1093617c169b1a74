import type { Subscriber, Subscription } from '../../../../shared/intake/newsletter'
import { type Page, pageOf, type SearchFilters, type SearchOnly } from '../../../../shared/paging'
import { fold } from '../../../../shared/text/fold'
import { publicUrl } from '../../../core/config'
import type { AppContext, RequestContext, SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { newSecretName } from '../../../core/db/ids'
import { invalid, notFound } from '../../../core/errors'
import { csv } from '../../../core/files/csv'
import { queueMail } from '../../../core/mail/outbox'
import { serverMessages } from '../../../core/messages'
import { audit } from '../../../core/security/audit'
import { sha256 } from '../../../core/security/secrets'
import { subscriptionConfirmed } from '../../../emails/newsletter'
import { readNoticeVersion } from '../../agency/legalTexts/repository'
import * as repository from './repository'
import { subscriberColumns, subscriberView } from './views'

/**
 * Stores an address once with the time of consent, and queues the confirmation with the unsubscribe link. A
 * subscribed address gets no second mail, and the answer does not reveal it. Spam is stored, marked and not
 * mailed; it does not change a known address (S34). 429 when one network address sends too many.
 */
export async function subscribe(
  ctx: RequestContext,
  { email, website }: Subscription,
): Promise<{ subscribed: true }> {
  await ctx.limits.count('newsletter', ctx.address)
  const now = ctx.clock()
  const token = newSecretName()
  const isSpam = website !== ''
  transaction(ctx.db, () => {
    const known = repository.findSubscriber(ctx.db, email)
    const isSubscribed = known && !known.isSpam && known.removedAt === null
    if (isSubscribed || (known && isSpam)) return
    // A returning subscriber keeps the token, so that links in older mails still work (docs/decisions, 0047).
    const tokenHash = known?.tokenHash ?? sha256(token)
    repository.putSubscriber(ctx.db, {
      email,
      tokenHash,
      noticeVersion: readNoticeVersion(ctx.db),
      consentedAt: now.toISOString(),
      isSpam,
    })
    const wayOff = known ? tokenHash : token
    if (!isSpam) queueMail(ctx.db, now, subscriptionConfirmed(email, wayOff, publicUrl(ctx.config)))
  })
  return { subscribed: true }
}

/** Unsubscribes by a mailed link; repeating it is no error. 400 for an unknown link. */
export function unsubscribe(ctx: RequestContext, { token }: { token: string }): { subscribed: false } {
  transaction(ctx.db, () => {
    const owner = repository.ownerOfLink(ctx.db, token, sha256(token))
    if (!owner) throw invalid('token', serverMessages.unsubscribeDead)
    repository.removeSubscriber(ctx.db, owner.email, ctx.clock().toISOString())
  })
  return { subscribed: false }
}

/** One page of subscribers, newest first; searches the address. */
export function listSubscribers(
  { db }: Pick<AppContext, 'db'>,
  { page, limit, search }: SearchFilters,
): Page<Subscriber> {
  const { rows, total } = repository.pageOfSubscribers(db, fold(search), limit, (page - 1) * limit)
  return pageOf(rows.map(subscriberView), total, limit)
}

/** The matching subscribers as CSV, with unsubscribe links; audited (S37). */
export function exportSubscribers(ctx: SignedInContext, { search }: SearchOnly): AsyncIterable<string> {
  audit(ctx.db, ctx.clock(), 'list exported', ctx.session.account, undefined, 'newsletter')
  return csv(subscriberColumns(publicUrl(ctx.config)), repository.allSubscribers(ctx.db, fold(search)))
}

/**
 * Unsubscribes somebody who asked the agency. The permanent audit line does not contain the address. Throws
 * notFound when it is not subscribed.
 */
export function removeSubscriber(ctx: SignedInContext, { email }: { email: string }): { subscribed: false } {
  const now = ctx.clock()
  transaction(ctx.db, () => {
    if (!repository.removeSubscriber(ctx.db, email, now.toISOString())) throw notFound('Address')
    audit(ctx.db, now, 'subscriber removed', ctx.session.account)
  })
  return { subscribed: false }
}
