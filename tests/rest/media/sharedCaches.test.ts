import { describe, expect, it } from 'vitest'
import { aModel } from '../../../server/demo/builders/models'
import { findSession } from '../../../server/features/access/accounts/service'
import { signedQuery } from '../../../server/features/media/store/service'
import { jpeg } from '../../helpers/files/jpeg'
import { type TestApp, testApp } from '../../helpers/testApp'

/** A CDN that obeys `Cache-Control` and nothing else. `asked` are the answers of the site, by status. */
function aCdn(t: TestApp) {
  const kept = new Map<string, { text: string; tag: string; until: number; seconds: number }>()
  const asked: number[] = []
  const get = async (path: string): Promise<{ status: number; text: string }> => {
    const now = t.clock().getTime()
    const copy = kept.get(path)
    if (copy && now < copy.until) return { status: 200, text: copy.text }
    const request = t.http().get(path)
    const { status, headers, body } = await (copy?.tag ? request.set('if-none-match', copy.tag) : request)
    asked.push(status)
    const control = headers['cache-control'] ?? ''
    if (status === 304 && copy) {
      kept.set(path, { ...copy, until: now + copy.seconds * 1_000 })
      return { status: 200, text: copy.text }
    }
    kept.delete(path)
    const text = Buffer.isBuffer(body) ? body.toString('base64') : JSON.stringify(body)
    const [, seconds] = /s-maxage=(\d+)/.exec(control) ?? /max-age=(\d+)/.exec(control) ?? []
    if (status === 200 && seconds && !/private|no-store/.test(control))
      kept.set(path, {
        text,
        tag: headers.etag ?? '',
        until: now + Number(seconds) * 1_000,
        seconds: Number(seconds),
      })
    return { status, text }
  }
  return { get, asked }
}

/** A model on the site with one picture, which the desk can lock. */
async function aSite() {
  const t = testApp()
  await t.ready
  const admin = t.admin()
  const token = t.tokenFor(admin)
  const asha = aModel(t, { stageName: 'Asha' })
  const upload = async (type: string) => {
    const { body } = await t
      .http()
      .post(`/admin/models/${asha.id}/images/upload`)
      .auth(token, { type: 'bearer' })
      .field('type', type)
      .attach('file', jpeg('asha').buffer, 'a.jpg')
    const { _id: id, url } = body.images.at(-1)
    return { id: String(id), path: new URL(url).pathname }
  }
  const face = await upload('profile_pic')
  const lock = (imageId: string) =>
    t.as(admin).admin.images.change({ id: asha.id, imageId, type: 'gallery', isLocked: true })
  return { t, admin, asha, face, lock }
}

describe('a shared cache in front of the site', () => {
  it('keeps a public picture for a minute, asks again without a transfer, and has it no longer once it is locked', async () => {
    const { t, face, lock } = await aSite()
    const cdn = aCdn(t)
    const first = await cdn.get(face.path)
    expect(first.status).toBe(200)
    t.later(59_000)
    expect(await cdn.get(face.path)).toEqual(first)
    expect(cdn.asked).toEqual([200])
    t.later(1_000)
    expect(await cdn.get(face.path)).toEqual(first)
    expect(cdn.asked).toEqual([200, 304])

    await lock(face.id)
    t.later(60_000)
    expect((await cdn.get(face.path)).status).toBe(404)
    expect((await cdn.get(face.path)).status).toBe(404)
    expect(cdn.asked).toEqual([200, 304, 404, 404])
  })

  it('leaves a browser its copy of a public picture for a year', async () => {
    const { t, face } = await aSite()
    const { headers } = await t.http().get(face.path)
    expect(headers['cache-control']).toBe('public, max-age=31536000, s-maxage=60, immutable')
    const again = await t
      .http()
      .get(face.path)
      .set('if-none-match', headers.etag ?? '')
    expect([again.status, again.headers['cache-control'], again.headers['content-length']]).toEqual([
      304,
      'public, max-age=31536000, s-maxage=60, immutable',
      undefined,
    ])
    const other = await t.http().get(face.path).set('if-none-match', '"another"')
    expect(other.status).toBe(200)
  })

  it('never keeps a private file, which a browser does not keep either', async () => {
    const { t, admin, face, lock } = await aSite()
    await lock(face.id)
    const session = findSession(t, t.tokenFor(admin))
    const id = face.path.split('/')[2] ?? ''
    const path = `${face.path}?${session && signedQuery(t, session, id)}`
    const { status, headers } = await t.http().get(path)
    expect([status, headers['cache-control'], headers.etag]).toEqual([200, 'private, no-store', undefined])
    const cdn = aCdn(t)
    await cdn.get(path)
    await cdn.get(path)
    expect(cdn.asked).toEqual([200, 200])
  })

  it('keeps the picture of a shared link for a minute too, and gets it drawn again only when it changes', async () => {
    const { t, asha, face, lock } = await aSite()
    const cdn = aCdn(t)
    const path = `/share/${asha.id}.jpg`
    const first = await cdn.get(path)
    expect(first.status).toBe(200)
    t.later(60_000)
    expect(await cdn.get(path)).toEqual(first)
    expect(cdn.asked).toEqual([200, 304])
    const { headers } = await t.http().get(path)
    expect(headers['cache-control']).toBe('public, max-age=86400, s-maxage=60')
    await lock(face.id)
    t.later(60_000)
    expect((await cdn.get(path)).status).toBe(404)
  })

  it('takes no size of a picture for another', async () => {
    const { t, face } = await aSite()
    const [, , id = ''] = face.path.split('/')
    const files = await t.storage.files(id)
    const tags = await Promise.all(
      files.map(async (file) => (await t.http().get(`/media/${id}/${file}`)).headers.etag),
    )
    expect(new Set(tags).size).toBe(files.length)
  })
})
