import { createPublicKey } from 'node:crypto'
import { jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { accounts, pushMessages, pushSubscriptions } from '../../../drizzle/schema'
import { createWebPush } from '../../../server/core/network/webPush'
import { deriveSecrets, sha256 } from '../../../server/core/security/secrets'
import { endSessionsOf } from '../../../server/features/access/accounts/repository'
import { queuePush, sendNextPush } from '../../../server/features/access/push/service'
import { aTalentWithPassword } from '../../helpers/people/aTalentWithPassword'
import { aPhone, sentToPhones as sent, talentOf } from '../../helpers/people/phones'
import { browserKeys, pushService } from '../../helpers/servers/pushService'
import { type Account, type TestApp, testApp } from '../../helpers/testApp'

const HOUR = 60 * 60_000

const phones = (t: TestApp) => t.db.select().from(pushSubscriptions).all()
const waiting = (t: TestApp) => t.db.select().from(pushMessages).all()
const line = (t: TestApp, { id }: Account, text = 'You are confirmed for Mar 20, 2026.') =>
  queuePush(
    t.db,
    id,
    { kind: 'confirmed', text, path: '/model-dashboard/jobs' },
    { at: t.clock(), mailId: null },
  )

describe('a line for a phone', () => {
  it('arrives sealed for its browser and signed by this site, so that the push service reads nothing', async () => {
    const { received, url } = await pushService()
    const { open, ...keys } = browserKeys()
    const { push } = deriveSecrets('a secret of the tests, 32 characters at least')
    const { publicKey, send } = createWebPush(push, 'https://agency.example', {
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isPublic: () => true,
    })
    expect(await send({ endpoint: url, ...keys }, '{"text":"Call sheet"}')).toEqual({
      isDelivered: true,
      answer: '201',
    })
    const [{ headers, body } = { headers: {} as Record<string, string>, body: Buffer.alloc(0) }] = received
    expect(body.toString('latin1')).not.toContain('Call sheet')
    expect(open(body)).toBe('{"text":"Call sheet"}')
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' })
    const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(`${headers.authorization}`) ?? []
    expect(key).toBe(publicKey)
    const point = Buffer.from(publicKey, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) => each.toString('base64url'))
    const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
    expect((await jwtVerify(token, jwk)).payload).toMatchObject({
      aud: new URL(url).origin,
      sub: 'https://agency.example',
    })
  })

  it.each(['https://127.0.0.1/x', 'https://10.0.0.1/x', 'https://[::1]/x', 'https://169.254.169.254/x'])(
    'is never sent to %s',
    async (endpoint) => {
      const { open: _, ...keys } = browserKeys()
      const { push } = deriveSecrets('a secret of the tests, 32 characters at least')
      expect(await createWebPush(push, 'https://agency.example').send({ endpoint, ...keys }, '{}')).toEqual({
        isDelivered: false,
        answer: 'The address leads to this machine or a private network',
      })
    },
  )

  it('comes to each phone of the talent and to nobody else’s', async () => {
    const t = testApp()
    const [zoya, kiran] = [talentOf(t), talentOf(t, 'Kiran Rao')]
    await t.as(zoya).talent.push.add(aPhone('phone'))
    await t.as(zoya).talent.push.add(aPhone('tablet'))
    await t.as(kiran).talent.push.add(aPhone('kirans'))
    line(t, zoya)
    expect((await sent(t)).map(([phone]) => phone).sort()).toEqual(['phone', 'tablet'])
    expect(waiting(t)).toEqual([])
  })

  it('that was not taken is tried again after a minute, and given up after three days', async () => {
    const t = testApp()
    const zoya = talentOf(t)
    await t.as(zoya).talent.push.add(aPhone())
    line(t, zoya)
    line(t, zoya, 'A second one')
    // A dead push service costs one try a round.
    expect(await sent(t, '503')).toHaveLength(1)
    expect(await sent(t)).toEqual([])
    t.later(61_000)
    expect(await sent(t)).toHaveLength(2)
    line(t, zoya)
    t.later(73 * HOUR)
    await sent(t, '503')
    expect(waiting(t)).toEqual([])
    expect(phones(t)).toHaveLength(1)
  })

  it.each(['404', '410'])('ends a phone whose push service answers %s', async (answer) => {
    const t = testApp()
    const zoya = talentOf(t)
    await t.as(zoya).talent.push.add(aPhone())
    line(t, zoya)
    line(t, zoya)
    expect(await sent(t, answer)).toHaveLength(1)
    expect([phones(t), waiting(t)]).toEqual([[], []])
  })

  it('for keys that are none ends that phone and holds up nobody', async () => {
    const t = testApp()
    const zoya = talentOf(t)
    await t.as(zoya).talent.push.add({ ...aPhone(), p256dh: `B${'A'.repeat(86)}` })
    line(t, zoya)
    const { push } = t.secrets
    const webPush = createWebPush(push, 'https://agency.example')
    while (await sendNextPush({ ...t, webPush }));
    expect(phones(t)).toEqual([])
  })
})

describe('phones of a talent', () => {
  it('are listed with their browser, without what reaches them, and end by one press', async () => {
    const t = testApp()
    const zoya = talentOf(t)
    const { push } = t.as(zoya, { userAgent: 'Android Chrome/120' }).talent
    expect(await push.list()).toEqual({ publicKey: 'BAgencyK', devices: [] })
    const { devices } = await push.add(aPhone())
    expect(devices).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{64}$/),
        userAgent: 'Android Chrome/120',
        createdAt: '2026-03-02T10:00:00.000Z',
        off: [],
      },
    ])
    expect((await push.remove({ id: devices[0]?.id ?? '' })).devices).toEqual([])
  })

  it('get the kinds of lines that are on for each of them, and another talent cannot choose', async () => {
    const t = testApp()
    const [zoya, kiran] = [talentOf(t), talentOf(t, 'Kiran Rao')]
    const { push } = t.as(zoya).talent
    await push.add(aPhone('phone'))
    const { devices } = await push.add(aPhone('laptop'))
    const [{ id } = { id: '' }] = devices.filter((device) => device.id === sha256(aPhone('laptop').endpoint))
    await push.choose({ id, kind: 'confirmed', isOn: false })
    line(t, zoya)
    expect((await sent(t)).map(([phone]) => phone)).toEqual(['phone'])
    await push.choose({ id, kind: 'message', isOn: false })
    const now = await push.choose({ id, kind: 'confirmed', isOn: true })
    expect(now.devices.find((device) => device.id === id)?.off).toEqual(['message'])
    line(t, zoya)
    expect(await sent(t)).toHaveLength(2)
    await expect(t.as(kiran).talent.push.choose({ id, kind: 'asked', isOn: false })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('are five at most: the oldest gives way, and the same one again is one', async () => {
    const t = testApp()
    const zoya = talentOf(t)
    for (const name of ['1', '2', '3', '4', '5', '6', '6']) {
      t.later(1_000)
      await t.as(zoya).talent.push.add(aPhone(name))
    }
    expect(phones(t).map(({ endpoint }) => endpoint.slice(-1))).toEqual(['2', '3', '4', '5', '6'])
  })

  it('cannot be added more than 30 times an hour', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    const { push } = t.as(talentOf(t)).talent
    for (let count = 0; count < 30; count++) await push.add(aPhone(`${count}`))
    await expect(push.add(aPhone('one more'))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(phones(t)).toHaveLength(5)
  })

  it.each([
    ['http://push.example/1', {}],
    ['https://user:word@push.example/1', {}],
    ['ftp://push.example/1', {}],
    [`https://push.example/${'x'.repeat(1_000)}`, {}],
    ['https://push.example/1', { p256dh: 'no key' }],
    ['https://push.example/1', { auth: 'no' }],
  ])('are refused with %s and %o', async (endpoint, more) => {
    const t = testApp()
    const { push } = t.as(talentOf(t)).talent
    await expect(push.add({ ...aPhone(), endpoint, ...more })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('of another talent cannot be ended; one that changes hands belongs to whoever is signed in on it', async () => {
    const t = testApp()
    const [zoya, kiran] = [talentOf(t), talentOf(t, 'Kiran Rao')]
    const phone = aPhone()
    const { devices } = await t.as(zoya).talent.push.add(phone)
    await expect(t.as(kiran).talent.push.remove({ id: devices[0]?.id ?? '' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await t.as(kiran).talent.push.add(phone)
    line(t, zoya)
    expect(await sent(t)).toEqual([])
    line(t, kiran)
    expect(await sent(t)).toHaveLength(1)
  })

  it('end with the session in which they were asked for, not when it only runs out', async () => {
    const t = testApp()
    const zoya = talentOf(t)
    const [phone, laptop] = [t.as(zoya), t.as(zoya)]
    await phone.talent.push.add(aPhone('phone'))
    await laptop.talent.push.add(aPhone('laptop'))
    await phone.auth.signOut()
    expect(phones(t)).toHaveLength(1)
    t.later(8 * 24 * HOUR)
    line(t, zoya)
    expect(await sent(t)).toHaveLength(1)
    // Signed out everywhere else, also where the session had run out.
    await t.as(zoya).auth.endOtherSessions()
    expect(phones(t)).toEqual([])
  })

  it('end with a new password, as all sessions do', async () => {
    const t = testApp()
    const account = await aTalentWithPassword(t, true)
    await t.as(account).talent.push.add(aPhone())
    await t
      .as(account)
      .auth.changePassword({ currentPassword: 'a long sentence', newPassword: 'another lamp 22' })
    expect(phones(t)).toEqual([])
  })

  it('of a deactivated account are told nothing and end; of a deleted one nothing stays', async () => {
    const t = testApp()
    const zoya = talentOf(t)
    await t.as(zoya).talent.push.add(aPhone())
    line(t, zoya)
    t.db.update(accounts).set({ deactivatedAt: t.clock().toISOString() }).run()
    expect(await sent(t)).toEqual([])
    endSessionsOf(t.db, zoya.id, t.clock().toISOString())
    expect(phones(t)).toEqual([])
    await t.as(talentOf(t, 'Kiran Rao')).talent.push.add(aPhone())
    t.db.delete(accounts).run()
    expect([phones(t), waiting(t)]).toEqual([[], []])
  })
})
