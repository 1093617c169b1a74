import { describe, expect, it } from 'vitest'
import { settings } from '../../../drizzle/schema'
import { beginTry, markFailed, queueMail } from '../../../server/core/mail/outbox'
import { testApp } from '../../helpers/testApp'

const TOKEN = 'a token of the tests, with 32 characters'

describe('GET /status.json', () => {
  it('answers 404 without STATUS_TOKEN, whatever is sent', async () => {
    const t = testApp()
    expect((await t.http().get('/status.json')).status).toBe(404)
    expect((await t.http().get('/status.json').set('authorization', 'Bearer ')).status).toBe(404)
  })

  it('refuses a STATUS_TOKEN of fewer than 32 characters at the start', () => {
    expect(() => testApp({ STATUS_TOKEN: 'x'.repeat(31) })).toThrow(
      'STATUS_TOKEN: must have at least 32 characters',
    )
  })

  it.each([undefined, 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN])(
    'refuses who sends %s',
    async (authorization) => {
      const asked = testApp({ STATUS_TOKEN: TOKEN.replaceAll(' ', '-') })
        .http()
        .get('/status.json')
      const { status, headers } = await (authorization ? asked.set('authorization', authorization) : asked)
      expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer'])
    },
  )

  it('refuses a signed-in superadmin, who can use the page', async () => {
    const t = testApp({ STATUS_TOKEN: TOKEN.replaceAll(' ', '-') })
    const { status } = await t.http().get('/status.json').auth(t.tokenFor(t.superadmin()), { type: 'bearer' })
    expect(status).toBe(401)
  })

  it('reports problems, uncached and without personal data, folders or text from a mail server', async () => {
    const t = testApp({ STATUS_TOKEN: TOKEN.replaceAll(' ', '-') })
    await t.ready
    t.monitor.startWarnings.push('PUBLIC_URL http://house.example: passwords travel without encryption.')
    t.monitor.recordError(new TypeError('Asha'), '/models/asha-rao', 'request-1')
    t.monitor.recordError(new TypeError('Asha'), '/trpc/admin.models.get', 'request-2')
    const backup = {
      at: '2026-03-02T03:30:00.000Z',
      folder: '/home/meera/backups',
      files: 888,
      bytes: 2_000_000,
      seconds: 13,
      result: 'failed',
      reason: 'No room in /home/meera',
    }
    t.db
      .insert(settings)
      .values([
        { key: 'backup', value: JSON.stringify(backup) },
        {
          key: 'backup-verified',
          value: JSON.stringify({ at: '2026-03-01T03:30:00.000Z', folder: '/home/meera/b1' }),
        },
      ])
      .run()
    queueMail(t.db, t.clock(), { to: 'asha@example.in', subject: 'Dear Asha', text: 'Hello' })
    const id = t.mails()[0]?.id ?? ''
    beginTry(t.db, id, t.clock(), t.clock())
    const reason = 'EENVELOPE: 550 Asha Rao is not here'
    markFailed(t.db, id, { reason, isRecipients: false }, t.clock())
    const { status, body, text, headers } = await t
      .http()
      .get('/status.json')
      .set('authorization', `Bearer ${TOKEN.replaceAll(' ', '-')}`)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body).toMatchObject({
      ok: false,
      problems: ['backupFailed'],
      version: '1.0.0',
      mail: { waiting: 1, failed: 1, reasons: [{ code: 'EENVELOPE', count: 1 }] },
      backup: {
        last: { at: '2026-03-02T03:30:00.000Z', result: 'failed', files: 888 },
        lastVerification: { at: '2026-03-01T03:30:00.000Z', isDamaged: false },
        isOverdue: false,
      },
      startWarnings: 1,
      errors: [
        { kind: 'TypeError', path: '/trpc/admin.models.get', count: 1, requestIds: ['request-2'] },
        { kind: 'TypeError', path: '/models/…', count: 1, requestIds: ['request-1'] },
      ],
      lastErrors: [
        { requestId: 'request-2', kind: 'TypeError', path: '/trpc/admin.models.get' },
        { requestId: 'request-1', kind: 'TypeError', path: '/models/…' },
      ],
    })
    expect(text).not.toMatch(/asha|meera|house\.example/i)
  })
})
