import { createHmac } from 'node:crypto'
import { request } from 'undici'
import { type Lookups, publicAgent } from './publicAgent'

/** How long a receiver has for its answer. */
const WAIT_MS = 10_000
const REASON_MAX = 200

export type WebhookMessage = { id: string; url: string; secret: string; at: Date; body: string }
/** Whether the receiver took the message: any answer from 200 to 299. `answer` is its status or why there was none. */
export type WebhookAnswer = { isDelivered: boolean; answer: string }
/** Posts one signed message. Never throws. */
export type WebhookPost = (message: WebhookMessage) => Promise<WebhookAnswer>

/** The beginning of every secret, as the Standard Webhooks specification has it. */
export const SECRET_PREFIX = 'whsec_'

/** The headers that the Standard Webhooks specification names, with the signature of the message. */
function signedHeaders({ id, secret, at, body }: WebhookMessage) {
  const timestamp = `${Math.floor(at.getTime() / 1_000)}`
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

/** Posts to public addresses only and follows no redirect. `ms` and `lookups` are replaced by tests. */
export function createWebhookPost({
  ms = WAIT_MS,
  ...lookups
}: Partial<Lookups> & { ms?: number } = {}): WebhookPost {
  async function post(message: WebhookMessage, signal: AbortSignal): Promise<WebhookAnswer> {
    const url = new URL(message.url)
    const dispatcher = await publicAgent(url, signal, lookups)
    if (dispatcher === 'not-public') return failed('The address leads to this machine or a private network')
    if (dispatcher === 'unreachable') return failed('The host was not found')
    try {
      const { statusCode, body } = await request(url, {
        method: 'POST',
        dispatcher,
        signal,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'agency-website (webhooks)',
          ...signedHeaders(message),
        },
        body: message.body,
      })
      // Unread: only the status counts, and its error must not be unhandled.
      body.on('error', () => {}).destroy()
      return { isDelivered: statusCode >= 200 && statusCode < 300, answer: `${statusCode}` }
    } finally {
      await dispatcher.destroy()
    }
  }
  return async (message) => {
    const late = AbortSignal.timeout(ms)
    return post(message, late).catch((error) =>
      failed(late.aborted ? `No answer within ${ms / 1_000} seconds` : reasonOf(error)),
    )
  }
}

const failed = (answer: string): WebhookAnswer => ({ isDelivered: false, answer })

/** The code of a failed connection; its message may quote an address. */
function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return (code ?? message ?? 'No connection').slice(0, REASON_MAX)
}
