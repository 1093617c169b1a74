import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents, secondFactors, settings, webhooks } from '../../../../drizzle/schema'
import { backup } from '../../../../server/backup/backup'
import { restore } from '../../../../server/backup/restore'
import { openRestored, withoutCode } from '../../../../server/command/site/secrets'
import { changeDatabase } from '../../../../server/core/db/database'
import { newId } from '../../../../server/core/db/ids'
import { decrypt, deriveSecrets, encrypt } from '../../../../server/core/security/secrets'
import { secretWarnings } from '../../../../server/features/operations/backups/recoveryCode.service'
import { afterThisTest } from '../../../helpers/cleanUp'
import { type TestApp, testApp } from '../../../helpers/testApp'

const HERE = 'a secret of the tests, 32 characters at least'
const NOW = new Date('2026-03-02T10:00:00.000Z')
const nobody = async () => null

const MAIL_CLOSED =
  'The password of the mail server cannot be read, because JWT_SECRET or data/jwt-secret is not the one with which it was saved. Enter it again in the settings.'

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'agency-recovery-'))
  afterThisTest(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A site with a password of a mail server, a second factor and a webhook, and its superadmin. */
async function aSite() {
  const t = testApp()
  await t.ready
  const meera = t.superadmin()
  const at = t.clock().toISOString()
  const sealed = (text: string) => encrypt(t.secrets.stored, text)
  t.db
    .insert(settings)
    .values({ key: 'secret.mailServer', value: JSON.stringify({ sealed: sealed('smtp-password'), at }) })
    .run()
  t.db
    .insert(secondFactors)
    .values({ accountId: meera.id, secret: sealed('TOTPSECRET'), createdAt: at, confirmedAt: at })
    .run()
  t.db
    .insert(webhooks)
    .values({
      id: newId(),
      url: 'https://erp.example/hook',
      secret: sealed('whsec_x'),
      events: [],
      createdAt: at,
    })
    .run()
  const make = () => t.as(meera).admin.recoveryCode.make()
  return { t, meera, make }
}

/** A backup of the site, restored where another secret is. */
async function restoredFrom(t: TestApp) {
  const folder = aFolder()
  const from = join(folder, 'agency.sqlite')
  await t.db.$client.backup(from)
  mkdirSync(join(folder, 'uploads'))
  await backup({ databasePath: from, uploadsDir: join(folder, 'uploads') }, join(folder, 'backup'), NOW)
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const place = { databasePath: join(dataDir, 'agency.sqlite'), dataDir, JWT_SECRET: undefined }
  await restore(join(folder, 'backup'), { ...place, uploadsDir: join(dataDir, 'uploads') }, NOW)
  return { folder, place }
}

/** What is stored encrypted at a place, opened with the secret there; null for what does not open. */
function storedAt({ databasePath, dataDir }: { databasePath: string; dataDir: string }) {
  const { stored } = deriveSecrets(readFileSync(join(dataDir, 'jwt-secret'), 'utf8'))
  const db = changeDatabase(databasePath)
  try {
    const mail = db.select().from(settings).where(eq(settings.key, 'secret.mailServer')).get()
    return [
      decrypt(stored, JSON.parse(mail?.value ?? '{}').sealed),
      decrypt(stored, db.select().from(secondFactors).get()?.secret ?? ''),
      decrypt(stored, db.select().from(webhooks).get()?.secret ?? ''),
    ]
  } finally {
    db.$client.close()
  }
}

describe('the recovery code', () => {
  it('has 24 letters and digits without those that look alike, is shown once, audited, and stored nowhere', async () => {
    const { t, meera, make } = await aSite()
    const { code } = await make()
    expect(code).toMatch(/^([a-km-np-z2-9]{4}-){5}[a-km-np-z2-9]{4}$/)
    const rows = JSON.stringify([t.db.select().from(settings).all(), t.db.select().from(auditEvents).all()])
    expect(rows).not.toContain(code)
    expect(rows).not.toContain(code.replaceAll('-', ''))
    expect(rows).not.toContain(t.secrets.stored.toString('base64url'))
    expect(t.db.select().from(auditEvents).all().at(-1)).toMatchObject({
      action: 'recovery code of backups made',
      actorId: meera.id,
    })
    expect((await t.as(meera).admin.system.status()).recoveryCode).toEqual({
      at: '2026-03-02T10:00:00.000Z',
      isCurrent: true,
    })
  })

  it('opens the secrets of a backup on another machine, and from then on those of that machine', async () => {
    const { t, make } = await aSite()
    const { code } = await make()
    const { place } = await restoredFrom(t)
    const typed = code.toUpperCase().replaceAll('-', ' ')
    expect(await openRestored(place, typed, nobody)).toEqual({
      lines: ['The recovery code opened the stored passwords and secrets: 3.'],
      isWrong: false,
    })
    expect(storedAt(place)).toEqual(['smtp-password', 'TOTPSECRET', 'whsec_x'])
    // A third machine: the same code opens a backup of the second.
    const again = { ...place, dataDir: aFolder() }
    expect((await openRestored(again, code, nobody)).lines).toEqual([
      'The recovery code opened the stored passwords and secrets: 3.',
    ])
    expect(storedAt(again)).toEqual(['smtp-password', 'TOTPSECRET', 'whsec_x'])
  })

  it('is asked for where somebody can answer, three times', async () => {
    const { t, make } = await aSite()
    const { code } = await make()
    const { place } = await restoredFrom(t)
    const asked: string[] = []
    const answers = ['aaaa-bbbb-cccc-dddd-eeee-ffff', code]
    const ask = async (question: string) => {
      asked.push(question)
      return answers.shift() ?? null
    }
    expect((await openRestored(place, undefined, ask)).lines).toHaveLength(1)
    expect(asked).toEqual([
      'Recovery code (press Enter to continue without it): ',
      'That is not the recovery code. Try again: ',
    ])
    expect(storedAt(place)[0]).toBe('smtp-password')
  })

  it.each([
    ['without it', undefined, false],
    ['with a wrong one', 'aaaa-bbbb-cccc-dddd-eeee-ffff', true],
  ])('leaves the secrets closed %s, and says which to enter again', async (_, code, isWrong) => {
    const { t, meera, make } = await aSite()
    await make()
    const { place } = await restoredFrom(t)
    writeFileSync(join(place.dataDir, 'jwt-secret'), 'the secret of another machine, made at its start')
    const said = await openRestored(place, code, nobody)
    expect(said).toEqual({
      isWrong,
      lines: [
        ...(isWrong ? ['This is not the recovery code.'] : []),
        MAIL_CLOSED,
        `The two-step sign-in of ${meera.name} cannot be read, because JWT_SECRET or data/jwt-secret is not the one with which it was saved. Sign in with a recovery code of your own, or have it reset under Team.`,
        'The secret of the webhook erp.example cannot be read, because JWT_SECRET or data/jwt-secret is not the one with which it was saved. Delete the webhook and add it again.',
        'The recovery code opens them all: stop the site, run `agency open-secrets`, and start it again.',
      ],
    })
    expect(storedAt(place)).toEqual([null, null, null])
  })

  it('is not asked for where the secret of the site is there', async () => {
    const { t, make } = await aSite()
    await make()
    const { place } = await restoredFrom(t)
    writeFileSync(join(place.dataDir, 'jwt-secret'), HERE)
    const ask = () => Promise.reject(new Error('asked'))
    expect(await openRestored(place, undefined, ask)).toEqual({ lines: [], isWrong: false })
    expect(storedAt(place)).toEqual(['smtp-password', 'TOTPSECRET', 'whsec_x'])
  })

  it('made again opens in place of the one before', async () => {
    const { t, make } = await aSite()
    const first = await make()
    const second = await make()
    const { place } = await restoredFrom(t)
    expect((await openRestored(place, first.code, nobody)).isWrong).toBe(true)
    expect((await openRestored(place, second.code, nobody)).isWrong).toBe(false)
  })

  it('is reported as old when the secret of the server was changed, and the start names what is closed', async () => {
    const { t, meera, make } = await aSite()
    await make()
    Object.assign(t.secrets, deriveSecrets('another secret, which somebody put into the .env file'))
    expect((await t.as(meera).admin.system.status()).recoveryCode?.isCurrent).toBe(false)
    expect(secretWarnings(t)).toEqual([
      MAIL_CLOSED,
      expect.stringContaining(`The two-step sign-in of ${meera.name} cannot be read`),
      expect.stringContaining('The secret of the webhook erp.example cannot be read'),
      'The recovery code opens them all: stop the site, run `agency open-secrets`, and start it again.',
    ])
  })

  it('is taken from the command or from RECOVERY_CODE', () => {
    expect(withoutCode(['/backups/x', '--recovery-code', 'abc'], {})).toEqual({
      rest: ['/backups/x'],
      code: 'abc',
    })
    expect(withoutCode(['--replica', '--at', 'now'], { RECOVERY_CODE: 'abc' })).toEqual({
      rest: ['--replica', '--at', 'now'],
      code: 'abc',
    })
    expect(withoutCode(['/backups/x'], {})).toEqual({ rest: ['/backups/x'], code: undefined })
    // Without a code after it, none is the right one.
    expect(withoutCode(['/backups/x', '--recovery-code'], {})).toEqual({ rest: ['/backups/x'], code: '' })
  })
})
