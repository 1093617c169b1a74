import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { settings } from '../../../../drizzle/schema'
import { backup } from '../../../../server/backup/backup'
import { backupsIn, fetchBackup } from '../../../../server/backup/bucket/copies'
import { createBucket } from '../../../../server/core/files/bucket'
import { createPublicBuckets, type OpenPublicBucket } from '../../../../server/core/files/publicBucket'
import { createBackups } from '../../../../server/core/processes/backupRun'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { copyNewest, copyNow } from '../../../../server/features/operations/backups/bucket.service'
import { sendAlerts } from '../../../../server/features/operations/system/alerts.service'
import { aSite } from '../../../helpers/installed/siteOnDisk'
import { aBucketServer, KEYS, keysOf } from '../../../helpers/servers/bucketPair'
import { BUCKET_KEYS } from '../../../helpers/servers/bucketServer'
import { testApp } from '../../../helpers/testApp'

const FORM = {
  endpoint: 'https://s3.provider.example',
  region: 'eu-1',
  bucket: 'media',
  folder: 'backups/agency',
  keyId: 'S3RVER',
  secret: 'S3RVER',
}

/** A site whose page may reach the test's bucket under a public name. */
async function thePage(environment: NodeJS.ProcessEnv = {}) {
  const { server, endpoint, bucketIn } = await aBucketServer()
  const opened: string[] = []
  const openBucket: OpenPublicBucket = async (place, keys) => {
    opened.push(`${place.endpoint} ${keys.accessKeyId} ${keys.secretAccessKey}`)
    return createBucket({ ...place, endpoint }, keys)
  }
  const t = testApp(environment)
  await t.ready
  t.openBucketsBy(openBucket)
  const started: (string | undefined)[] = []
  const copies = createBackups(t.clock, async (option) => {
    started.push(option)
    return null
  })
  const meera = anAccount(t, { role: 'superadmin', email: 'meera@kori.example' })
  anAccount(t, { role: 'superadmin', email: 'ravi@kori.example' })
  const { admin } = t.as(meera, { openBucket, copies })
  return { t, server, endpoint, bucketIn, opened, openBucket, started, copies, admin }
}

describe('the bucket of the page System', () => {
  it('is tried, kept, told to the other superadmins, and its secret is nowhere to be read', async () => {
    const { t, bucketIn, admin } = await thePage()
    expect((await admin.backups.bucket()).place).toBeNull()
    await admin.backups.setBucket({ ...FORM, secret: 'S3RVER' })
    expect(await keysOf(bucketIn('backups/agency/'))).toEqual([])
    const state = await admin.backups.bucket()
    const { secret: _, ...place } = FORM
    expect(state).toEqual({
      place,
      variable: null,
      secret: { at: t.clock().toISOString(), isReadable: true },
      last: null,
      lastSuccess: null,
      runningSince: null,
    })
    const [row] = t.db.select().from(settings).where(eq(settings.key, 'secret.backupBucket')).all()
    expect(row?.value).not.toContain('S3RVER')
    const { items } = await admin.audit.list({})
    expect(items[0]).toMatchObject({
      action: 'bucket of backups set',
      detail: 'https://s3.provider.example/media',
    })
    expect(t.mails().map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['ravi@kori.example', expect.stringContaining('chose a bucket to which backups are copied')],
    ])
  })

  it('keeps the secret for the same place, and asks for it again for another', async () => {
    const { opened, admin } = await thePage()
    await expect(admin.backups.setBucket({ ...FORM, secret: '' })).rejects.toThrow('Enter the secret')
    await admin.backups.setBucket(FORM)
    await admin.backups.setBucket({ ...FORM, folder: 'elsewhere', secret: '' })
    opened.length = 0
    for (const other of [{ endpoint: 'https://thief.example' }, { bucket: 'another' }, { keyId: 'ANOTHER' }])
      await expect(admin.backups.testBucket({ ...FORM, ...other, secret: '' })).rejects.toThrow(
        'Enter the secret again: it was entered for another place.',
      )
    expect(opened).toEqual([])
  })

  it.each([
    [403, 'Writing a file did not work. This key may not do that in this bucket. (403)'],
    [404, 'Writing a file did not work. There is no bucket of this name. (404)'],
    [301, 'Writing a file did not work. The bucket is in another region, or at another endpoint. (301)'],
    ['none', 'Writing a file did not work. The provider did not answer. (UND_ERR_SOCKET)'],
  ] as const)('says what failed where it answers %s, and keeps nothing', async (answer, sentence) => {
    const { server, admin } = await thePage()
    server.answers(answer)
    await expect(admin.backups.setBucket(FORM)).rejects.toThrow(sentence)
    expect((await admin.backups.bucket()).place).toBeNull()
  })

  it('may not be inside the machine or its network', async () => {
    const { endpoint } = await aBucketServer()
    const open = createPublicBuckets()
    for (const address of [
      endpoint,
      'https://127.0.0.1',
      'https://[::1]',
      'https://10.0.0.8',
      'https://169.254.169.254',
    ])
      await expect(
        open({ bucket: 'media', folder: '', region: 'eu-1', endpoint: address }, KEYS),
      ).rejects.toThrow('The endpoint leads to this machine or a private network.')
    const named = createPublicBuckets({ resolve: async () => [{ address: '192.168.1.5', family: 4 }] })
    await expect(
      named({ bucket: 'media', folder: '', region: 'eu-1', endpoint: 'https://nas.example' }, KEYS),
    ).rejects.toThrow('private network')
  })

  it('is reached by the checked address only, and no redirect is followed', async () => {
    const { server, endpoint } = await aBucketServer()
    const { port } = new URL(endpoint)
    const open = createPublicBuckets({
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isPublic: () => true,
    })
    const bucket = await open(
      { bucket: 'media', folder: 'x/', region: 'eu-1', endpoint: `http://s3.amazonaws.com:${port}` },
      KEYS,
    )
    await bucket.put('a', 'written')
    expect(await (await bucket.get('a'))?.text()).toBe('written')
    server.answers(302)
    await expect(bucket.get('a')).rejects.toThrow('302')
  })

  it.each([
    'http://s3.provider.example',
    'https://s3.provider.example/path',
    'ftp://x',
    'https://a:b@x.example',
  ])('refuses the endpoint %s', async (endpoint) => {
    const { opened, admin } = await thePage()
    await expect(admin.backups.testBucket({ ...FORM, endpoint })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    expect(opened).toEqual([])
  })

  it('gives way to BACKUP_URL', async () => {
    const { server } = await aBucketServer()
    const { admin } = await thePage({ BACKUP_URL: server.url('nightly'), ...BUCKET_KEYS })
    expect(await admin.backups.bucket()).toMatchObject({
      variable: 'BACKUP_URL',
      place: { bucket: 'media', folder: 'nightly', keyId: 'S3RVER' },
      secret: null,
    })
    await expect(admin.backups.setBucket(FORM)).rejects.toThrow(
      'The bucket is set by BACKUP_URL in the settings of the server.',
    )
    expect(await admin.backups.inBucket()).toEqual([])
  })

  it('is forgotten with its secret when the copies are ended', async () => {
    const { t, admin } = await thePage()
    await admin.backups.setBucket(FORM)
    await admin.backups.endBucket()
    expect((await admin.backups.bucket()).place).toBeNull()
    expect(t.db.select().from(settings).where(like(settings.key, '%ackup%ucket%')).all()).toEqual([])
    expect((await admin.audit.list({})).items[0]).toMatchObject({ action: 'bucket of backups removed' })
  })
})

describe('the copy after a backup', () => {
  async function aSiteWithBackup() {
    const page = await thePage()
    const { folder, place } = await aSite()
    const { t } = page
    const record = (name: string) => {
      const value = JSON.stringify({
        ...{ at: t.clock().toISOString(), folder: join(folder, 'backups', name), files: 2, bytes: 1 },
        ...{ seconds: 1, result: 'ok', reason: null },
      })
      t.db
        .insert(settings)
        .values({ key: 'backup-success', value })
        .onConflictDoUpdate({ target: settings.key, set: { value } })
        .run()
    }
    const make = async (name: string) => {
      await backup(place, join(folder, 'backups', name), t.clock())
      record(name)
    }
    await make('agency-2026-03-02T09-00-00')
    await page.admin.backups.setBucket(FORM)
    const app = { ...t, openBucket: page.openBucket, copies: page.copies }
    return { ...page, folder, app, make, look: () => copyNewest(app), copy: () => copyNow(app, t.clock) }
  }

  it('begins once for each backup, whoever made it', async () => {
    const { bucketIn, started, admin, make, look, copy } = await aSiteWithBackup()
    look()
    expect(started).toEqual(['--to-bucket'])
    expect(await copy()).toMatch(/^Copied agency-2026-03-02T09-00-00 to the bucket: 2 files, of which /)
    look()
    expect(started).toHaveLength(1)
    expect((await backupsIn(bucketIn('backups/agency/'))).map(({ name }) => name)).toEqual([
      'agency-2026-03-02T09-00-00',
    ])
    expect((await admin.backups.inBucket()).map(({ name }) => name)).toEqual(['agency-2026-03-02T09-00-00'])
    await make('agency-2026-03-02T10-00-00')
    look()
    expect(started).toHaveLength(2)
  })

  it('that fails is shown, mailed to superadmins, and tried again in an hour', async () => {
    const { t, server, app, started, admin, look, copy } = await aSiteWithBackup()
    server.answers(403)
    await expect(copy()).rejects.toThrow('This key may not do that in this bucket.')
    server.answers('usual')
    look()
    expect(started).toEqual([])
    expect((await admin.system.status()).problems).toContain('backupNotCopied')
    await sendAlerts(app)
    expect(t.mails().at(-1)?.subject).toContain('Backups are not copied to the bucket')
    expect(t.mails().at(-1)?.text).toContain('This key may not do that in this bucket. (403)')
    t.later(60 * 60_000)
    look()
    expect(started).toHaveLength(1)
    await copy()
    expect((await admin.system.status()).problems).not.toContain('backupNotCopied')
  })

  it('has no secret in what it leaves in the bucket', async () => {
    const { folder, copy, bucketIn } = await aSiteWithBackup()
    await copy()
    const into = join(folder, 'fetched')
    mkdirSync(into)
    await fetchBackup(bucketIn('backups/agency/'), 'agency-2026-03-02T09-00-00', into)
    expect(readdirSync(into).sort()).toEqual(['agency.sqlite', 'manifest.json', 'uploads'])
  })
})
