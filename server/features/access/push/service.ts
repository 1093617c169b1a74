import type {
  PushDevice,
  PushDevices,
  PushKind,
  PushSubscriptionGiven,
  PushSwitch,
} from '../../../../shared/access/push'
import { PUSH_DEVICES_MAX } from '../../../../shared/access/push'
import { agency } from '../../../../shared/agency'
import { paths } from '../../../../shared/paths'
import type { AppContext, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { notFound } from '../../../core/errors'
import { cancelMail } from '../../../core/mail/outbox'
import { nextTry } from '../../../core/mail/outboxWorker'
import type { PublicCallAnswer } from '../../../core/network/publicCall'
import { sha256 } from '../../../core/security/secrets'
import * as repository from './repository'

/** What a phone shows, and the page of the site that a press on it opens. It names no client. */
export type PushLine = { kind: PushKind; text: string; path: string }

const MAIL_WAITS_MS = 15 * 60_000
const DELIVERED_KEPT_MS = 24 * 60 * 60_000

/**
 * When the mail beside a line is sent: it waits for who has a phone that is told. All kinds wait alike, also those that no
 * phone gets, so that no mail overtakes an earlier one.
 */
export const mailAfterPush = (db: Db, accountId: string | null, at: Date): Date =>
  accountId === null || repository.devicesOf(db, accountId).length === 0
    ? at
    : new Date(at.getTime() + MAIL_WAITS_MS)

/** Queues a line for each device of an account that gets its kind, beside the mail that says the same, in the caller's transaction. */
export function queuePush(
  db: Db,
  accountId: string | null,
  { kind, text, path }: PushLine,
  { at, mailId }: { at: Date; mailId: string | null },
) {
  if (accountId === null) return
  const when = at.toISOString()
  repository.removeDelivered(db, new Date(at.getTime() - DELIVERED_KEPT_MS).toISOString())
  for (const { id: subscriptionId, off } of repository.devicesOf(db, accountId)) {
    if (off.includes(kind)) continue
    repository.insertMessage(db, {
      ...{ id: newId(), subscriptionId, mailId, text, path },
      ...{ createdAt: when, nextTryAt: when },
    })
  }
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
    if (isDelivered && message.mailId !== null) repository.markDelivered(db, message.id, now.toISOString())
    else if (isDelivered) repository.removeMessage(db, message.id)
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

const deviceView = ({ id, userAgent, createdAt, off }: repository.DeviceRow): PushDevice => ({
  id,
  off,
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
      off: [],
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

/** Turns one kind of lines on or off for one of the caller's devices; notFound for another account's. */
export function chooseKind(ctx: SignedInContext, { id, kind, isOn }: PushSwitch): PushDevices {
  const device = repository.devicesOf(ctx.db, ctx.session.account.id).find((each) => each.id === id)
  if (!device) throw notFound('Phone')
  const off = device.off.filter((each) => each !== kind)
  repository.setOff(ctx.db, id, isOn ? off : [...off, kind])
  return listDevices(ctx)
}

/** The caller looks at her jobs: what a phone of hers was told about them is not mailed as well. */
export function noteSeen({ db, session }: SignedInContext) {
  transaction(db, () => {
    for (const mailId of repository.mailsOfDelivered(db, session.account.id, paths.talentJobs))
      cancelMail(db, mailId)
  })
}
