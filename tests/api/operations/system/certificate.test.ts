import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { readCertificate } from '../../../../server/core/network/certificate'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { sendAlerts } from '../../../../server/features/operations/system/alerts.service'
import { recordStart, watchCertificate } from '../../../../server/features/operations/system/service'
import { afterThisTest } from '../../../helpers/cleanUp'
import { anHttpsServer } from '../../../helpers/servers/httpsServer'
import { testApp } from '../../../helpers/testApp'

const DAY_MS = 86_400_000

/** A site at an address whose certificate ends in 40 days of the machine's clock, which the test's clock follows. */
async function aSite() {
  const until = new Date(Math.floor(Date.now() / 1_000) * 1_000 + 40 * DAY_MS)
  const server = await anHttpsServer(until)
  const t = testApp({ PUBLIC_URL: server.address })
  await t.ready
  t.later(Date.now() - t.clock().getTime())
  recordStart(t)
  const meera = anAccount(t, { role: 'superadmin', email: 'meera@house.example' })
  const look = (trusted?: string) => watchCertificate(t, (place) => readCertificate(place, trusted))
  const status = () => t.as(meera).admin.system.status()
  return { t, server, until, look, status, subjects: () => t.mails().map(({ subject }) => subject) }
}

describe('the certificate of the public address', () => {
  it('is shown with its issuer and its end, and is no problem while it is accepted', async () => {
    const { t, server, until, look, status, subjects } = await aSite()
    expect((await status()).certificate).toBeNull()
    await look(server.cert)
    await sendAlerts(t)
    expect(await status()).toMatchObject({
      certificate: {
        at: t.clock().toISOString(),
        found: {
          issuer: 'House Authority',
          endsAt: until.toISOString(),
          isEnding: false,
          refusedFor: null,
        },
      },
      problems: [],
    })
    expect(subjects()).toEqual([])
  })

  it('is a problem in its last 14 days, also when it was looked for before, with one mail a day until it is renewed', async () => {
    const { t, server, look, status, subjects } = await aSite()
    await look(server.cert)
    t.later(25 * DAY_MS)
    expect((await status()).certificate?.found?.isEnding).toBe(false)
    t.later(5 * DAY_MS)
    const { certificate, problems } = await status()
    expect(certificate?.found).toMatchObject({ isEnding: true, refusedFor: null })
    expect(problems).toContain('certificate')
    await sendAlerts(t)
    await sendAlerts(t)
    const ending = 'Tehkhana: The certificate of this site expires soon'
    expect(subjects().filter((subject) => subject === ending)).toHaveLength(1)
    const mail = t.mails().find(({ subject }) => subject === ending)
    expect(mail?.recipient).toBe('meera@house.example')
    expect(mail?.text).toContain(`The certificate of ${server.address} expires on `)
    t.later(DAY_MS)
    await sendAlerts(t)
    expect(subjects().filter((subject) => subject === ending)).toHaveLength(2)

    t.monitor.certificate = {
      at: t.clock().toISOString(),
      found: {
        issuer: "Let's Encrypt",
        startsAt: t.clock(),
        endsAt: new Date(t.clock().getTime() + 90 * DAY_MS),
        refusedFor: null,
      },
    }
    t.later(DAY_MS)
    await sendAlerts(t)
    expect((await status()).problems).not.toContain('certificate')
    expect(subjects().filter((subject) => subject === ending)).toHaveLength(2)
  })

  it('of six days, as some authorities give them, is a problem in its last quarter', async () => {
    const { t, status } = await aSite()
    const at = t.clock()
    const found = {
      issuer: 'Short',
      startsAt: at,
      endsAt: new Date(at.getTime() + 6 * DAY_MS),
      refusedFor: null,
    }
    t.monitor.certificate = { at: at.toISOString(), found }
    t.later(4 * DAY_MS)
    expect((await status()).problems).not.toContain('certificate')
    t.later(0.6 * DAY_MS)
    expect((await status()).problems).toContain('certificate')
  })

  it('is a problem when browsers refuse it', async () => {
    const { t, server, look, status, subjects } = await aSite()
    await look()
    expect(await status()).toMatchObject({
      certificate: { found: { isEnding: false, refusedFor: 'DEPTH_ZERO_SELF_SIGNED_CERT' } },
      problems: ['certificate'],
    })
    await sendAlerts(t)
    expect(subjects()).toEqual(['Tehkhana: Browsers refuse the certificate of this site'])
    expect(t.mails()[0]?.text).toContain(
      `Browsers warn everyone who opens ${server.address}, because they do not trust its certificate: DEPTH_ZERO_SELF_SIGNED_CERT.`,
    )
  })

  it('is refused when it is for another name', async () => {
    const { server } = await aSite()
    const place = { host: '127.0.0.1', port: server.port, name: 'agency.example' }
    expect((await readCertificate(place, server.cert))?.refusedFor).toBe('ERR_TLS_CERT_ALTNAME_INVALID')
  })

  it('is no problem where the address does not answer, since a machine may not reach itself by it', async () => {
    const { server, look, status } = await aSite()
    server.close()
    await look(server.cert)
    expect(await status()).toMatchObject({ certificate: { found: null }, problems: [] })
  })

  it('is not looked for without HTTPS', async () => {
    const t = testApp({ PUBLIC_URL: 'http://localhost:4769' })
    await watchCertificate(t, () => {
      throw new Error('looked')
    })
    expect(t.monitor.certificate).toBeNull()
  })

  it('is not waited for longer than five seconds', { tags: ['slow'] }, async () => {
    const silent = createServer(() => {})
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const { port } = silent.address() as { port: number }
    afterThisTest(() => void silent.close())
    const from = performance.now()
    expect(await readCertificate({ host: '127.0.0.1', port })).toBeNull()
    expect(performance.now() - from).toBeLessThan(7_000)
  })
})
