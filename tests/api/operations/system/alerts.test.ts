import { describe, expect, it } from 'vitest'
import { settings } from '../../../../drizzle/schema'
import { writeSetting } from '../../../../server/core/db/settings'
import { markFailed, queueMail } from '../../../../server/core/mail/outbox'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { sendAlerts } from '../../../../server/features/operations/system/alerts.service'
import { readStatus, recordStart } from '../../../../server/features/operations/system/service'
import { type TestApp, testApp } from '../../../helpers/testApp'

const HOUR_MS = 60 * 60_000

describe('alerts', () => {
  const subjects = (t: TestApp) => t.mails().map(({ recipient, subject }) => `${recipient}: ${subject}`)

  it('are mailed to every superadmin with an open account, once a day each, also after a restart', async () => {
    const t = testApp()
    await t.ready
    recordStart(t)
    anAccount(t, { role: 'superadmin', email: 'meera@house.example' })
    anAccount(t, { role: 'admin', email: 'ravi@house.example' })
    anAccount(t, { role: 'superadmin', email: 'left@house.example', deactivatedAt: t.clock().toISOString() })
    await sendAlerts(t)
    expect(t.mails()).toEqual([])

    t.later(36 * HOUR_MS)
    await sendAlerts(t)
    const backup = 'meera@house.example: Tehkhana: There is no recent backup'
    expect(subjects(t)).toEqual([backup])
    expect(t.mails()[0]?.text).toContain('without a backup')
    expect(t.mails()[0]?.text).toContain('http://localhost:3000/admin/system')

    // A superadmin added since gets the alert as well; a restart forgets nothing.
    anAccount(t, { role: 'superadmin', email: 'tara@house.example' })
    t.later(23 * HOUR_MS)
    recordStart(t)
    t.monitor.diskSpace = async () => ({ free: 0, total: 1 })
    await sendAlerts(t)
    await sendAlerts(t)
    expect(subjects(t).slice(1).sort()).toEqual([
      'meera@house.example: Tehkhana: The disk is nearly full',
      'tara@house.example: Tehkhana: The disk is nearly full',
      'tara@house.example: Tehkhana: There is no recent backup',
    ])
    t.later(HOUR_MS)
    await sendAlerts(t)
    expect(subjects(t).slice(4)).toEqual([backup])
  })

  it('contain when the last backup was made', async () => {
    const t = testApp()
    await t.ready
    t.superadmin()
    const value = JSON.stringify({
      at: '2026-02-28T03:30:00.000Z',
      folder: '/backups/x',
      files: 1,
      bytes: 1,
      seconds: 1,
      result: 'ok',
      reason: null,
    })
    t.db.insert(settings).values({ key: 'backup-success', value }).run()
    await sendAlerts(t)
    expect(t.mails()[0]?.text).toContain('made on Feb 28, 2026, 09:00 AM')
  })

  it('name the backup that did not pass its check, and what is wrong with it', async () => {
    const t = testApp()
    await t.ready
    anAccount(t, { role: 'superadmin', email: 'meera@house.example' })
    const fault = 'The backup is incomplete: x.avif is missing.'
    const value = JSON.stringify({ at: '2026-03-01T03:30:00.000Z', folder: '/backups/x', fault })
    t.db.insert(settings).values({ key: 'backup-verified', value }).run()
    await sendAlerts(t)
    expect(subjects(t)).toEqual(['meera@house.example: Tehkhana: A backup did not pass its check'])
    expect(t.mails()[0]?.text).toContain(fault)
    expect(t.mails()[0]?.text).toContain('/backups/x')

    // A newer good backup does not end it; a verification that succeeds does.
    const made = { at: t.clock().toISOString(), folder: '/backups/y', files: 1, bytes: 1, seconds: 1 }
    for (const key of ['backup', 'backup-success'])
      writeSetting(t.db, key, { ...made, result: 'ok', reason: null })
    expect((await readStatus(t)).problems).toEqual(['backupDamaged'])
    writeSetting(t.db, 'backup-verified', { at: made.at, folder: made.folder, fault: null })
    expect((await readStatus(t)).problems).toEqual([])
  })

  it('report that mail has failed for six hours, and wait in the queue themselves', async () => {
    const t = testApp()
    await t.ready
    anAccount(t, { role: 'superadmin', email: 'meera@house.example' })
    queueMail(t.db, t.clock(), { to: 'asha@example.in', subject: 'Hello', text: 'Hello' })
    markFailed(t.db, t.mails()[0]?.id ?? '', { reason: 'ESOCKET', isRecipients: false }, t.clock())
    t.later(6 * HOUR_MS)
    await sendAlerts(t)
    expect(subjects(t)[1]).toBe('meera@house.example: Tehkhana: Emails are not being sent')
    expect(t.mails()[1]?.text).toContain('since Mar 2, 2026, 03:30 PM')
  })
})
