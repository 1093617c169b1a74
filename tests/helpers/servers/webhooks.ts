import { webhookDeliveries } from '../../../drizzle/schema'
import type { WebhookMessage } from '../../../server/core/network/webhookPost'
import { deliverNext } from '../../../server/features/agency/webhooks/service'
import type { WebhookEvent } from '../../../shared/agency/webhookEvents'
import type { TestApp } from '../testApp'

export const HOOK = 'https://hooks.example/in/secret-path'

export const addWebhook = (t: TestApp, events: WebhookEvent[], url = HOOK) =>
  t.as(t.superadmin()).admin.webhooks.add({ url, events })

/** Delivers all that is due to a receiver that answers with `status`. */
export async function deliver(t: TestApp, status = 204) {
  const sent: WebhookMessage[] = []
  const webhookPost = async (message: WebhookMessage) => {
    sent.push(message)
    return { isDelivered: status < 300, answer: `${status}` }
  }
  while (await deliverNext({ ...t, webhookPost }));
  return sent
}
export const bodies = (sent: WebhookMessage[]) => sent.map(({ body }) => JSON.parse(body))
export const waiting = (t: TestApp) => t.db.select().from(webhookDeliveries).all()
