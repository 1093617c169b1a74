import { randomBytes } from 'node:crypto'
import type { WebhookData, WebhookEvent } from '../../../../shared/agency/webhookEvents'
import {
  type AddedWebhook,
  type NewWebhook,
  WEBHOOKS_MAX,
  type Webhook,
  type WebhookTest,
} from '../../../../shared/agency/webhooks'
import { publicUrl } from '../../../core/config'
import type { AppContext, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { invalid, notFound } from '../../../core/errors'
import { nextTry } from '../../../core/mail/outboxWorker'
import type { PublicCallAnswer } from '../../../core/network/publicCall'
import { SECRET_PREFIX } from '../../../core/network/webhookPost'
import { decrypt, encrypt } from '../../../core/security/secrets'
import { noteDangerous } from '../../access/accounts/sessionProof.service'
import { tellFrom } from '../settings/desk.service'
import * as repository from './repository'
import { bodyOf, type Sent } from './rules'

const SHOWN = 20 // deliveries of each webhook, on the page and in the table
const SECRET_BYTES = 24

/**
 * Queues an event for each webhook that asked for it, in the caller's transaction, so that it is told only if that
 * commits. A decision's is told at `firstTryAt`, when it can no longer be undone.
 */
export function queueEvent(
  db: Db,
  now: Date,
  event: WebhookEvent,
  data: WebhookData,
  { firstTryAt = now, decisionId = null }: { firstTryAt?: Date; decisionId?: string | null } = {},
) {
  for (const { id: webhookId, events } of repository.activeWebhooks(db)) {
    if (!events.includes(event)) continue
    repository.insertDelivery(db, {
      id: newId(),
      webhookId,
      event,
      decisionId,
      data,
      createdAt: now.toISOString(),
      nextTryAt: firstTryAt.toISOString(),
    })
  }
}

type Told = { id: string; db: Db; now: Date; actor: object | null }
type ToldLine = { number: number; kind: string } & {
  [Subject in 'jobId' | 'claimId' | 'modelId' | 'clientId' | 'deskItemId']?: string | null
}

/** Queues what a decision of the desk did. An undo takes it back. */
export function queueDecision(decision: Told, lines: readonly ToldLine[]) {
  const { db, id, now } = decision
  const activities = lines.map(({ number, kind, ...about }) => {
    const { jobId = null, claimId = null, modelId = null, clientId = null, deskItemId = null } = about
    return { number, kind, jobId, claimId, modelId, clientId, deskItemId }
  })
  if (activities.length === 0) return
  queueEvent(db, now, 'desk.decided', { id, activities }, { firstTryAt: tellFrom(decision), decisionId: id })
}

/**
 * Delivers the next event that is due; false when there is none. A failed one is tried again as emails are, for 72
 * hours, and everything else for its webhook waits as long, so that a dead receiver holds nobody up.
 */
export async function deliverNext(app: AppContext): Promise<boolean> {
  const { db } = app
  const now = app.clock()
  const due = repository.nextDue(db, now.toISOString())
  if (!due) return false
  const { delivery, webhook } = due
  const next = nextTry(delivery.tries, new Date(delivery.createdAt), now)?.toISOString() ?? null
  repository.beginTry(db, delivery.id, next)
  const { isDelivered, answer } = await send(app, webhook, delivery)
  transaction(db, () => {
    if (isDelivered) repository.markDelivered(db, delivery.id, app.clock().toISOString(), answer)
    else {
      repository.markFailed(db, delivery.id, answer)
      if (next !== null) repository.postpone(db, webhook.id, now.toISOString(), next)
    }
    repository.removeOld(db, webhook.id, SHOWN)
  })
  if (!isDelivered)
    app.log.warn({ webhook: webhook.id, answer, givenUp: next === null }, 'webhook not delivered')
  return true
}

type Event = Pick<repository.DeliveryRow, 'id' | 'createdAt' | 'data'> & { event: Sent }

async function send(
  { db, secrets, clock, config, webhookPost }: AppContext,
  { url, secret }: repository.WebhookRow,
  { id, event, createdAt, data }: Event,
): Promise<PublicCallAnswer> {
  const opened = decrypt(secrets.stored, secret)
  if (opened === null)
    return { isDelivered: false, answer: 'The secret cannot be read. Delete the webhook and add it again.' }
  const jobId = data.jobId ?? data.activities?.find((activity) => activity.jobId !== null)?.jobId ?? null
  const jobNumber = jobId === null ? null : repository.numberOfJob(db, jobId)
  const body = bodyOf({ event, createdAt, data, jobNumber, site: publicUrl(config) })
  return webhookPost({ id, url, secret: opened, at: clock(), body })
}

/** Every webhook with its newest deliveries. */
export function listWebhooks({ db }: Pick<AppContext, 'db'>): Webhook[] {
  const newest = repository.newestDeliveries(db, SHOWN)
  return repository.allWebhooks(db).map(({ secret: _, ...webhook }) => ({
    ...webhook,
    deliveries: newest
      .filter(({ webhookId }) => webhookId === webhook.id)
      .map(({ id, event, createdAt, deliveredAt, nextTryAt, tries, lastAnswer }) => ({
        id,
        event,
        createdAt,
        deliveredAt,
        nextTryAt,
        tries,
        answer: lastAnswer,
      })),
  }))
}

/** Adds a webhook. Its secret is returned once and stored encrypted. Throws 400 when there are too many. */
export function addWebhook(ctx: SignedInContext, { url, events }: NewWebhook): AddedWebhook {
  const { db, secrets } = ctx
  const now = ctx.clock()
  const id = newId()
  const secret = `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`
  transaction(db, () => {
    if (repository.countWebhooks(db) >= WEBHOOKS_MAX)
      throw invalid('url', `You can have up to ${WEBHOOKS_MAX} webhooks. Delete one that you do not use.`)
    repository.insertWebhook(db, {
      id,
      url,
      secret: encrypt(secrets.stored, secret),
      events: [...new Set(events)],
      createdAt: now.toISOString(),
    })
    noteDangerous(ctx, now, { what: 'webhook added', detail: hostOf(url) })
  })
  return { id, secret, webhooks: listWebhooks(ctx) }
}

// The path of an address may be a secret of the receiver.
const hostOf = (url: string) => new URL(url).host

/** Pauses a webhook, or resumes it, and what waits for it is due at once. Throws notFound. */
export function setPaused(
  ctx: SignedInContext,
  { id, isPaused }: { id: string; isPaused: boolean },
): Webhook[] {
  const { db } = ctx
  const now = ctx.clock()
  transaction(db, () => {
    const { url } = find(ctx, id)
    repository.setPaused(db, id, isPaused)
    if (!isPaused) repository.makeDue(db, id, now.toISOString())
    noteDangerous(ctx, now, { what: isPaused ? 'webhook paused' : 'webhook resumed', detail: hostOf(url) })
  })
  return listWebhooks(ctx)
}

/** Deletes a webhook and what waits for it. Throws notFound. */
export function removeWebhook(ctx: SignedInContext, { id }: { id: string }): Webhook[] {
  transaction(ctx.db, () => {
    const url = repository.removeWebhook(ctx.db, id)
    if (url === undefined) throw notFound('Webhook')
    noteDangerous(ctx, ctx.clock(), { what: 'webhook deleted', detail: hostOf(url) })
  })
  return listWebhooks(ctx)
}

/** Sends a test to a webhook at once, also while it is paused. Throws notFound. */
export async function sendTest(ctx: SignedInContext, { id }: { id: string }): Promise<WebhookTest> {
  await ctx.limits.count('webhookTest', ctx.session.account.id)
  const event = { id: newId(), event: 'test' as const, createdAt: ctx.clock().toISOString(), data: { id } }
  return send(ctx, find(ctx, id), event)
}

function find({ db }: Pick<AppContext, 'db'>, id: string): repository.WebhookRow {
  const found = repository.findWebhook(db, id)
  if (!found) throw notFound('Webhook')
  return found
}
