import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { auditEvents, outbox } from '../../../../drizzle/schema'
import { backup } from '../../../../server/backup/backup'
import { replaceWithRestored, restoreBeside } from '../../../../server/backup/replacement'
import { openDatabase } from '../../../../server/core/db/database'
import { createRestores } from '../../../../server/core/processes/restoreRun'
import { migrationsFolder } from '../../../../server/core/projectRoot'
import { StartupError } from '../../../../server/core/startupError'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { makeRecoveryCode } from '../../../../server/features/operations/backups/recoveryCode.service'
import { aRestorableSite, markIn, NAME, NOW, restoresHere } from '../../../helpers/installed/restorableSite'
import { type TestApp, testApp } from '../../../helpers/testApp'

/** The procedures with a restore that runs in this process, and what restarts the site. */
function asSuperadmin(t: TestApp, account: ReturnType<typeof anAccount>) {
  const restores = restoresHere(t.config)
  const restart = vi.fn()
  const more = { restores, restart }
  const { backups } = t.as(account, more).admin
  const step = async () => (await backups.restoreState()).step
  return { backups, restart, step, more }
}

describe('a superadmin restores a backup on the page', () => {
  it('checks it beside the site, and replaces the data only after the press', async () => {
    const { t, meera, place } = await aRestorableSite()
    const { backups, restart, step } = asSuperadmin(t, meera)
    expect(await step()).toBe('none')
    await backups.startRestore({ name: NAME })
    await expect.poll(step).toBe('ready')
    expect(await backups.restoreState()).toEqual({
      step: 'ready',
      madeAt: '2026-03-02T03:30:00.000Z',
      files: 2,
      closed: [],
      takesCode: false,
    })
    expect(markIn(place.databasePath)).toBe('"of now"')
    expect(readFileSync(join(place.uploadsDir, 'ab/abc/original'), 'utf8')).toBe('another picture')

    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await backups.acceptRestore({ code: '' })
    vi.advanceTimersByTime(1_000)
    vi.useRealTimers()
    expect(restart).toHaveBeenCalledOnce()
    expect(await step()).toBe('restarting')
    expect(
      t.db.select().from(auditEvents).where(eq(auditEvents.action, 'restore accepted')).all(),
    ).toHaveLength(1)

    expect(await replaceWithRestored(place)).toBe(true)
    expect(markIn(place.databasePath)).toBe('"of the backup"')
    expect(readFileSync(join(place.uploadsDir, 'ab/abc/original'), 'utf8')).toBe('a picture')
    expect(markIn(`${place.databasePath}.before-restore`)).toBe('"of now"')
    expect(readFileSync(join(`${place.uploadsDir}.before-restore`, 'ab/abc/original'), 'utf8')).toBe(
      'another picture',
    )
    expect(await replaceWithRestored(place)).toBe(false)
    expect(markIn(place.databasePath)).toBe('"of the backup"')
  })

  it('says how far it is', async () => {
    const { t, meera } = await aRestorableSite()
    let go: (end: { printed: string; fault: null }) => void = () => {}
    let hear: (printed: string) => void = () => {}
    const restores = createRestores(
      (_, told) =>
        new Promise((done) => {
          hear = told
          go = done
        }),
    )
    const { backups } = t.as(meera, { restores, restart: vi.fn() }).admin
    await backups.startRestore({ name: NAME })
    expect(await backups.restoreState()).toEqual({ step: 'checking', progress: null })
    hear('{"stage":"unpacking","done":40,"total":200}\n{"stage":"comparing","done":7,"total":2')
    const progress = { stage: 'unpacking', done: 40, total: 200 }
    expect(await backups.restoreState()).toEqual({ step: 'checking', progress })
    const printed =
      '{"stage":"copying","done":7,"total":200}\n{"madeAt":"2026-03-02T03:30:00.000Z","files":2}'
    go({ printed, fault: null })
    await expect.poll(() => restores.state()).toMatchObject({ step: 'ready', files: 2 })
  })

  it('hears of each file that is compared and copied', async () => {
    const { place, folder } = await aRestorableSite()
    const told: string[] = []
    await restoreBeside(folder, place, migrationsFolder, NOW, ({ stage, done, total }) =>
      told.push(`${stage} ${done} of ${total}`),
    )
    expect(told).toEqual(['comparing 0 of 2', 'comparing 1 of 2', 'copying 0 of 1'])
  })

  it('tells the other superadmins', async () => {
    const { t, meera } = await aRestorableSite()
    anAccount(t, { role: 'superadmin', email: 'arun@house.example' })
    const { backups, step } = asSuperadmin(t, meera)
    await backups.startRestore({ name: NAME })
    await expect.poll(step).toBe('ready')
    await backups.acceptRestore({ code: '' })
    const [mail] = t.db.select().from(outbox).where(eq(outbox.recipient, 'arun@house.example')).all()
    expect(mail?.subject).toContain('a superadmin replaced all data of the site with a backup')
  })

  it('takes a downloaded ZIP in parts, and goes on where a cut upload stopped', async () => {
    const { t, meera, root } = await aRestorableSite()
    const { backups, step } = asSuperadmin(t, meera)
    const token = t.tokenFor(meera)
    const zip = (
      await t
        .http()
        .post('/exports/backup.zip')
        .set('authorization', `Bearer ${token}`)
        .send({ name: NAME, part: 'everything' })
        .buffer(true)
        .parse((response, done) => {
          const parts: Buffer[] = []
          response.on('data', (part) => parts.push(part))
          response.on('end', () => done(null, Buffer.concat(parts)))
        })
    ).body as Buffer
    const send = (offset: number, end: number) =>
      t
        .http()
        .post('/imports/backup')
        .set('authorization', `Bearer ${token}`)
        .field('offset', offset)
        .field('total', zip.length)
        .attach('file', zip.subarray(offset, end), 'backup.zip')
    const half = Math.round(zip.length / 2)
    expect((await send(0, half)).body).toEqual({ error: false, received: half })
    expect((await send(half + 1, zip.length)).status).toBe(409)
    expect(await backups.restoreState()).toEqual({ step: 'uploading', received: half })
    expect((await send(half, zip.length)).body).toEqual({ error: false, received: zip.length })
    await backups.startRestore({ name: null })
    await expect.poll(step).toBe('ready')
    expect(await backups.restoreState()).toMatchObject({ files: 2, madeAt: '2026-03-02T03:30:00.000Z' })
    await expect.poll(() => existsSync(join(root, 'data', 'restore-upload.zip'))).toBe(false)
  })

  it('opens the stored passwords with the recovery code, and refuses a wrong one', async () => {
    const { t, meera, place, folder } = await aRestorableSite()
    const elsewhere = testApp({ JWT_SECRET: 'another secret of the tests, 32 characters' })
    await elsewhere.ready
    const anna = anAccount(elsewhere, { role: 'superadmin', email: 'anna@house.example' })
    const { code } = await makeRecoveryCode(elsewhere.contextFor(anna) as never)
    await elsewhere
      .as(anna)
      .admin.webhooks.add({ url: 'https://hook.example/x', events: ['booking.requested'] })
    await elsewhere.db.$client.backup(place.databasePath)
    rmSync(folder, { recursive: true })
    await backup(place, folder, NOW)
    const { backups, restart, step } = asSuperadmin(t, meera)
    await backups.startRestore({ name: NAME })
    await expect.poll(step).toBe('ready')
    const state = await backups.restoreState()
    expect(state).toMatchObject({ takesCode: true })
    await expect(backups.acceptRestore({ code: 'wrong' })).rejects.toThrow('That is not the recovery code.')
    expect(restart).not.toHaveBeenCalled()
    await backups.acceptRestore({ code })
    const db = openDatabase(`${place.databasePath}.restored`, migrationsFolder)
    expect(
      db
        .select()
        .from(auditEvents)
        .where(eq(auditEvents.action, 'secrets opened with the recovery code'))
        .all(),
    ).toHaveLength(1)
    db.$client.close()
  })
})

describe('a restore that is refused changes nothing', () => {
  it.for([
    ['a file that is no ZIP', 'This file is not a backup of this program.'],
    ['a changed picture', 'The backup is damaged: uploads/ab/abc/original has changed.'],
    ['a missing picture', 'The backup is incomplete: uploads/ab/abc/original is missing.'],
  ])('%s', async ([what, reason]) => {
    const { t, meera, root, place, folder } = await aRestorableSite()
    const { backups, step } = asSuperadmin(t, meera)
    const picture = join(folder, 'uploads/ab/abc/original')
    if (what === 'a changed picture') writeFileSync(picture, 'A picture')
    if (what === 'a missing picture') rmSync(picture)
    if (what === 'a file that is no ZIP') writeFileSync(join(root, 'data', 'restore-upload.zip'), 'words')
    await backups.startRestore({ name: what === 'a file that is no ZIP' ? null : NAME })
    await expect.poll(step).toBe('refused')
    expect(await backups.restoreState()).toEqual({ step: 'refused', reason })
    await expect(backups.acceptRestore({ code: '' })).rejects.toThrow(
      'There is nothing to restore. Choose a backup again.',
    )
    await backups.dropRestore()
    expect(await step()).toBe('none')
    expect(markIn(place.databasePath)).toBe('"of now"')
    expect(existsSync(`${place.databasePath}.restored`)).toBe(false)
    expect(existsSync(`${place.uploadsDir}.restored`)).toBe(false)
  })

  it('a backup of a newer version', async () => {
    const { place, folder } = await aRestorableSite()
    const db = openDatabase(place.databasePath, migrationsFolder)
    db.$client.exec("insert into __drizzle_migrations (hash, created_at) values ('newer', 9999999999999)")
    db.$client.close()
    rmSync(folder, { recursive: true })
    await backup(place, folder, NOW)
    await expect(restoreBeside(folder, place, migrationsFolder, NOW)).rejects.toThrow(
      new StartupError('The backup was made by a newer version of this program. Update the program.'),
    )
    expect(existsSync(`${place.databasePath}.restored`)).toBe(false)
  })

  it('two at once, and one while another is accepted', async () => {
    const { t, meera } = await aRestorableSite()
    const { backups, step } = asSuperadmin(t, meera)
    await backups.startRestore({ name: NAME })
    await expect(backups.startRestore({ name: NAME })).rejects.toThrow(
      'A backup is being restored. Please wait until it ends.',
    )
    await expect.poll(step).toBe('ready')
    await backups.acceptRestore({ code: '' })
    await expect(backups.dropRestore()).rejects.toThrow(
      'A backup is being restored. Please wait until it ends.',
    )
    await expect(backups.acceptRestore({ code: '' })).rejects.toThrow()
  })

  it('a site whose pictures are in a bucket', async () => {
    const { t, meera } = await aRestorableSite()
    Object.assign(t.config, { MEDIA_URL: 's3://bucket' })
    const { backups } = asSuperadmin(t, meera)
    await expect(backups.startRestore({ name: NAME })).rejects.toThrow(
      'The pictures of this site are in a bucket, so a backup is restored by command: the operations guide says how.',
    )
  })

  it('an administrator, and a superadmin without a proof', async () => {
    const { t, meera } = await aRestorableSite()
    await expect(t.as(t.admin()).admin.backups.startRestore({ name: NAME })).rejects.toThrow()
    await expect(t.as(t.admin()).admin.backups.restoreState()).rejects.toThrow()
    const answer = await t
      .http()
      .post('/trpc/admin.backups.startRestore')
      .set('authorization', `Bearer ${t.tokenFor(meera, { isProved: false })}`)
      .send({ name: NAME })
    expect(answer.status).toBe(403)
  })
})
