import { describe, expect, it } from 'vitest'
import { models, profileViews } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import { isProgram } from '../../../server/features/roster/publicRoster/profileViews.rules'
import { type TestApp, testApp } from '../../helpers/testApp'

const DAY_MS = 24 * 60 * 60_000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const look = (t: TestApp, key: string, address = '192.0.2.1', userAgent = FIREFOX) =>
  t.visitor({ address, userAgent }).site.models.seen({ key })
const rows = (t: TestApp) => t.db.select().from(profileViews).all()
const count = (t: TestApp) => t.db.select().from(models).all()[0]?.viewCount

describe('Profile Views', () => {
  it('count a visitor once a day, by id or address of the page, and answer nothing', async () => {
    const t = testApp()
    const model = aModel(t)
    expect(await look(t, 'asha')).toBeUndefined()
    await look(t, model.id)
    await look(t, 'asha', '192.0.2.1', `${FIREFOX} other`)
    await look(t, 'asha', '192.0.2.2')
    expect([rows(t).length, count(t)]).toEqual([3, 3])
    t.later(DAY_MS)
    await look(t, 'asha')
    expect([rows(t).length, count(t)]).toEqual([4, 4])
  })

  it('store neither the address nor a hash that links a visitor across two days or two profiles', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    aModel(t)
    aModel(t, { stageName: 'Zoya' })
    await look(t, 'asha')
    await look(t, 'zoya')
    t.later(DAY_MS)
    await look(t, 'asha')
    expect(new Set(rows(t).map(({ visitor }) => visitor)).size).toBe(3)
    expect(
      rows(t)
        .map(({ day }) => day)
        .sort(),
    ).toEqual(['2026-03-02', '2026-03-02', '2026-03-03'])
    const dump = t.db.$client.serialize().toString('latin1')
    expect(dump).not.toContain('192.0.2.1')
    expect(dump).not.toContain('Firefox')
  })

  it('depend on a daily salt that cannot be derived from the configured secret', async () => {
    const [one, other] = [testApp(), testApp()]
    for (const t of [one, other]) {
      aModel(t)
      await look(t, 'asha')
    }
    expect(rows(one)[0]?.visitor).not.toBe(rows(other)[0]?.visitor)
  })

  it('count neither the talent itself nor the agency, but another talent', async () => {
    const t = testApp()
    const own = anAccount(t, { role: 'model' })
    aModel(t, { accountId: own.id })
    const other = anAccount(t, { role: 'model' })
    aModel(t, { accountId: other.id, stageName: 'Zoya' })
    for (const account of [own, t.admin(), t.superadmin()])
      await t.as(account, { userAgent: FIREFOX }).site.models.seen({ key: 'asha' })
    expect(rows(t)).toEqual([])
    await t.as(other, { userAgent: FIREFOX }).site.models.seen({ key: 'asha' })
    expect(rows(t)).toHaveLength(1)
  })

  it('count no view of a profile that is not public, and do not reveal it', async () => {
    const t = testApp()
    const hidden = aModel(t, { isActive: false })
    for (const key of [hidden.id, 'asha', 'nobody']) expect(await look(t, key)).toBeUndefined()
    expect(rows(t)).toEqual([])
  })

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'WhatsApp/2.23.20.0',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36',
    'curl/8.5.0',
    'python-requests/2.32',
    '',
    ' ',
  ])('do not count a bot: %s', async (userAgent) => {
    const t = testApp()
    aModel(t)
    await look(t, 'asha', '192.0.2.1', userAgent)
    expect(rows(t)).toEqual([])
  })

  it.each([
    FIREFOX,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  ])('count people: %s', (userAgent) => {
    expect(isProgram(userAgent)).toBe(false)
  })

  it('are limited per hour, and set no cookie', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    aModel(t)
    const answer = await t
      .http()
      .post('/trpc/site.models.seen')
      .set('user-agent', FIREFOX)
      .send({ key: 'asha' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ result: {} })
    expect(answer.headers['set-cookie']).toBeUndefined()
    for (let turn = 0; turn < 300; turn++) await look(t, 'asha', '192.0.2.9')
    await expect(look(t, 'asha', '192.0.2.9')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('are shown on the dashboard', async () => {
    const t = testApp()
    const account = anAccount(t, { role: 'model' })
    aModel(t, { accountId: account.id })
    await look(t, 'asha')
    await look(t, 'asha', '192.0.2.2')
    expect((await t.as(account).talent.dashboard.overview()).figures.profileViews).toBe(2)
  })
})
