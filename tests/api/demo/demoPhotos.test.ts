// @module-tag slow

import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { media, portfolioItems, settings } from '../../../drizzle/schema'
import { seedAgency } from '../../../server/demo/agency'
import { openJobs, startSizes } from '../../../server/demo/pictures/photoSizes'
import { photoFile, photoIndex } from '../../../server/demo/pictures/photos'
import { type TestApp, testApp } from '../../helpers/testApp'

async function seeded(DEMO_PICTURES: 'all' | 'few' | 'none') {
  const t = testApp({ DEMO_PICTURES })
  await t.ready
  seedAgency(t, {
    admin: { email: 'admin@tehkhana.example', passwordHash: 'none' },
    talent: { email: 'naina@tehkhana.example', passwordHash: 'none' },
  })
  return t
}

const rowOf = (t: TestApp, id: string | undefined) =>
  t.db
    .select()
    .from(media)
    .where(eq(media.id, id ?? ''))
    .get()

const featured = async (t: TestApp) =>
  (await t.visitor().site.models.featured()).map(({ profileImage }) => profileImage)

const slides = (t: TestApp): string[] =>
  JSON.parse(t.db.select().from(settings).where(eq(settings.key, 'home-slides')).get()?.value ?? '[]')

/** Leaves only so many covers to make. */
function only(t: TestApp, count: number) {
  const jobs = openJobs(t)
    .filter(({ name }) => name.endsWith('/1-profile-pic'))
    .slice(0, count)
  t.db
    .update(settings)
    .set({ value: JSON.stringify(jobs) })
    .where(eq(settings.key, 'demo-photos'))
    .run()
  return jobs.map(({ mediaId }) => mediaId)
}

describe('the photos in the project', () => {
  const index = photoIndex()
  const names = Object.keys(index)

  it('are WebP files with the sizes of the index', async () => {
    for (const name of names) {
      const { format, width, height } = await sharp(photoFile(name)).metadata()
      expect({ name, format, width, height }).toEqual({
        name,
        format: 'webp',
        width: index[name]?.width,
        height: index[name]?.height,
      })
    }
  })

  it('are 1,600 pixels on the long side, 2,000 for slides and the covers of featured models', () => {
    const long = (name: string) => Math.max(index[name]?.width ?? 0, index[name]?.height ?? 0)
    const large = names.filter((name) => long(name) === 2000)
    expect(large.filter((name) => name.startsWith('slides/'))).toHaveLength(5)
    expect(large.filter((name) => name.endsWith('/1-profile-pic'))).toHaveLength(8)
    expect(large).toHaveLength(13)
    expect(names.filter((name) => long(name) === 1600)).toHaveLength(names.length - 13)
  })

  it('weigh 45 MB at most, with the sizes that are ready made', () => {
    const folder = dirname(photoFile('index'))
    const bytes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => statSync(join(folder, file)))
      .filter((found) => found.isFile())
      .reduce((sum, { size }) => sum + size, 0)
    expect(bytes).toBeLessThan(45_000_000)
  })

  it('are each used once: 324 in portfolios, the others as slides, moodboards and by applicants', async () => {
    const t = await seeded('all')
    const used = openJobs(t)
    expect(used.map(({ name }) => name).sort()).toEqual(names.sort())
    expect(used.filter(({ name }) => name.startsWith('models/'))).toHaveLength(324)
    const shown = t.db.select({ id: portfolioItems.mediaId }).from(portfolioItems).all()
    expect(new Set(shown.map(({ id }) => id)).size).toBe(324)
  })
})

describe("the demo agency's photos", () => {
  it('are there at the first answer where a public page begins with them', async () => {
    const t = await seeded('few')
    expect((await t.visitor().site.home.slides()).map(({ widths }) => widths)).toEqual(
      Array.from({ length: 5 }, () => [640, 1440]),
    )
    for (const picture of await featured(t)) expect(picture?.widths).toEqual([240, 480, 640])
    const { items } = await t.visitor().site.models.list({ page: 1, limit: 100 })
    expect(items.filter(({ profileImage }) => !profileImage?.widths.length)).toEqual([])
    const [picture] = await featured(t)
    for (const [file, type] of [
      ['480.avif', 'image/avif'],
      ['640.webp', 'image/webp'],
    ]) {
      const answer = await t.http().get(`/media/${picture?.id}/${file}`)
      expect(answer.status).toBe(200)
      expect(answer.headers['content-type']).toBe(type)
    }
    expect(openJobs(t)).toEqual([])
  })

  it('get their other sizes in the order in which they are seen: one model complete before the next', async () => {
    const t = await seeded('all')
    const [first, ...next] = openJobs(t)
    expect(first?.mediaId).toBe(slides(t)[0])
    const covers = next.filter(({ name }) => name.endsWith('/1-profile-pic')).map(({ mediaId }) => mediaId)
    expect(covers.slice(0, 8).sort()).toEqual((await featured(t)).map((picture) => picture?.id).sort())
    const folders = next.map(({ name }) => dirname(name))
    const changes = folders.filter((folder, index) => folder !== folders[index - 1])
    expect(changes).toEqual([...new Set(folders)])
  })

  it('get their other sizes; after a killed start the next one makes the rest', async () => {
    const t = await seeded('all')
    const [one, two, three] = only(t, 3)

    const killed = startSizes(t, 0)
    await vi.waitUntil(() => (rowOf(t, one)?.widths.length ?? 0) > 3, { timeout: 200_000, interval: 20 })
    killed.stop()
    await killed.done
    expect(rowOf(t, three)?.widths).toEqual([240, 480, 640])
    expect((await t.http().get(`/media/${three}/480.avif`)).status).toBe(200)

    // Killed between the files and the row: existing files are not trusted.
    const half = t.storage.pathOf(three ?? '', '480.avif')
    mkdirSync(dirname(half), { recursive: true })
    writeFileSync(half, 'half')
    // One was deleted after that.
    t.db
      .delete(media)
      .where(eq(media.id, two ?? ''))
      .run()

    await startSizes(t, 0).done
    expect(openJobs(t)).toEqual([])
    for (const id of [one, three]) {
      expect(rowOf(t, id)?.widths).toEqual([240, 480, 640, 960, 1080, 1500])
      const answer = await t.http().get(`/media/${id}/480.avif`)
      expect((await t.storage.files(id ?? '')).sort()).toEqual([
        '1080.avif',
        '1500.avif',
        '1500.webp',
        '240.avif',
        '480.avif',
        '640.avif',
        '960.avif',
      ])
      expect(answer.status).toBe(200)
      expect(answer.headers['cache-control']).toContain('immutable')
      expect(answer.body.subarray(4, 12).toString('latin1')).toBe('ftypavif')
    }
  })

  it('that have no size yet are placeholders; their files answer 404, which no cache stores', async () => {
    const t = await seeded('none')
    const pictures = await featured(t)
    expect(pictures).toHaveLength(8)
    for (const picture of pictures) {
      expect(picture).toMatchObject({ width: 1500, height: 2000, widths: [] })
      expect(picture?.thumbhash).toMatch(/^[A-Za-z0-9+/]{24,36}=*$/)
    }
    expect(await t.visitor().site.home.slides()).toEqual([])
    const answer = await t.http().get(`/media/${pictures[0]?.id}/480.avif`)
    expect(answer.status).toBe(404)
    expect(answer.headers['cache-control'] ?? '').not.toContain('max-age')
  })
})
