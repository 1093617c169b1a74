import type { RequestContext, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { forgetKey, once } from '../../../core/db/idempotency'
import { newId } from '../../../core/db/ids'
import { notFound } from '../../../core/errors'
import { type Mail, queueMail, removeMails } from '../../../core/mail/outbox'
import { withReceipt } from '../../../core/mail/receipts'
import { audit } from '../../../core/security/audit'
import { readNoticeVersion } from '../../agency/legalTexts/repository'
import { readDeskSettings } from '../../agency/settings/desk.repository'
import { queueEvent } from '../../agency/webhooks/service'
import { openDeskItem } from '../../desk/items/repository'

// What booking requests and enquiries have in common.

/** What each is called by people, and the event by which programs are told of it. */
const KINDS = {
  booking: { name: 'Booking request', event: 'booking.requested' },
  enquiry: { name: 'Enquiry', event: 'enquiry.received' },
} as const
type Kind = keyof typeof KINDS
/** The fields of a request besides those that its sender typed. */
type Received = { id: string; status: 'pending'; isSpam: boolean; noticeVersion: string; createdAt: string }
type Mails = { notifications: Mail[]; confirmation: Mail }

/**
 * Stores a visitor's request by `keep`, puts it on the desk, and queues the notifications and the receipt in one
 * transaction (R1, R11). Spam is stored, marked and not mailed (S34). The same Idempotency-Key and body return the
 * same id (R12). No receipt beyond three an hour per recipient. 429 when one address sends too many.
 */
export async function receive(
  ctx: RequestContext,
  kind: Kind,
  input: { email: string; website: string },
  keep: (received: Received) => Mails,
): Promise<{ id: string }> {
  await ctx.limits.count(kind, ctx.address)
  const now = ctx.clock()
  const { id } = await withReceipt(ctx.limits, input.email, (takeReceipt) =>
    transaction(ctx.db, () =>
      once(ctx.db, now, { scope: kind, key: ctx.idempotencyKey, body: input }, () => {
        const received: Received = {
          id: newId(),
          status: 'pending',
          isSpam: input.website !== '',
          noticeVersion: readNoticeVersion(ctx.db),
          createdAt: now.toISOString(),
        }
        const mails = keep(received)
        openDeskItem(ctx.db, kind, received, readDeskSettings(ctx.db).answerHours)
        if (!received.isSpam) {
          for (const notification of mails.notifications) queueMail(ctx.db, now, notification)
          if (takeReceipt()) queueMail(ctx.db, now, mails.confirmation)
          queueEvent(ctx.db, now, KINDS[kind].event, { id: received.id })
        }
        return received.id
      }),
    ),
  )
  return { id }
}

/**
 * Removes a request and its mails when its sender asks for it (P1). The audit line is permanent, so it names nobody.
 * Throws notFound.
 */
export function removeReceived(
  ctx: SignedInContext,
  kind: Kind,
  id: string,
  remove: (db: Db, id: string) => { email: string; createdAt: string } | undefined,
): void {
  transaction(ctx.db, () => {
    const removed = remove(ctx.db, id)
    if (!removed) throw notFound(KINDS[kind].name)
    forgetKey(ctx.db, id)
    removeMails(ctx.db, removed.email, [removed.createdAt])
    audit(ctx.db, ctx.clock(), `${kind} deleted`, ctx.session.account, id)
  })
}
