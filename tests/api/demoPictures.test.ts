import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { media, settings } from '../../drizzle/schema'
import { seedAgency } from '../../server/demo/agency'
import { openJobs, startDrawing } from '../../server/demo/drawing'
import { type TestApp, testApp } from '../helpers/testApp'

/** The demo agency with only so many profile pictures left to draw. */
async function undrawnApp(environment: NodeJS.ProcessEnv, count: number) {
  const t = testApp(environment)
  await t.ready
  seedAgency(t, {
    admin: { email: 'admin@tehkhana.example', passwordHash: 'none' },
    talent: { email: 'naina@tehkhana.example', passwordHash: 'none' },
  })
  const every = openJobs({ ...t, config: { ...t.config, DEMO_PICTURES: 'all' } })
  const jobs = openJobs({ ...t, config: { ...t.config, DEMO_PICTURES: 'few' } }).slice(0, count)
  t.db
    .update(settings)
    .set({ value: JSON.stringify(jobs) })
    .where(eq(settings.key, 'demo-pictures'))
    .run()
  return { t, every, ids: jobs.map(({ mediaId }) => mediaId) }
}

const rowOf = (t: TestApp, id: string | undefined) =>
  t.db
    .select()
    .from(media)
    .where(eq(media.id, id ?? ''))
    .get()

const featured = async (t: TestApp) =>
  (await t.visitor().site.models.featured()).map(({ profileImage }) => profileImage)

describe("the demo agency's pictures", () => {
  it('are stand-ins without files until they are drawn', async () => {
    const { t } = await undrawnApp({ DEMO_PICTURES: 'none' }, 2)
    expect(openJobs(t)).toEqual([])
    const pictures = await featured(t)
    expect(pictures).toHaveLength(8)
    for (const picture of pictures) {
      expect(picture).toMatchObject({ width: 2000, height: 2667, widths: [] })
      expect(picture?.thumbhash).toMatch(/^[A-Za-z0-9+/]{24,36}=*$/)
    }
    expect(await t.visitor().site.home.slides()).toEqual([])
  })

  it('begin with the first slide, then the featured faces, and are all in the list', async () => {
    const t = testApp({ DEMO_PICTURES: 'all' })
    seedAgency(t, {
      admin: { email: 'admin@tehkhana.example', passwordHash: 'none' },
      talent: { email: 'naina@tehkhana.example', passwordHash: 'none' },
    })
    const jobs = openJobs(t)
    const [first, ...next] = jobs.map(({ mediaId }) => mediaId)
    const [slide] = t.db.select().from(settings).where(eq(settings.key, 'home-slides')).all()
    expect(JSON.parse(slide?.value ?? '[]')[0]).toBe(first)
    expect(next.slice(0, 8).sort()).toEqual((await featured(t)).map((picture) => picture?.id).sort())
    expect(new Set(jobs.map(({ mediaId }) => mediaId)).size).toBe(t.db.select().from(media).all().length)
  })

  it('are drawn, stored and shown; a start that was killed goes on until every one is there', async () => {
    const { t, ids } = await undrawnApp({ DEMO_PICTURES: 'few' }, 3)
    const [one, two, three] = ids

    const killed = startDrawing(t, 0)
    await vi.waitUntil(() => (rowOf(t, one)?.bytes ?? 0) > 0, { timeout: 60_000, interval: 20 })
    killed.stop()
    await killed.done
    expect(rowOf(t, three)?.bytes).toBe(0)

    // Killed between the folder and the row: what lies there is not trusted.
    const half = t.storage.pathOf(three ?? '', '320.avif')
    mkdirSync(dirname(half), { recursive: true })
    writeFileSync(half, 'half')
    // And one that somebody deleted meanwhile.
    t.db
      .delete(media)
      .where(eq(media.id, two ?? ''))
      .run()

    await startDrawing(t, 0).done
    expect(openJobs(t)).toEqual([])
    for (const id of [one, three]) {
      expect(rowOf(t, id)?.widths).toEqual([160, 240, 320, 480, 640])
      const answer = await t.http().get(`/media/${id}/320.avif`)
      expect(answer.status).toBe(200)
      expect(answer.headers['cache-control']).toContain('immutable')
      expect(answer.body.subarray(4, 12).toString('latin1')).toBe('ftypavif')
    }
    expect(await t.storage.files(two ?? '')).toEqual([])
    const shown = (await featured(t)).filter((picture) => picture && picture.widths.length > 0)
    expect(shown.map((picture) => picture?.id).sort()).toEqual([one, three].sort())
  })

  it('of every kind are drawn in a server whose thread for uploads forbids every format but its own', async () => {
    const { t, every } = await undrawnApp({ DEMO_PICTURES: 'all' }, 0)
    const kinds = ['portrait', 'moodboard'].map((what) => every.find((job) => job.drawing.what === what))
    t.db
      .update(settings)
      .set({ value: JSON.stringify(kinds) })
      .where(eq(settings.key, 'demo-pictures'))
      .run()
    await startDrawing(t, 0).done
    for (const job of kinds) expect(rowOf(t, job?.mediaId)?.widths.length).toBeGreaterThan(0)
  })

  it('that are not drawn answer 404, which nobody keeps', async () => {
    const { t, ids } = await undrawnApp({ DEMO_PICTURES: 'none' }, 1)
    const answer = await t.http().get(`/media/${ids[0]}/320.avif`)
    expect(answer.status).toBe(404)
    expect(answer.headers['cache-control'] ?? '').not.toContain('max-age')
  })
})
