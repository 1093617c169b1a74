import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import supertest from 'supertest'
import { describe, expect, it } from 'vitest'
import { createListener } from '../../../server/app'
import { queueMail } from '../../../server/core/mail/outbox'
import { openMetrics } from '../../../server/http/metrics'
import { afterThisTest } from '../../helpers/cleanUp'
import { testApp } from '../../helpers/testApp'

const TOKEN = 'a-token-of-the-tests-with-32-characters'

function measured() {
  const t = testApp({ METRICS_TOKEN: TOKEN })
  const http = supertest(createListener(t, null, openMetrics(t, TOKEN)))
  return { t, http, read: () => http.get('/metrics').set('authorization', `Bearer ${TOKEN}`) }
}

describe('GET /metrics', () => {
  it('answers 404 without METRICS_TOKEN', async () => {
    const { status } = await testApp().http().get('/metrics').set('authorization', `Bearer ${TOKEN}`)
    expect(status).toBe(404)
  })

  it('refuses a METRICS_TOKEN of fewer than 32 characters at the start', () => {
    expect(() => testApp({ METRICS_TOKEN: 'x'.repeat(31) })).toThrow(
      'METRICS_TOKEN: must have at least 32 characters',
    )
  })

  it.each([undefined, 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`])(
    'refuses who sends %s',
    async (authorization) => {
      const asked = measured().http.get('/metrics')
      const { status, headers } = await (authorization ? asked.set('authorization', authorization) : asked)
      expect([status, headers['www-authenticate'], headers['cache-control']]).toEqual([
        401,
        'Bearer',
        'no-store',
      ])
    },
  )

  it('refuses the token of the status page, and the other way round', async () => {
    const other = 'another-token-of-the-tests-with-32-letters'
    const t = testApp({ METRICS_TOKEN: TOKEN, STATUS_TOKEN: other })
    const http = supertest(createListener(t, null, openMetrics(t, TOKEN)))
    const bearer = (token: string) => ['authorization', `Bearer ${token}`] as const
    expect((await http.get('/metrics').set(...bearer(other))).status).toBe(401)
    expect((await http.get('/status.json').set(...bearer(TOKEN))).status).toBe(401)
  })

  it('says in the format of Prometheus what the system page shows', async () => {
    const { t, read } = measured()
    await t.ready
    queueMail(t.db, t.clock(), { to: 'asha@example.in', subject: 'Dear Asha', text: 'Hello' })
    t.later(90_000)
    t.monitor.recordError(new TypeError('Asha'), '/models/asha-rao', 'request-1')
    const { status, text, headers } = await read()
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    for (const line of [
      'agency_problem{problem="mailFailing"} 0',
      'agency_mails{state="waiting"} 1',
      'agency_oldest_waiting_mail_seconds 90',
      'agency_last_backup_timestamp_seconds 0',
      'agency_unexpected_errors_total{kind="TypeError"} 1',
      'agency_disk_free_bytes{holds="media"} 429496729600',
    ])
      expect(text.split('\n')).toContain(line)
    expect(text).toContain('agency_info{version="1.0.0"')
    expect(text).toContain('process_resident_memory_bytes ')
  })

  it('says of every problem of the system page whether it is there, and when the certificate ends once it was seen', async () => {
    const { t, read } = measured()
    await t.ready
    const before = (await read()).text
    for (const name of [
      'noMailServer',
      'mailFailing',
      'mailsGivenUp',
      'diskLow',
      'filesOutOfReach',
      'filesMissing',
      'backupOverdue',
      'backupFailed',
      'backupDamaged',
      'backupNotCopied',
      'replicaBehind',
      'certificate',
      'updateFailed',
    ])
      expect(before).toContain(`agency_problem{problem="${name}"} `)
    expect(before).not.toMatch(/^agency_certificate_end_timestamp_seconds /m)
    const endsAt = new Date('2026-03-10T10:00:00Z')
    const startsAt = new Date('2025-12-10T10:00:00Z')
    t.monitor.certificate = {
      at: t.clock().toISOString(),
      found: { issuer: "Let's Encrypt", startsAt, endsAt, refusedFor: null },
    }
    const lines = (await read()).text.split('\n')
    expect(lines).toContain('agency_problem{problem="certificate"} 1')
    expect(lines).toContain('agency_certificate_end_timestamp_seconds 1773136800')
  })

  it('does not count an unexpected error again at the next reading', async () => {
    const { t, read } = measured()
    t.monitor.recordError(new TypeError('Asha'), '/models/asha-rao', 'request-1')
    await read()
    expect((await read()).text).toContain('agency_unexpected_errors_total{kind="TypeError"} 1\n')
  })

  it('counts every request by the kind of its address, without a name or a secret of it', async () => {
    const { http, read } = measured()
    await http.get('/public/models')
    await http.get('/models/asha-rao?token=abc')
    await http.get('/calendar/the-secret.ics')
    const { text } = await read()
    expect(text).toContain('duration_seconds_count{method="GET",kind="public",status="200"} 1\n')
    expect(text).toContain('duration_seconds_count{method="GET",kind="page",status="404"} 2\n')
    expect(text).not.toMatch(/asha|abc|secret/)
  })
  it('counts a request that its visitor broke off as 499, not as an answer', async () => {
    const t = testApp({ METRICS_TOKEN: TOKEN })
    const metrics = openMetrics(t, TOKEN)
    const server = createServer(metrics.timed(() => {}))
    afterThisTest(() => server.close())
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const asked = get({ port: (server.address() as AddressInfo).port, path: '/public/models' })
    asked.on('error', () => {})
    const [, response] = await once(server, 'request')
    asked.destroy()
    await once(response, 'close')
    const http = supertest(createListener(t, null, metrics))
    const { text } = await http.get('/metrics').set('authorization', `Bearer ${TOKEN}`)
    expect(text).toContain('duration_seconds_count{method="GET",kind="public",status="499"} 1\n')
    expect(text).not.toContain('kind="public",status="200"')
  })
})
