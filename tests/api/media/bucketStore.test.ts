// @module-tag slow
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inParallel } from '../../../server/core/files/inParallel'
import { aBucketStore, textOf } from '../../helpers/servers/bucketStore'

const ID = 'aBcdefghijklmnopqrstuv'
const OTHER = 'aBsecondsecondsecondse'
const gets = (requests: string[]) =>
  requests.filter((each) => each.startsWith('GET ') && !each.includes('prefix='))

describe('MEDIA_URL a store in a bucket', () => {
  it('puts every file of an upload into the bucket, and leaves no temporary file', async () => {
    const { storage, objects, keep } = await aBucketStore()
    await keep(ID, { '320.webp': 'small', '640.webp': 'larger' })
    const stored = await objects()
    expect(stored.map(({ key, size }) => [key, size])).toEqual([
      [`aB/${ID}/320.webp`, 5],
      [`aB/${ID}/640.webp`, 6],
    ])
    expect(readdirSync(storage.incoming)).toEqual([])
    expect((await storage.files(ID)).sort()).toEqual(['320.webp', '640.webp'])
    expect(await storage.ids()).toEqual([ID])
    expect((await storage.madeAt(ID))?.getTime()).toBeGreaterThan(Date.now() - 60_000)
  })

  it('serves from the machine what was uploaded or read before, and fetches it again when the cache is emptied', async () => {
    const { server, storage, keep, forget } = await aBucketStore()
    await keep(ID, { '320.webp': 'picture' })
    server.requests()
    expect(await textOf(await storage.open(ID, '320.webp'))).toBe('picture')
    expect(await storage.size(ID, '320.webp')).toBe(7)
    expect(server.requests()).toEqual([])
    forget()
    expect(await storage.size(ID, '320.webp')).toBe(7)
    expect(await textOf(await storage.open(ID, '320.webp'))).toBe('picture')
    expect(gets(server.requests())).toHaveLength(1)
    await expect.poll(async () => (await storage.localPath(ID, '320.webp')) !== null).toBe(true)
    server.requests()
    expect(await textOf(await storage.open(ID, '320.webp'))).toBe('picture')
    expect(server.requests()).toEqual([])
  })

  it('fetches a file once for many who ask at the same time', async () => {
    const { server, storage, keep, forget } = await aBucketStore()
    const content = 'x'.repeat(3_000_000)
    await keep(ID, { 'video.mp4': content })
    forget()
    server.requests()
    const opened = await Promise.all(Array.from({ length: 8 }, () => storage.open(ID, 'video.mp4')))
    const read = await Promise.all(opened.map(textOf))
    expect(read.every((each) => each === content)).toBe(true)
    expect(gets(server.requests())).toHaveLength(1)
  })

  it('passes a range on for a file that is not here, and cuts it from one that is', async () => {
    const { server, storage, keep, forget } = await aBucketStore()
    await keep(ID, { 'video.mp4': '0123456789' })
    expect(await textOf(await storage.open(ID, 'video.mp4', { start: 3, end: 5 }))).toBe('345')
    forget()
    server.requests()
    expect(await textOf(await storage.open(ID, 'video.mp4', { start: 3, end: 5 }))).toBe('345')
    expect(gets(server.requests())).toHaveLength(1)
    expect(existsSync(join(storage.folder, 'cache', 'aB', ID, 'video.mp4'))).toBe(false)
    expect(await textOf(await storage.open(ID, 'video.mp4', { start: 0, end: 3 }))).toBe('0123')
    await expect.poll(() => readdirSync(storage.incoming)).toEqual([])
  })

  it('calls a file missing that is nowhere', async () => {
    const { storage } = await aBucketStore()
    expect(await storage.open(ID, '320.webp')).toBeNull()
    expect(await storage.size(ID, '320.webp')).toBeNull()
    expect(await storage.localPath(ID, '320.webp')).toBeNull()
    expect(await storage.files(ID)).toEqual([])
    expect(await storage.madeAt(ID)).toBeNull()
  })

  it('deletes the objects and every copy, also one that is being fetched', async () => {
    const { storage, objects, keep, forget } = await aBucketStore()
    await keep(ID, { '320.webp': 'x'.repeat(2_000_000) })
    await keep(OTHER, { '320.webp': 'stays' })
    forget()
    const opened = await storage.open(ID, '320.webp')
    await storage.remove(ID)
    await textOf(opened).catch(() => {})
    expect((await objects()).map(({ key }) => key)).toEqual([`aB/${OTHER}/320.webp`])
    await expect.poll(() => readdirSync(storage.incoming)).toEqual([])
    expect(existsSync(join(storage.folder, 'cache', 'aB', ID))).toBe(false)
    expect(await storage.open(ID, '320.webp')).toBeNull()
  })

  it('keeps the cache within its bound, and drops what was not read for the longest time', async () => {
    const { storage, again, keep } = await aBucketStore()
    const cached = () => readdirSync(join(storage.folder, 'cache', 'aB')).sort()
    const ids = Array.from({ length: 11 }, (_, n) => `aB${String(n).padStart(20, '0')}`)
    for (const id of ids.slice(0, 10)) await keep(id, { 'video.mp4': Buffer.alloc(10 * 1024 * 1024, 'v') })
    expect(cached()).toEqual(ids.slice(0, 10))
    await storage.localPath(ids[0] ?? '', 'video.mp4')
    await keep(ids[10] ?? '', { 'video.mp4': Buffer.alloc(1024, 'v') })
    await expect.poll(cached).toEqual([ids[0], ...ids.slice(2)].sort())
    // A restart counts what is there.
    const second = await again()
    expect(await second.localPath(ids[1] ?? '', 'video.mp4')).not.toBeNull()
    await expect.poll(() => cached().length).toBeLessThan(11)
  })

  it('lists more than the thousand files that one request names', { tags: ['slow'] }, async () => {
    const { storage, bucket } = await aBucketStore()
    const ids = Array.from({ length: 1_100 }, (_, n) => `aB${String(n).padStart(20, '0')}`)
    await inParallel(ids, 20, (id) => bucket.put(`aB/${id}/document.pdf`, id))
    expect((await storage.ids()).sort()).toEqual(ids)
  })

  it('reads first what lies in UPLOADS_DIR from the time before, and deletes it there too', async () => {
    const { storage, server } = await aBucketStore()
    mkdirSync(dirname(storage.pathOf(ID, 'x')), { recursive: true })
    writeFileSync(storage.pathOf(ID, '320.webp'), 'from before')
    server.requests()
    expect(await textOf(await storage.open(ID, '320.webp'))).toBe('from before')
    expect(await storage.localPath(ID, '320.webp')).toBe(storage.pathOf(ID, '320.webp'))
    expect(server.requests()).toEqual([])
    expect(await storage.ids()).toEqual([ID])
    await storage.remove(ID)
    expect(await storage.open(ID, '320.webp')).toBeNull()
  })
})
