import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { auditEvents, imageDownloads, media } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel, aPicture } from '../../../../server/demo/builders/models'
import { downloadNext } from '../../../../server/features/roster/images/downloads.service'
import { anAdminImagePage } from '../../../helpers/roster/adminImages'
import { pictureServer } from '../../../helpers/servers/pictureServer'
import { type TestApp, testApp } from '../../../helpers/testApp'

const SITE = 'http://localhost:3000'
const world = pictureServer()
const never = new AbortController().signal

/** Nothing of a fetched picture is left but these files. */
async function expectFiles(t: TestApp, count: number) {
  expect(t.db.select().from(media).all()).toHaveLength(count)
  expect(await t.storage.ids()).toHaveLength(count)
  expect(readdirSync(t.storage.incoming)).toEqual([])
}

describe('a picture that an administrator adds by web address', () => {
  it('is answered at once as sent, fetched in the background, and then served from our copy', async () => {
    const { t, asha, post, get, published, fetchAll } = anAdminImagePage(world)
    const url = world.at('/picture.jpg?Size=%41%2f#Top')
    const answer = await post(url, 'editorial')
    expect(answer.status).toBe(200)
    expect(answer.body.success).toBe(true)
    expect(answer.body.images).toMatchObject([{ url, stored_url: null, type: 'editorial', is_locked: false }])
    expect(world.requests).toEqual([])
    expect((await published()).images).toEqual([{ url, is_locked: false }])
    expect((await t.visitor().site.models.get({ key: asha.id })).images).toEqual([])

    await fetchAll()
    const [image] = await get()
    expect(image).toMatchObject({ url, type: 'editorial', is_locked: false })
    expect(image.stored_url).toMatch(/^http:\/\/localhost:3000\/media\/[\w-]{22}\/60\.webp$/)
    expect((await published()).images).toEqual([{ url: image.stored_url, is_locked: false }])
    expect((await published()).profile_image).toBe(image.stored_url)
    expect((await t.visitor().site.models.get({ key: asha.id })).images).toHaveLength(1)
    const file = await t.http().get(image.stored_url.replace(SITE, ''))
    expect([file.status, file.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(world.requests).toHaveLength(1)
    await expectFiles(t, 1)
  })

  it('may have an address of up to 2,048 characters, as signed storage links need, and no more', async () => {
    const { post, get, fetchAll } = anAdminImagePage(world)
    const start = world.at('/picture.jpg?signature=')
    const url = start.padEnd(2_048, 'a')
    expect((await post(`${url}a`)).body.issues).toEqual([
      { path: 'url', message: 'At most 2,048 characters' },
    ])
    expect((await post(url)).status).toBe(200)
    await fetchAll()
    expect(await get()).toMatchObject([{ url, stored_url: expect.stringContaining('/media/') }])
  })

  it('has its own position, the profile picture first, before and after the download', async () => {
    const { t, asha, post, published, fetchAll } = anAdminImagePage(world)
    const stored = `${SITE}/media/${aPicture(t, asha.id).media.id}/2000.webp`
    const url = world.at('/picture.jpg')
    await post(url, 'profile_pic')
    expect((await published()).images.map((image: { url: string }) => image.url)).toEqual([url, stored])
    expect((await published()).profile_image).toBe(url)
    await fetchAll()
    const after = await published()
    expect(after.images[1].url).toBe(stored)
    expect(after.profile_image).toBe(after.images[0].url)
    expect(after.profile_image).toMatch(/^http:\/\/localhost:3000\/media\//)
  })

  it.each([
    ['gallery', true],
    ['nude_front', false],
    ['bikini', false],
  ])('is never public as %s with the lock %s, neither before nor after', async (type, isLocked) => {
    const { t, post, get, published, fetchAll } = anAdminImagePage(world)
    await post(world.at('/picture.jpg'), type, isLocked)
    expect((await published()).images).toEqual([])
    await fetchAll()
    expect((await published()).images).toEqual([])
    const [{ stored_url: stored }] = await get()
    const path = stored.replace(SITE, '')
    expect((await t.http().get(path)).status).toBe(200)
    expect((await t.http().get(path.split('?')[0])).status).toBe(404)
  })

  it('belongs to the person whom it shows', async () => {
    const t = testApp()
    const person = anAccount(t, { role: 'model' })
    const asha = aModel(t, { accountId: person.id })
    const add = { id: asha.id, url: world.at('/picture.jpg'), type: 'gallery' as const, isLocked: true }
    await t.as(t.admin()).admin.images.add(add)
    await t.ready
    await downloadNext({ ...t, download: world.download() }, never)
    const [own] = await t.as(person).talent.portfolio.list()
    expect(own).toMatchObject({ download: null, externalUrl: null })
    const path = `/media/${own?.picture?.id}/60.webp?${own?.picture?.query}`
    expect((await t.http().get(path)).status).toBe(200)
  })

  it('is recorded in the audit with the host of its address only', async () => {
    const { t, asha, post, meera } = anAdminImagePage(world)
    await post('https://pictures.example/a.jpg?key=secret')
    const lines = t.db.select().from(auditEvents).all()
    expect(lines.filter(({ action }) => action !== 'signed in')).toMatchObject([
      {
        action: 'picture added by address',
        actorId: meera.id,
        subject: asha.id,
        detail: 'pictures.example',
      },
    ])
  })

  it.each([
    ['/missing.jpg', 'refused'],
    ['/page.jpg', 'not-a-picture'],
    ['/drawing.jpg', 'not-a-picture'],
    ['/damaged.jpg', 'broken'],
    ['/from?to=http%3A%2F%2F127.0.0.1%2F', 'not-public'],
  ])('from %s fails with the reason %s and leaves no file', async (path, failure) => {
    const { t, admin, asha, get, published, fetchAll } = anAdminImagePage(world)
    const url = world.at(path)
    await admin.add({ id: asha.id, url, type: 'gallery', isLocked: false })
    await fetchAll()
    const [item] = await admin.list({ id: asha.id })
    expect(item).toMatchObject({ picture: null, download: { address: url, status: 'failed', failure } })
    expect(await get()).toMatchObject([{ url, stored_url: null }])
    expect((await published()).images).toEqual([{ url, is_locked: false }])
    await expectFiles(t, 0)
  })

  it('is fetched again only when an administrator asks', async () => {
    const { t, admin, asha, fetchAll } = anAdminImagePage(world)
    const url = world.at('/late.jpg')
    await admin.add({ id: asha.id, url, type: 'gallery', isLocked: false })
    await fetchAll()
    await fetchAll()
    expect(world.requests).toHaveLength(1)
    const [failed] = await admin.list({ id: asha.id })
    const image = { id: asha.id, imageId: failed?.id ?? '' }
    world.pages['/late.jpg'] = world.pages['/picture.jpg'] ?? (() => {})
    expect(await admin.retry(image)).toMatchObject([{ download: { status: 'waiting', failure: null } }])
    await fetchAll()
    expect(await admin.list({ id: asha.id })).toMatchObject([
      { download: { status: 'stored', failure: null } },
    ])
    // One that is stored is not fetched a second time.
    await admin.retry(image)
    await fetchAll()
    expect(world.requests).toHaveLength(2)
    await expectFiles(t, 1)
    await expect(admin.retry({ id: asha.id, imageId: 'none' })).rejects.toThrow('Image not found')
    delete world.pages['/late.jpg']
  })

  it('leaves no file when it is deleted before, while and after it is fetched', async () => {
    const { t, admin, asha, fetchAll } = anAdminImagePage(world)
    const add = async (path: string) => {
      const items = await admin.add({ id: asha.id, url: world.at(path), type: 'gallery', isLocked: false })
      return { id: asha.id, imageId: items.at(-1)?.id ?? '' }
    }
    await admin.remove(await add('/picture.jpg'))
    await fetchAll()
    expect(world.requests).toHaveLength(0)

    const during = await add('/during.jpg')
    world.pages['/during.jpg'] = async (request, response) => {
      await admin.remove(during)
      world.pages['/picture.jpg']?.(request, response)
    }
    await fetchAll()
    expect(world.requests).toHaveLength(1)
    await expectFiles(t, 0)

    const after = await add('/picture.jpg')
    await fetchAll()
    await expectFiles(t, 1)
    await admin.remove(after)
    await expectFiles(t, 0)
    expect(t.db.select().from(imageDownloads).all()).toEqual([])
  })
})
