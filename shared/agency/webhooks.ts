import { z } from 'zod'
import { LINK_MAX } from '../limits'
import { hasNoCredentials } from '../text/text'
import { WEBHOOK_EVENTS, type WebhookEvent } from './webhookEvents'

export const WEBHOOKS_MAX = 20

export const newWebhook = z.object({
  url: z
    .string()
    .trim()
    .max(LINK_MAX, 'This address is too long')
    .pipe(z.url({ protocol: /^https$/, error: 'Enter an address that starts with https://' }))
    .refine(hasNoCredentials, 'Enter the address without user and password: webhooks do not send them'),
  events: z
    .array(z.enum(WEBHOOK_EVENTS, 'Choose from the list'))
    .min(1, 'Choose at least one event')
    .max(WEBHOOK_EVENTS.length),
})
export type NewWebhook = z.output<typeof newWebhook>
export const webhookId = z.object({ id: z.string() })
export const webhookPause = webhookId.extend({ isPaused: z.boolean() })

/** A delivery of one event. Times are ISO 8601, UTC. `answer` is the HTTP status or why there was none. */
export type WebhookDelivery = {
  id: string
  event: WebhookEvent
  createdAt: string
  deliveredAt: string | null
  /** null once it was delivered or given up */
  nextTryAt: string | null
  tries: number
  answer: string | null
}

/** A webhook with its newest deliveries, the latest first. */
export type Webhook = {
  id: string
  url: string
  events: WebhookEvent[]
  isPaused: boolean
  createdAt: string
  deliveries: WebhookDelivery[]
}

/** Told once: the secret with which a receiver checks the signature. */
export type AddedWebhook = { id: string; secret: string; webhooks: Webhook[] }

/** Whether a test arrived, and the HTTP status or why there was none. */
export type WebhookTest = { isDelivered: boolean; answer: string }
