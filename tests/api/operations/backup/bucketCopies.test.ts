import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { backup } from '../../../../server/backup/backup'
import { backupsIn, copyToBucket, fetchBackup } from '../../../../server/backup/bucket/copies'
import { restore } from '../../../../server/backup/restore'
import { aSite } from '../../../helpers/installed/siteOnDisk'
import { aBucketServer, keysOf } from '../../../helpers/servers/bucketPair'

describe('backups in a bucket', () => {
  it('have each file once, and come back whole', async () => {
    const { bucketIn } = await aBucketServer()
    const bucket = bucketIn('site/')
    const { folder, place } = await aSite()
    const first = join(folder, 'backups', 'agency-2026-03-01T22-00-00')
    await backup(place, first, new Date('2026-03-01T22:00:00Z'))
    const done = await copyToBucket(bucket, first, new Date('2026-03-01T22:05:00Z'), 60_000)
    expect(done.files).toBe(2)
    expect(done.bytes).toBeGreaterThan(100_000)

    writeFileSync(join(place.uploadsDir, 'ab', 'abcd', '640.webp'), 'larger picture')
    const second = join(folder, 'backups', 'agency-2026-03-02T22-00-00')
    await backup(place, second, new Date('2026-03-02T22:00:00Z'))
    expect(await copyToBucket(bucket, second, new Date('2026-03-02T22:05:00Z'), 60_000)).toMatchObject({
      files: 3,
    })
    expect(await backupsIn(bucket)).toEqual([
      { name: 'agency-2026-03-02T22-00-00', madeAt: '2026-03-02T22:00:00.000Z' },
      { name: 'agency-2026-03-01T22-00-00', madeAt: '2026-03-01T22:00:00.000Z' },
    ])

    const into = join(folder, 'fetched')
    await fetchBackup(bucket, 'agency-2026-03-02T22-00-00', into, 60_000)
    const to = {
      databasePath: join(folder, 'new', 'agency.sqlite'),
      uploadsDir: join(folder, 'new', 'uploads'),
    }
    await restore(into, to, new Date('2026-03-03T10:00:00Z'))
    expect(readFileSync(join(to.uploadsDir, 'ab/abcd/640.webp'), 'utf8')).toBe('larger picture')
  })

  it('are sent again only where something is missing, also after a copy that was broken off', async () => {
    const { server, bucketIn } = await aBucketServer()
    const { folder, place } = await aSite()
    const from = join(folder, 'backups', 'agency-2026-03-01T22-00-00')
    await backup(place, from, new Date('2026-03-01T22:00:00Z'))
    const now = new Date('2026-03-01T22:05:00Z')
    server.answersOnly(4)
    await expect(copyToBucket(bucketIn('site/'), from, now, 20_000)).rejects.toThrow()
    server.answers('usual')
    expect(await backupsIn(bucketIn('site/'))).toEqual([])
    await copyToBucket(bucketIn('site/'), from, now, 20_000)
    expect((await copyToBucket(bucketIn('site/'), from, now, 20_000)).bytes).toBe(0)
  })

  it('are not sent when a file was damaged on the disk', async () => {
    const { bucketIn } = await aBucketServer()
    const { folder, place } = await aSite()
    const from = join(folder, 'backups', 'agency-2026-03-01T22-00-00')
    await backup(place, from, new Date('2026-03-01T22:00:00Z'))
    writeFileSync(join(from, 'uploads/ab/abcd/320.webp'), 'pictura')
    await expect(copyToBucket(bucketIn('site/'), from, new Date())).rejects.toThrow(
      'The backup is damaged: uploads/ab/abcd/320.webp has changed. Make a new one.',
    )
    expect(await backupsIn(bucketIn('site/'))).toEqual([])
  })

  it('stay for fourteen days with one; what only older ones had goes with them', async () => {
    const { bucketIn } = await aBucketServer()
    const bucket = bucketIn('site/')
    const { folder, place } = await aSite()
    const old = 'a'.repeat(64)
    for (let day = 10; day < 26; day++)
      await bucket.put(
        `backups/agency-2026-01-${day}T22-00-00.json`,
        JSON.stringify({ madeAt: `2026-01-${day}T22:00:00.000Z`, files: { 'agency.sqlite': old } }),
      )
    await bucket.put(`files/${old}-0`, 'used by the others')
    await bucket.put(`files/${'b'.repeat(64)}-0`, 'used by none')
    const from = join(folder, 'backups', 'agency-2026-01-26T22-00-00')
    await backup(place, from, new Date('2026-01-26T22:00:00Z'))
    await copyToBucket(bucket, from, new Date(Date.now() + 25 * 60 * 60_000))
    const names = (await backupsIn(bucket)).map(({ name }) => name.slice(7, 17))
    expect([names.length, names[0], names.at(-1)]).toEqual([14, '2026-01-26', '2026-01-13'])
    const keys = await keysOf(bucket)
    expect(keys).toContain(`files/${old}-0`)
    expect(keys).not.toContain(`files/${'b'.repeat(64)}-0`)
  })

  it('that lack a file are refused, and so is a name that leaves the folder', async () => {
    const { bucketIn } = await aBucketServer()
    const bucket = bucketIn('site/')
    const { folder, place } = await aSite()
    const from = join(folder, 'backups', 'agency-2026-03-01T22-00-00')
    await backup(place, from, new Date('2026-03-01T22:00:00Z'))
    await copyToBucket(bucket, from, new Date())
    for (const key of await keysOf(bucket)) if (key.startsWith('files/')) await bucket.remove(key)
    await expect(fetchBackup(bucket, 'agency-2026-03-01T22-00-00', join(folder, 'x'))).rejects.toThrow(
      'incomplete',
    )
    await expect(fetchBackup(bucket, '../x', join(folder, 'y'))).rejects.toThrow(
      'There is no backup of this name',
    )
    expect(existsSync(join(folder, 'y'))).toBe(false)
  })
})
