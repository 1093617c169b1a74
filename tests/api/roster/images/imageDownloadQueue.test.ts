// @module-tag slow
import { describe, expect, it, vi } from 'vitest'
import { imageDownloads, media, portfolioItems } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel, aPicture } from '../../../../server/demo/builders/models'
import { downloadNext } from '../../../../server/features/roster/images/downloads.service'
import { startJobs } from '../../../../server/jobs'
import { anAdminImagePage } from '../../../helpers/roster/adminImages'
import { pictureServer } from '../../../helpers/servers/pictureServer'
import { testApp } from '../../../helpers/testApp'

const world = pictureServer()
const never = new AbortController().signal

describe('the queue of pictures to be fetched', () => {
  it('is processed by the server’s jobs one at a time, including what waited before a restart', async () => {
    const { t, asha, admin } = anAdminImagePage(world)
    let now = 0
    let most = 0
    world.pages['/slow.jpg'] = (request, response) => {
      most = Math.max(most, ++now)
      setTimeout(() => {
        now--
        world.pages['/picture.jpg']?.(request, response)
      }, 50)
    }
    for (let count = 0; count < 3; count++)
      await admin.add({ id: asha.id, url: world.at('/slow.jpg'), type: 'gallery', isLocked: false })
    await t.ready
    const stop = startJobs({ ...t, download: world.download() })
    await vi.waitFor(() => expect(t.db.select().from(media).all()).toHaveLength(3), 30_000)
    await stop()
    expect(most).toBe(1)
  })

  it('keeps a picture queued when the server stops during its download', async () => {
    const { t, asha, admin, fetchAll } = anAdminImagePage(world)
    world.pages['/silent.jpg'] = () => {}
    await admin.add({ id: asha.id, url: world.at('/silent.jpg'), type: 'gallery', isLocked: false })
    await t.ready
    const stop = startJobs({ ...t, download: world.download() })
    await vi.waitFor(() => expect(world.requests).toHaveLength(1), 10_000)
    const start = performance.now()
    await stop()
    expect(performance.now() - start).toBeLessThan(2_000)
    expect(t.db.select().from(imageDownloads).all()).toMatchObject([{ status: 'waiting', attempts: 0 }])
    world.pages['/silent.jpg'] = world.pages['/picture.jpg'] ?? (() => {})
    await fetchAll()
    expect(t.db.select().from(imageDownloads).all()).toMatchObject([{ status: 'stored' }])
  })

  it('does not try a fourth time what crashed the process three times', async () => {
    const { t, asha, admin, fetchAll } = anAdminImagePage(world)
    await admin.add({ id: asha.id, url: world.at('/picture.jpg'), type: 'gallery', isLocked: false })
    t.db.update(imageDownloads).set({ attempts: 3 }).run()
    await fetchAll()
    expect(world.requests).toEqual([])
    expect(t.db.select().from(imageDownloads).all()).toMatchObject([
      { status: 'failed', failure: 'internal' },
    ])
  })

  it('waits while the disk is full, and continues afterwards', async () => {
    const { t, asha, admin, fetchAll } = anAdminImagePage(world)
    await admin.add({ id: asha.id, url: world.at('/picture.jpg'), type: 'gallery', isLocked: false })
    const full = async () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    }
    await expect(fetchAll(full)).rejects.toThrow('ENOSPC')
    expect(t.db.select().from(imageDownloads).all()).toMatchObject([{ status: 'waiting', attempts: 0 }])
    await fetchAll()
    expect(t.db.select().from(imageDownloads).all()).toMatchObject([{ status: 'stored' }])
  })

  it('S25 never holds a talent’s link, an address of this site, or an uploaded file', async () => {
    const t = testApp()
    const person = anAccount(t, { role: 'model' })
    const asha = aModel(t, { accountId: person.id })
    await t.as(person).talent.portfolio.addLink({ url: world.at('/picture.jpg'), type: 'gallery' })
    aPicture(t, asha.id)
    expect(t.db.select().from(imageDownloads).all()).toEqual([])
    const [link] = t.db.select().from(portfolioItems).all()
    const again = t.as(t.admin()).admin.images.retry({ id: asha.id, imageId: link?.id ?? '' })
    expect(await again).toMatchObject([{ download: null }, { download: null }])
    expect(await downloadNext({ ...t, download: world.download() }, never)).toBe(false)
    expect(world.requests).toEqual([])
  })
})
