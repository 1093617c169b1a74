import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterEach, describe, expect, it } from 'vitest'
import { createWebhookPost, type WebhookMessage } from '../../../server/core/network/webhookPost'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

type Received = { headers: IncomingMessage['headers']; body: string }

/** A receiver that answers with `status`, or never when it is null. */
async function receiver(status: number | null) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ headers: request.headers, body })
    if (status !== null) response.writeHead(status, { location: 'http://127.0.0.1/' }).end('Thanks, Asha')
  })
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { received, url: `http://hooks.example:${port}/in` }
}

const message = (url: string): WebhookMessage => ({
  id: 'event-1',
  url,
  secret: SECRET,
  at: new Date(),
  body: '{"type":"booking.requested"}',
})
const local = (ms?: number) =>
  createWebhookPost({
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    isPublic: () => true,
    ...(ms === undefined ? {} : { ms }),
  })

describe('webhookPost', () => {
  it('sends a message whose signature another program accepts', async () => {
    const { received, url } = await receiver(204)
    expect(await local()(message(url))).toEqual({ isDelivered: true, answer: '204' })
    const [{ headers, body } = { headers: {}, body: '' }] = received
    expect(new Webhook(SECRET).verify(body, headers as Record<string, string>)).toEqual({
      type: 'booking.requested',
    })
    expect(() => new Webhook(SECRET).verify(`${body} `, headers as Record<string, string>)).toThrow()
  })

  it.each([302, 400, 410, 500])(
    'counts an answer of %s as not delivered and follows nothing',
    async (status) => {
      const { received, url } = await receiver(status)
      expect(await local()(message(url))).toEqual({ isDelivered: false, answer: `${status}` })
      expect(received).toHaveLength(1)
    },
  )

  it('gives up on a receiver that does not answer', async () => {
    const { url } = await receiver(null)
    expect(await local(200)(message(url))).toEqual({
      isDelivered: false,
      answer: 'No answer within 0.2 seconds',
    })
  })

  it('gives up on a name that is never found', async () => {
    const post = createWebhookPost({ resolve: () => new Promise(() => {}), ms: 200 })
    expect(await post(message('https://hooks.example/'))).toEqual({
      isDelivered: false,
      answer: 'No answer within 0.2 seconds',
    })
  })

  it('says why there was no connection', async () => {
    const { url } = await receiver(204)
    servers[0]?.close()
    expect(await local()(message(url.replace(/:\d+/, ':1')))).toMatchObject({
      isDelivered: false,
      answer: 'ECONNREFUSED',
    })
  })

  it.each(['http://127.0.0.1:1/', 'http://10.0.0.1/', 'http://[::1]/', 'http://169.254.169.254/latest'])(
    'never posts to %s',
    async (url) => {
      expect(await createWebhookPost()(message(url))).toEqual({
        isDelivered: false,
        answer: 'The address leads to this machine or a private network',
      })
    },
  )

  it('never posts to a public name of a private address', async () => {
    const { received, url } = await receiver(204)
    const post = createWebhookPost({ resolve: async () => [{ address: '127.0.0.1', family: 4 }] })
    expect((await post(message(url))).isDelivered).toBe(false)
    expect(received).toEqual([])
  })
})
