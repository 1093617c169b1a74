import { fold } from '../../shared/fold'
import type { Subscriber, SubscriberFilters, SubscriberSearch, Subscription } from '../../shared/newsletter'
import { NOTICE_VERSION } from '../../shared/notices'
import { type Page, pageOf } from '../../shared/paging'
import { serverMessages } from '../../shared/serverMessages'
import { audit } from '../core/audit'
import { publicUrl } from '../core/config'
import type { Context, House, SignedInContext } from '../core/context'
import { csv } from '../core/csv'
import { transaction } from '../core/database'
import { invalid, notFound } from '../core/errors'
import { newSecretName } from '../core/ids'
import { queueMail } from '../core/outbox'
import { sha256 } from '../core/secrets'
import { subscriptionConfirmed } from '../letters/newsletter'
import * as repository from './repository'
import { subscriberColumns, subscriberView } from './views'

/**
 * Keeps an address once, with the moment of its consent, and queues the mail whose link takes it off again
 * (contract, newsletter). An address that is on the list already gets no second mail: nobody can be pestered
 * through this form, and the answer does not tell who is on it. What fills the honeypot is kept, marked, and mailed to
 * nobody; it changes nothing about an address that is known, also to one that has left (S34). 429 when one network
 * address sends too many.
 */
export async function subscribe(
  ctx: Context,
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
    // Who comes back keeps the links of the letters before: each still leads off the list (docs/decisions, 0047).
    const tokenHash = known?.tokenHash ?? sha256(token)
    repository.putSubscriber(ctx.db, {
      email,
      tokenHash,
      noticeVersion: NOTICE_VERSION,
      consentedAt: now.toISOString(),
      isSpam,
    })
    const wayOff = known ? tokenHash : token
    if (!isSpam) queueMail(ctx.db, now, subscriptionConfirmed(email, wayOff, publicUrl(ctx.config)))
  })
  return { subscribed: true }
}

/** Takes the address of a mailed link off the list; asking twice is no error. 400 for a link nobody was sent. */
export function unsubscribe(ctx: Context, { token }: { token: string }): { subscribed: false } {
  transaction(ctx.db, () => {
    const owner = repository.ownerOfLink(ctx.db, token, sha256(token))
    if (!owner) throw invalid('token', serverMessages.unsubscribeDead)
    repository.removeSubscriber(ctx.db, owner.email, ctx.clock().toISOString())
  })
  return { subscribed: false }
}

/** One page of who is on the list now, newest first; search in the address. */
export function listSubscribers(
  { db }: Pick<House, 'db'>,
  { page, limit, search }: SubscriberFilters,
): Page<Subscriber> {
  const { rows, total } = repository.pageOfSubscribers(db, fold(search), limit, (page - 1) * limit)
  return pageOf(rows.map(subscriberView), total, limit)
}

/** Everybody whom the search finds, as CSV, each with a way off the list (S37: taking a list away is written down). */
export function exportSubscribers(ctx: SignedInContext, { search }: SubscriberSearch): AsyncIterable<string> {
  audit(ctx.db, ctx.clock(), 'list exported', ctx.session.account, undefined, 'newsletter')
  return csv(subscriberColumns(publicUrl(ctx.config)), repository.allSubscribers(ctx.db, fold(search)))
}

/**
 * Takes off the list who asked the agency for it. The audit is for good, so it does not hold the address. Throws
 * notFound for an address that is not on the list.
 */
export function removeSubscriber(ctx: SignedInContext, { email }: { email: string }): { subscribed: false } {
  const now = ctx.clock()
  transaction(ctx.db, () => {
    if (!repository.removeSubscriber(ctx.db, email, now.toISOString())) throw notFound('Address')
    audit(ctx.db, now, 'subscriber removed', ctx.session.account)
  })
  return { subscribed: false }
}
