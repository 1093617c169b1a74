import type { Readable } from 'node:stream'
import { asc } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { auditEvents, portfolioItems } from '../../../drizzle/schema'
import { aBooking } from '../../../server/demo/builders/bookings'
import { aRating } from '../../../server/demo/builders/ratings'
import { aSignupRequest } from '../../../server/demo/builders/signupRequests'
import { viewsOf } from '../../../server/demo/builders/views'
import { packagesWith } from '../../../server/features/talent/dataExport/desk.repository'
import { withPackage } from '../../helpers/desk/packages'
import { bytes } from '../../helpers/files/bodies'
import { unzip } from '../../helpers/installed/backups'
import { aTalent } from '../../helpers/people/talentWithData'
import { type TestApp, testApp } from '../../helpers/testApp'

const EXPORT = '/exports/my-data.zip'

async function take(t: TestApp, token: string) {
  const answer = await t.http().post(EXPORT).auth(token, { type: 'bearer' }).buffer().parse(bytes)
  const files = unzip(answer.body)
  const text = String(files.get('data.json'))
  return { answer, files, text, data: JSON.parse(text) }
}

/** The whole archive, as a client that reads to the end has it. */
async function whole(archive: AsyncIterable<Uint8Array>) {
  const pieces: Uint8Array[] = []
  for await (const piece of archive) pieces.push(piece)
  return Buffer.concat(pieces)
}

describe('P3 a talent exports its data', () => {
  it('is refused to everyone else', async () => {
    const t = testApp()
    expect((await t.http().post(EXPORT)).status).toBe(401)
    expect((await t.http().post(EXPORT).auth(t.tokenFor(t.admin()), { type: 'bearer' })).status).toBe(403)
    expect((await t.http().get(EXPORT)).status).toBe(404)
  })

  it('gets one archive of JSON and files with readable names, and the export is recorded', async () => {
    const t = testApp()
    const { account, model, token, upload } = await aTalent(t)
    await upload('polaroid_front')
    await upload('nude_front')
    await t.as(account).talent.profile.changePhysical({ hips: 36 })
    await t.as(account).talent.bookouts.add({ fromDay: '2026-03-20', toDay: '2026-03-21', note: 'Exams' })
    const { boards, models } = t.as(t.admin()).admin
    const [{ id: boardId } = { id: '' }] = (await boards.add({ name: 'Development' })) ?? []
    await models.setBoard({ id: model.id, boardId, isOn: true })
    const { desk } = t.as(t.admin())
    for (const step of ['sent', 'sent', 'back'] as const)
      await desk.texts.markedStep({ of: 'talents', id: model.id, step })
    aRating(t, model.id, { rating: 4, comment: 'On time', authorId: t.admin().id })
    viewsOf(t, model.id, ['2026-02-01', '2026-02-01', '2026-02-03'])
    aBooking(t, { modelId: model.id, clientName: 'Rhea Client', email: 'rhea@client.example' })
    aSignupRequest(t, { email: 'asha@example.in', bio: 'My own words' })
    aSignupRequest(t, { email: 'other@example.in', bio: 'Not her words' })
    aBooking(t, { email: 'asha@example.in', clientName: 'Asha Rao', details: 'For my own label' })

    const { answer, files, data, text } = await take(t, token)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename=my-data-2026-03-02.zip',
      'cache-control': 'private, no-store',
    })
    expect([...files.keys()]).toEqual([
      'data.json',
      'files/portfolio/01-polaroid-front.webp',
      'files/portfolio/02-nude-front.webp',
    ])
    const picture = await sharp(files.get('files/portfolio/01-polaroid-front.webp')).metadata()
    expect(picture).toMatchObject({ format: 'webp', width: 600, height: 800 })

    expect(data.account).toMatchObject({ name: 'Asha Rao', email: 'asha@example.in', hasPassword: true })
    expect(data.profile).toMatchObject({ stageName: 'Asha', waist: 25, dateOfBirth: '2000-05-17' })
    expect(data.portfolio[0].file).toMatchObject({
      path: 'files/portfolio/01-polaroid-front.webp',
      sentAs: 'IMG_0042.jpg',
    })
    expect(data.ratings).toEqual([expect.objectContaining({ rating: 4, comment: 'On time' })])
    expect(data.profileViews).toEqual([
      { day: '2026-02-01', visitors: 2 },
      { day: '2026-02-03', visitors: 1 },
    ])
    expect(data.bookings).toHaveLength(1)
    expect(data.boards).toEqual(['Development'])
    expect(data.measurements).toEqual([
      {
        ...{ day: '2026-03-02', source: 'talent', heightMm: null, bustMm: null, chestMm: null },
        ...{ waistMm: null, hipsMm: 914, inseamMm: null, shoeMm: null },
      },
    ])
    expect(data.daysNotFree).toMatchObject([{ fromDay: '2026-03-20', toDay: '2026-03-21', note: 'Exams' }])
    // One text stands, the other did not go; nothing else of it is kept.
    expect(data.writtenTo).toEqual([{ at: '2026-03-02T10:00:00.000Z' }])
    expect(data.signIns.length).toBeGreaterThan(0)
    expect(data.phones).toEqual([])
    expect(data.audit.map((line: { action: string }) => line.action)).toContain('signed in')
    expect(data.fromYourAddress.signupRequests).toEqual([expect.objectContaining({ bio: 'My own words' })])
    // What she asked for as a client herself.
    expect(data.fromYourAddress.bookings).toEqual([
      expect.objectContaining({ clientName: 'Asha Rao', details: 'For my own label', status: 'pending' }),
    ])
    // Neither the hash nor anybody else's data.
    expect(text).not.toContain(account.passwordHash)
    expect(text).not.toMatch(/Rhea|client\.example|Not her words|other@example/)
    expect(t.db.select().from(auditEvents).all()).toContainEqual(
      expect.objectContaining({ action: 'data exported', actorId: account.id }),
    )
  })

  it('learns when and to what kind of client a sent package showed her, not to whom (K13)', async () => {
    const { t, desk, pack, modelIds, link } = await withPackage()
    const shownIn = () => packagesWith(t.db, modelIds[0] ?? '')
    const { id: clientId } = await desk.clients.create({ name: 'Kori Mills', kind: 'brand', city: 'Pune' })
    await desk.packages.change({ id: pack.id, version: pack.version, clientId })
    expect(shownIn()).toEqual([])
    await link('Anil')
    expect(shownIn()).toEqual([
      { addedAt: '2026-03-02T10:00:00.000Z', client: 'brand', endedAt: '2026-03-16T18:30:00.000Z' },
    ])
  })

  it('gets no data sent from an address that it never confirmed', async () => {
    const t = testApp()
    const { token } = await aTalent(t, { emailVerifiedAt: null })
    aSignupRequest(t, { email: 'asha@example.in', bio: 'Somebody’s words' })
    aBooking(t, { email: 'asha@example.in', details: 'Somebody’s words' })
    const { data, text } = await take(t, token)
    expect(data.fromYourAddress).toMatch(/never confirmed/)
    expect(text).not.toContain('Somebody’s words')
  })

  it('gets the later files when one is deleted while the archive is sent', async () => {
    const t = testApp()
    const { upload, own } = await aTalent(t)
    for (const type of ['gallery', 'saree', 'shirt']) await upload(type)
    const [first, second] = t.db.select().from(portfolioItems).orderBy(asc(portfolioItems.position)).all()
    const archive = await own().export()
    // In another tab, or by the agency, after the list was made.
    await t.storage.remove(second?.mediaId ?? '')
    const files = unzip(await whole(archive))
    expect([...files.keys()]).toEqual([
      'data.json',
      'files/portfolio/01-gallery.webp',
      'files/portfolio/03-shirt.webp',
    ])
    const kept = await t.storage.size(first?.mediaId ?? '', '600.webp')
    expect(files.get('files/portfolio/01-gallery.webp')).toHaveLength(kept ?? 0)
  })

  it('gets no archive that looks complete when the disk fails in the middle of a file', async () => {
    const t = testApp()
    const { upload, own } = await aTalent(t)
    await upload('gallery')
    const { open } = t.storage
    t.storage.open = async (...given) => {
      const file = await open(...given)
      if (file) file._read = () => void file.destroy(new Error('EIO: i/o error, read'))
      return file
    }
    await expect(whole(await own().export())).rejects.toThrow('EIO')
  })

  it('leaves no file open when the reader disconnects in the middle', async () => {
    const t = testApp()
    const { upload, own } = await aTalent(t)
    for (const type of ['gallery', 'saree', 'shirt']) await upload(type)
    const opened: Readable[] = []
    const { open } = t.storage
    t.storage.open = async (...given) => {
      const file = await open(...given)
      if (file) opened.push(file)
      return file
    }
    const archive = await own().export()
    expect(opened).toEqual([])
    for await (const _ of archive) if (opened.length > 0) break
    expect(opened.length).toBeGreaterThan(0)
    expect(opened.every(({ destroyed }) => destroyed)).toBe(true)
  })

  it('is refused after five times an hour', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    const { account, own } = await aTalent(t)
    for (let turn = 0; turn < 5; turn++) await t.limits.count('ownData', account.id)
    await expect(own().export()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})
