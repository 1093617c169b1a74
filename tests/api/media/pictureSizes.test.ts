import { mkdir, writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { media } from '../../../drizzle/schema'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { removeExtraSizes } from '../../../server/features/roster/images/sizes.service'
import { testApp } from '../../helpers/testApp'

const DAY_MS = 24 * 60 * 60_000
const BEFORE = [160, 240, 320, 480, 640, 960, 1080, 1440, 1500]
const NOW = ['1080.avif', '1500.avif', '1500.webp', '240.avif', '480.avif', '640.avif', '960.avif']

/** A site with pictures as an earlier release stored them: both formats in nine widths, ten bytes each. */
async function anUpdatedSite(count = 1) {
  const t = testApp()
  await t.ready
  const model = aModel(t, { stageName: 'Zoya' })
  const ids: string[] = []
  for (let at = 0; at < count; at++) {
    const given = { type: at === 0 ? 'profile_pic' : 'gallery', widths: BEFORE, bytes: 180, isPublic: true }
    const { media: row } = aPicture(t, model.id, given as Parameters<typeof aPicture>[2])
    await mkdir(t.storage.pathOf(row.id, ''), { recursive: true })
    for (const width of BEFORE)
      for (const format of ['avif', 'webp'])
        await writeFile(t.storage.pathOf(row.id, `${width}.${format}`), `${width}.${format}`.padEnd(10))
    ids.push(row.id)
  }
  const rowOf = (id: string) => t.db.select().from(media).where(eq(media.id, id)).get()
  const filesOf = async (id: string) => (await t.storage.files(id)).sort()
  const all = async () => {
    while (await removeExtraSizes(t));
  }
  return { t, ids: ids.sort(), rowOf, filesOf, all }
}

describe('the files of earlier releases', () => {
  it('stay for two weeks, so that the release before can come back, and go then', async () => {
    const { t, ids, rowOf, filesOf, all } = await anUpdatedSite()
    const [id = ''] = ids
    await all()
    t.later(14 * DAY_MS - 1_000)
    await all()
    expect(await filesOf(id)).toHaveLength(18)
    expect(rowOf(id)?.widths).toEqual(BEFORE)
    t.later(1_000)
    await all()
    expect(await filesOf(id)).toEqual(NOW)
    expect(rowOf(id)).toMatchObject({ widths: [240, 480, 640, 960, 1080, 1500], bytes: 70 })
  })

  it('are answered at their addresses for ever, by the nearest that is left', async () => {
    const { t, ids, all } = await anUpdatedSite()
    await all()
    t.later(14 * DAY_MS)
    await all()
    const read = async (file: string) => {
      const { status, headers, body } = await t.http().get(`/media/${ids[0]}/${file}`).buffer(true)
      return [status, headers['content-type'], Buffer.from(body).toString().trim()]
    }
    expect(await read('960.webp')).toEqual([200, 'image/webp', '1500.webp'])
    expect(await read('320.avif')).toEqual([200, 'image/avif', '480.avif'])
    expect(await read('480.avif')).toEqual([200, 'image/avif', '480.avif'])
  })

  it('are no longer named in the public list of models', async () => {
    const { t, all } = await anUpdatedSite()
    await all()
    t.later(14 * DAY_MS)
    await all()
    const { items } = await t.visitor().site.models.list({ page: 1, limit: 10 })
    expect(items[0]?.profileImage?.widths).toEqual([240, 480, 640, 960, 1080, 1500])
  })

  it('go picture by picture: after a kill in the middle the same picture is done again', async () => {
    const { t, ids, rowOf, filesOf, all } = await anUpdatedSite(3)
    await all()
    t.later(14 * DAY_MS)
    expect(await removeExtraSizes(t)).toBe(true)
    // Killed among the files of the second: the row still names them.
    await t.storage.removeFile(ids[1] ?? '', '160.avif')
    expect(rowOf(ids[1] ?? '')?.widths).toEqual(BEFORE)
    await all()
    for (const id of ids) {
      expect(await filesOf(id)).toEqual(NOW)
      expect(rowOf(id)?.bytes).toBe(70)
    }
    expect(await removeExtraSizes(t)).toBe(false)
  })
})
