import { describe, expect, it } from 'vitest'
import { auditEvents, webhooks } from '../../../drizzle/schema'
import type { WebhookMessage } from '../../../server/core/network/webhookPost'
import { aModel } from '../../../server/demo/builders/models'
import { deliverNext } from '../../../server/features/agency/webhooks/service'
import { atDesk, MINUTE } from '../../helpers/desk/desk'
import { addWebhook, bodies, deliver, HOOK, waiting } from '../../helpers/servers/webhooks'
import { testApp } from '../../helpers/testApp'

const enquiry = {
  name: 'Devika Rao',
  email: 'devika@kori.example',
  phone: '+91 98100 12345',
  subject: 'A shoot in April',
  message: 'Two days in Goa.',
}
const booking = (modelId: string) => ({
  clientName: 'Devika Rao',
  company: 'Kori Cotton',
  email: 'devika@kori.example',
  phone: '+91 98100 12345',
  brand: 'Kori',
  modelId,
  workType: 'Editorial',
  dateRequired: '2026-04-10',
  budgetRange: '$1,000-$2,500',
  details: 'A day in the studio',
})

describe('webhooks', () => {
  it('tell of a booking request at once, by its id and a link, and name nobody', async () => {
    const t = testApp()
    await addWebhook(t, ['booking.requested'])
    const answer = await t
      .http()
      .post('/bookings')
      .send(booking(aModel(t).id))
    const sent = await deliver(t)
    expect(sent).toHaveLength(1)
    expect(bodies(sent)).toEqual([
      {
        type: 'booking.requested',
        timestamp: '2026-03-02T10:00:00.000Z',
        data: { id: answer.body.id, url: 'http://localhost:3000/admin/desk' },
        text: 'New booking request: http://localhost:3000/admin/desk',
      },
    ])
    expect(sent[0]?.body).not.toMatch(/devika|kori|98100/i)
    expect(await deliver(t)).toEqual([])
  })

  it('tell of an enquiry only those who asked for it, and of no spam', async () => {
    const t = testApp()
    await addWebhook(t, ['booking.requested'])
    const { id } = await addWebhook(t, ['enquiry.received', 'desk.decided'])
    await t.http().post('/enquiries').send(enquiry)
    await t
      .http()
      .post('/enquiries')
      .send({ ...enquiry, website: 'https://spam.example' })
    expect(waiting(t).map(({ webhookId, event }) => [webhookId, event])).toEqual([[id, 'enquiry.received']])
  })

  it('are paused, which queues nothing, and resumed, which sends at once what failed before', async () => {
    const t = testApp()
    const { id } = await addWebhook(t, ['enquiry.received'])
    await t.http().post('/enquiries').send(enquiry)
    expect(await deliver(t, 500)).toHaveLength(1)
    await t.as(t.superadmin()).admin.webhooks.setPaused({ id, isPaused: true })
    await t
      .http()
      .post('/enquiries')
      .send({ ...enquiry, subject: 'casting' })
    expect(await deliver(t)).toEqual([])
    expect(waiting(t)).toHaveLength(1)
    await t.as(t.superadmin()).admin.webhooks.setPaused({ id, isPaused: false })
    expect(await deliver(t)).toHaveLength(1)
  })

  it('try again after one, five and fifteen minutes and then every hour, for 72 hours', async () => {
    const t = testApp()
    await addWebhook(t, ['enquiry.received'])
    await t.http().post('/enquiries').send(enquiry)
    for (const minutes of [1, 5, 15, 60, 60]) {
      expect(await deliver(t, 500)).toHaveLength(1)
      t.later(minutes * MINUTE - 1)
      expect(await deliver(t, 500)).toEqual([])
      t.later(1)
    }
    t.later(70 * 60 * MINUTE)
    await deliver(t, 500)
    expect(waiting(t)).toMatchObject([{ nextTryAt: null, deliveredAt: null, lastAnswer: '500', tries: 6 }])
  })

  it('send the same id and body with each try', async () => {
    const t = testApp()
    await addWebhook(t, ['enquiry.received'])
    await t.http().post('/enquiries').send(enquiry)
    const [first] = await deliver(t, 500)
    t.later(MINUTE)
    const [second] = await deliver(t)
    expect([second?.id, second?.body]).toEqual([first?.id, first?.body])
  })

  it('cost a dead receiver one try a round, while others are told', async () => {
    const t = testApp()
    await addWebhook(t, ['enquiry.received'], 'https://dead.example/')
    await addWebhook(t, ['enquiry.received'])
    for (const subject of ['One', 'Two', 'Three'])
      await t
        .http()
        .post('/enquiries')
        .send({ ...enquiry, subject })
    const asked: string[] = []
    const webhookPost = async ({ url }: WebhookMessage) => {
      asked.push(url)
      return { isDelivered: url === HOOK, answer: '' }
    }
    while (await deliverNext({ ...t, webhookPost }));
    expect(asked.toSorted()).toEqual(['https://dead.example/', HOOK, HOOK, HOOK])
  })

  it('keep the newest twenty deliveries that are over', async () => {
    const t = testApp()
    await addWebhook(t, ['enquiry.received'])
    for (let number = 0; number < 25; number++)
      await t
        .http()
        .post('/enquiries')
        .send({ ...enquiry, subject: `Enquiry ${number}` })
    expect(waiting(t)).toHaveLength(25)
    await deliver(t)
    expect(waiting(t)).toHaveLength(20)
  })

  it('store the secret encrypted, return it once, and write down only the host', async () => {
    const t = testApp()
    const { secret } = await addWebhook(t, ['enquiry.received'])
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/)
    const [row] = t.db.select().from(webhooks).all()
    expect(row?.secret).not.toContain(secret.slice(6))
    const listed = JSON.stringify(await t.as(t.superadmin()).admin.webhooks.list())
    expect(listed).not.toContain(secret)
    expect(listed).not.toContain(row?.secret)
    const lines = t.db.select().from(auditEvents).all()
    expect(lines.map(({ action, detail }) => [action, detail])).toContainEqual([
      'webhook added',
      'hooks.example',
    ])
    await t.http().post('/enquiries').send(enquiry)
    expect((await deliver(t))[0]?.secret).toBe(secret)
  })

  it('say that the secret cannot be read after the key of the site was changed', async () => {
    const t = testApp()
    await addWebhook(t, ['enquiry.received'])
    await t.http().post('/enquiries').send(enquiry)
    const secrets = { ...t.secrets, stored: Buffer.alloc(32) }
    await deliverNext({ ...t, secrets })
    expect(waiting(t)[0]?.lastAnswer).toBe('The secret cannot be read. Delete the webhook and add it again.')
  })

  it.each(['http://hooks.example/', 'ftp://hooks.example/', 'hooks.example', 'javascript:alert(1)'])(
    'are refused for %s',
    async (url) => {
      const t = testApp()
      await expect(addWebhook(t, ['enquiry.received'], url)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    },
  )

  it.each(['https://user:secret@hooks.example/', 'https://user@hooks.example/'])(
    'are refused for %s with a sentence, because user and password are never sent',
    async (url) => {
      const t = testApp()
      const token = t.tokenFor(t.superadmin())
      const answer = await t
        .http()
        .post('/trpc/admin.webhooks.add')
        .set('authorization', `Bearer ${token}`)
        .send({ url, events: ['enquiry.received'] })
      expect(answer.status).toBe(400)
      expect(answer.body.error.data.issues).toEqual([
        { path: 'url', message: 'Enter the address without user and password: webhooks do not send them' },
      ])
    },
  )

  it('are at most twenty', async () => {
    const t = testApp()
    for (let number = 0; number < 20; number++) await addWebhook(t, ['enquiry.received'])
    await expect(addWebhook(t, ['enquiry.received'])).rejects.toThrow('You can have up to 20 webhooks')
  })

  it('are deleted with what waits for them', async () => {
    const t = testApp()
    const { id } = await addWebhook(t, ['enquiry.received'])
    await t.http().post('/enquiries').send(enquiry)
    await t.as(t.superadmin()).admin.webhooks.remove({ id })
    expect(waiting(t)).toEqual([])
  })

  it('are tested at once, with the answer of the receiver', async () => {
    const t = testApp()
    const { id } = await addWebhook(t, ['enquiry.received'])
    const test = await t.as(t.superadmin()).admin.webhooks.sendTest({ id })
    expect(test).toEqual({ isDelivered: true, answer: '204' })
  })

  it('are closed to bookers and admins', async () => {
    const { t, kabir } = atDesk()
    for (const account of [kabir, t.admin()])
      await expect(t.as(account).admin.webhooks.list()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
