import { createHmac } from 'node:crypto'
import { callPublicAddress, type PublicCallAnswer, type PublicCallOptions } from './publicCall'

export type WebhookMessage = { id: string; url: string; secret: string; at: Date; body: string }
/** Posts one signed message. Never throws. */
export type WebhookPost = (message: WebhookMessage) => Promise<PublicCallAnswer>

/** The beginning of every secret, as the Standard Webhooks specification has it. */
export const SECRET_PREFIX = 'whsec_'

/** The headers that the Standard Webhooks specification names, with the signature of the message. */
function signedHeaders({ id, secret, at, body }: WebhookMessage) {
  const timestamp = `${Math.floor(at.getTime() / 1_000)}`
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

/** Posts to public addresses only and follows no redirect. `options` are replaced by tests. */
export const createWebhookPost =
  (options: PublicCallOptions = {}): WebhookPost =>
  (message) =>
    callPublicAddress(
      message.url,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'agency-website (webhooks)',
          ...signedHeaders(message),
        },
        body: message.body,
      },
      options,
    )
