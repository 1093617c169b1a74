import type { PushDevice, PushDevices, PushSubscriptionGiven } from '../../../../shared/access/push'
import { PUSH_DEVICES_MAX } from '../../../../shared/access/push'
import { agency } from '../../../../shared/agency'
import type { AppContext, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { notFound } from '../../../core/errors'
import { nextTry } from '../../../core/mail/outboxWorker'
import type { PublicCallAnswer } from '../../../core/network/publicCall'
import { sha256 } from '../../../core/security/secrets'
import * as repository from './repository'

/** What a phone shows, and the page of the site that a press on it opens. It names no client. */
export type PushLine = { text: string; path: string }

/** Queues a line for each device of an account beside the mail that says the same, in the caller's transaction. */
export function queuePush(
  db: Db,
  accountId: string | null,
  { text, path }: PushLine,
  { at, mailId }: { at: Date; mailId: string | null },
) {
  if (accountId === null) return
  const when = at.toISOString()
  for (const { id: subscriptionId } of repository.devicesOf(db, accountId))
    repository.insertMessage(db, {
      ...{ id: newId(), subscriptionId, mailId, text, path },
      ...{ createdAt: when, nextTryAt: when },
    })
}

const GONE = ['404', '410']

/**
 * Sends the next line that is due; false when there is none. A failed one is tried again as emails are, and everything
 * else for its device waits as long. A device that its push service does not know any more is removed.
 */
export async function sendNextPush(app: AppContext): Promise<boolean> {
  const { db } = app
  const now = app.clock()
  const due = repository.nextDue(db, now.toISOString())
  if (!due) return false
  const { message, device } = due
  const next = nextTry(message.tries, new Date(message.createdAt), now)?.toISOString() ?? null
  if (next === null) repository.removeMessage(db, message.id)
  else repository.beginTry(db, message.id, next)
  const { isDelivered, answer } = await send(app, due)
  transaction(db, () => {
    if (isDelivered) repository.removeMessage(db, message.id)
    else if (GONE.includes(answer)) repository.removeDevice(db, device.id)
    else if (next !== null) repository.postpone(db, device.id, now.toISOString(), next)
  })
  if (!isDelivered) app.log.warn({ device: device.id, answer }, 'phone not told')
  return true
}

async function send(
  { webPush }: AppContext,
  { message, device }: repository.DueMessage,
): Promise<PublicCallAnswer> {
  const { text, path } = message
  try {
    return await webPush.send(device, JSON.stringify({ title: agency.name, text, path }))
  } catch {
    // Its keys are none: nothing can ever be sealed for it.
    return { isDelivered: false, answer: '410' }
  }
}

const deviceView = ({ id, userAgent, createdAt }: repository.DeviceRow): PushDevice => ({
  id,
  userAgent,
  createdAt,
})

/** The caller's devices, the oldest first, and the key that a browser asks for. */
export const listDevices = ({ db, session, webPush }: SignedInContext): PushDevices => ({
  publicKey: webPush.publicKey,
  devices: repository.devicesOf(db, session.account.id).map(deviceView),
})

/** Tells this browser from now on. The oldest device gives way to one too many. */
export async function addDevice(ctx: SignedInContext, given: PushSubscriptionGiven): Promise<PushDevices> {
  const { db, session, userAgent } = ctx
  const accountId = session.account.id
  await ctx.limits.count('pushDevice', accountId)
  transaction(db, () => {
    repository.keepDevice(db, {
      ...given,
      ...{ id: sha256(given.endpoint), accountId, sessionId: session.id },
      ...{ userAgent: userAgent.slice(0, 200), createdAt: ctx.clock().toISOString() },
    })
    for (const { id } of repository.devicesOf(db, accountId).slice(0, -PUSH_DEVICES_MAX))
      repository.removeDevice(db, id)
  })
  return listDevices(ctx)
}

/** Tells one of the caller's devices no more; notFound for another account's. */
export function removeDevice(ctx: SignedInContext, { id }: { id: string }): PushDevices {
  if (!repository.removeOwnDevice(ctx.db, ctx.session.account.id, id)) throw notFound('Phone')
  return listDevices(ctx)
}
