import { existsSync, type ReadStream, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  accounts,
  applications,
  auditEvents,
  bookings,
  formerModels,
  identities,
  media,
  models,
  profileViews,
  sessions,
} from '../../drizzle/schema'
import { anAccount } from '../../server/demo/builders/accounts'
import { anApplication } from '../../server/demo/builders/applications'
import { aBooking } from '../../server/demo/builders/bookings'
import { aModel } from '../../server/demo/builders/models'
import { aRating } from '../../server/demo/builders/ratings'
import { viewsOf } from '../../server/demo/builders/views'
import { unzip } from '../helpers/archive'
import { bytes } from '../helpers/bodies'
import { NOW, type TestApp, testApp } from '../helpers/testApp'

const EXPORT = '/exports/my-data.zip'
const PASSWORD = 'a long enough password'

async function aTalent(t: TestApp, given: Partial<typeof accounts.$inferInsert> = {}) {
  await t.ready
  const passwordHash = await t.passwords.hash(PASSWORD)
  const email = 'asha@example.in'
  const base = { role: 'model' as const, name: 'Asha Rao', email, emailVerifiedAt: NOW, passwordHash }
  const account = anAccount(t, { ...base, ...given })
  const model = aModel(t, { accountId: account.id, stageName: 'Asha', waist: 25, email })
  const token = t.tokenFor(account)
  const upload = async (type: string) => {
    const file = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#884422' } })
      .jpeg()
      .toBuffer()
    await t
      .http()
      .post('/api/v1/agency/models/portfolio-upload')
      .auth(token, { type: 'bearer' })
      .field({ type })
      .attach('file', file, 'IMG_0042.jpg')
  }
  const take = async () => {
    const answer = await t.http().post(EXPORT).auth(token, { type: 'bearer' }).buffer().parse(bytes)
    const files = unzip(answer.body)
    return {
      answer,
      files,
      text: String(files.get('data.json')),
      data: JSON.parse(String(files.get('data.json'))),
    }
  }
  return { account, model, token, upload, take, own: () => t.as(account).talent.account }
}

/** Folders of stored files. */
const stored = (t: TestApp) =>
  existsSync(t.config.uploadsDir)
    ? readdirSync(t.config.uploadsDir)
        .filter((shelf) => shelf.length === 2)
        .flatMap((shelf) => readdirSync(join(t.config.uploadsDir, shelf)))
    : []

describe('P3 a talent exports its data', () => {
  it('and nobody else can', async () => {
    const t = testApp()
    expect((await t.http().post(EXPORT)).status).toBe(401)
    expect((await t.http().post(EXPORT).auth(t.tokenFor(t.admin()), { type: 'bearer' })).status).toBe(403)
    expect((await t.http().get(EXPORT)).status).toBe(404)
  })

  it('as one archive of JSON and files under readable names, written down', async () => {
    const t = testApp()
    const { account, model, upload, take } = await aTalent(t)
    await upload('polaroid_front')
    await upload('nude_front')
    aRating(t, model.id, { rating: 4, comment: 'On time', authorId: t.admin().id })
    viewsOf(t, model.id, ['2026-02-01', '2026-02-01', '2026-02-03'])
    aBooking(t, { modelId: model.id, clientName: 'Rhea Client', email: 'rhea@client.example' })
    anApplication(t, { email: 'asha@example.in', bio: 'My own words' })
    anApplication(t, { email: 'other@example.in', bio: 'Not her words' })

    const { answer, files, data, text } = await take()
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
    expect(data.signIns.length).toBeGreaterThan(0)
    expect(data.audit.map((line: { action: string }) => line.action)).toContain('signed in')
    expect(data.fromYourAddress.applications).toEqual([expect.objectContaining({ bio: 'My own words' })])
    // Neither the hash nor anybody else's data.
    expect(text).not.toContain(account.passwordHash)
    expect(text).not.toMatch(/Rhea|client\.example|Not her words|other@example/)
    expect(t.db.select().from(auditEvents).all()).toContainEqual(
      expect.objectContaining({ action: 'data exported', actorId: account.id }),
    )
  })

  it('without what came from an address that was never proven to be its own', async () => {
    const t = testApp()
    const { take } = await aTalent(t, { emailVerifiedAt: null })
    anApplication(t, { email: 'asha@example.in', bio: 'Somebody’s words' })
    const { data, text } = await take()
    expect(data.fromYourAddress).toMatch(/never confirmed/)
    expect(text).not.toContain('Somebody’s words')
  })

  it('and leaves no file open when the reader goes away in the middle', async () => {
    const t = testApp()
    const { upload, own } = await aTalent(t)
    for (const type of ['gallery', 'saree', 'shirt']) await upload(type)
    const opened: ReadStream[] = []
    const { open } = t.storage
    t.storage.open = (...given) => {
      const file = open(...given)
      opened.push(file)
      return file
    }
    const archive = await own().export()
    expect(opened).toEqual([])
    for await (const _ of archive) if (opened.length > 0) break
    expect(opened.length).toBeGreaterThan(0)
    expect(opened.every(({ destroyed }) => destroyed)).toBe(true)
  })

  it('at most five times an hour', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    const { account, own } = await aTalent(t)
    for (let turn = 0; turn < 5; turn++) await t.limits.count('ownData', account.id)
    await expect(own().export()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})

describe('P3 a talent deletes its account', () => {
  it('not with a wrong password, however often', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    const { own } = await aTalent(t)
    expect(await own().standing()).toEqual({ proof: 'password' })
    for (let turn = 0; turn < 10; turn++)
      await expect(own().remove({ proof: 'a wrong password' })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        message: 'This is not your current password',
      })
    await expect(own().remove({ proof: PASSWORD })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(t.db.select().from(models).all()).toHaveLength(1)
  })

  it('not by its e-mail when it has a password, but with it when it knows only social sign-in', async () => {
    const t = testApp()
    const { own } = await aTalent(t)
    await expect(own().remove({ proof: 'asha@example.in' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const other = testApp()
    const social = await aTalent(other, { passwordHash: null })
    expect(await social.own().standing()).toEqual({ proof: 'email' })
    await expect(social.own().remove({ proof: 'somebody@example.in' })).rejects.toMatchObject({
      message: 'This is not the email address of your account',
    })
    await social.own().remove({ proof: ' Asha@Example.in ' })
    expect(other.db.select().from(accounts).all()).toEqual([])
  })

  it('and is off every public page at once, with its files, sessions and applications', async () => {
    const t = testApp()
    const { account, model, token, upload, own } = await aTalent(t)
    const other = aModel(t, { stageName: 'Zoya' })
    await upload('profile_pic')
    await upload('gallery')
    const [first] = t.db.select().from(media).all()
    const address = `/media/${first?.id}/600.webp`
    expect((await t.http().get(address)).status).toBe(200)
    t.db
      .insert(identities)
      .values({ provider: 'google', subject: '1', accountId: account.id, createdAt: NOW })
      .run()
    viewsOf(t, model.id, ['2026-02-01'])
    aBooking(t, { modelId: model.id, modelName: 'Asha' })
    anApplication(t, { email: 'asha@example.in' })
    anApplication(t, { email: 'zoya@example.in' })

    await own().remove({ proof: PASSWORD })

    const list = await t.http().get('/public/models')
    expect(list.body.data.models.map((each: { _id: string }) => each._id)).toEqual([other.id])
    for (const key of [model.id, 'asha']) {
      expect((await t.http().get(`/public/models/${key}`)).status).toBe(404)
    }
    expect((await t.http().get(address)).status).toBe(404)
    expect(stored(t)).toEqual([])
    expect((await t.http().get('/user/profile').auth(token, { type: 'bearer' })).status).toBe(401)
    await expect(
      t.visitor().auth.signInTalent({ identification: 'asha@example.in', password: PASSWORD }),
    ).rejects.toMatchObject({ code: 'UNAUTHORIZED' })

    for (const table of [accounts, identities, sessions, media, profileViews])
      expect(t.db.select().from(table).all()).toEqual([])
    expect(
      t.db
        .select()
        .from(applications)
        .all()
        .map(({ email }) => email),
    ).toEqual(['zoya@example.in'])
    expect(t.db.select().from(formerModels).all()).toEqual([expect.objectContaining({ id: model.id })])
    // What stays: the booking with the name.
    expect(t.db.select().from(bookings).all()).toEqual([
      expect.objectContaining({ modelId: null, modelName: 'Asha' }),
    ])
  })

  it('and is told so; the audit line knows no name, and the agency hears of it', async () => {
    const t = testApp()
    const { model, own } = await aTalent(t)
    await own().remove({ proof: PASSWORD })
    const lines = t.db.select().from(auditEvents).all()
    expect(lines.at(-1)).toMatchObject({
      action: 'account deleted',
      actorId: null,
      actorName: null,
      subject: model.id,
      detail: null,
    })
    expect(t.mails().map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['asha@example.in', 'Your account at Tehkhana is deleted'],
      ['hello@tehkhana.example', 'Left the agency: Asha'],
    ])
  })

  it('and not for anybody but a talent', async () => {
    const t = testApp()
    await expect(t.visitor().talent.account.remove({ proof: 'x' })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
    await expect(t.as(t.superadmin()).talent.account.remove({ proof: 'x' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})
