import { describe, expect, it } from 'vitest'
import {
  accounts,
  auditEvents,
  bookings,
  formerModels,
  identities,
  media,
  models,
  profileViews,
  sessions,
  signupRequests,
} from '../../../drizzle/schema'
import { aBooking } from '../../../server/demo/builders/bookings'
import { aModel } from '../../../server/demo/builders/models'
import { aSignupRequest } from '../../../server/demo/builders/signupRequests'
import { viewsOf } from '../../../server/demo/builders/views'
import { bindStorageToDatabase, cleanUpOrphans } from '../../../server/features/media/cleanup/service'
import { aTalent, PASSWORD, stored } from '../../helpers/people/talentWithData'
import { NOW, testApp } from '../../helpers/testApp'

const DAY_MS = 24 * 60 * 60_000

describe('P3 a talent deletes its account', () => {
  it('is refused with a wrong password, however often', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    const { own } = await aTalent(t)
    expect(await own().standing()).toEqual({ proof: 'password' })
    for (let turn = 0; turn < 10; turn++)
      await expect(own().remove({ proof: 'a wrong password' })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        message: 'Your current password is wrong',
      })
    await expect(own().remove({ proof: PASSWORD })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(t.db.select().from(models).all()).toHaveLength(1)
  })

  it('is refused with the e-mail when it has a password, and accepted with it when it has only social sign-in', async () => {
    const t = testApp()
    const { own } = await aTalent(t)
    await expect(own().remove({ proof: 'asha@example.in' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const other = testApp()
    const social = await aTalent(other, { passwordHash: null })
    expect(await social.own().standing()).toEqual({ proof: 'email' })
    await expect(social.own().remove({ proof: 'somebody@example.in' })).rejects.toMatchObject({
      message: 'This is not the email of your account',
    })
    await social.own().remove({ proof: ' Asha@Example.in ' })
    expect(other.db.select().from(accounts).all()).toEqual([])
  })

  it('removes it from every public page at once, with its files, sessions and applications', async () => {
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
    aSignupRequest(t, { email: 'asha@example.in' })
    aSignupRequest(t, { email: 'zoya@example.in' })

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
        .from(signupRequests)
        .all()
        .map(({ email }) => email),
    ).toEqual(['zoya@example.in'])
    expect(t.db.select().from(formerModels).all()).toEqual([expect.objectContaining({ id: model.id })])
    // The booking stays, with the name.
    expect(t.db.select().from(bookings).all()).toEqual([
      expect.objectContaining({ modelId: null, modelName: 'Asha' }),
    ])
  })

  it('succeeds when a file cannot be removed; the clean-up job removes it within the day', async () => {
    const t = testApp()
    const { upload, own } = await aTalent(t)
    await bindStorageToDatabase(t)
    await upload('gallery')
    const { remove } = t.storage
    t.storage.remove = () => Promise.reject(new Error('the disk is busy'))
    await own().remove({ proof: PASSWORD })
    expect(t.db.select().from(accounts).all()).toEqual([])
    expect(stored(t)).toHaveLength(1)
    t.storage.remove = remove
    // The folder's own time is the real one.
    t.later(Date.now() - Date.parse(NOW) + DAY_MS)
    await cleanUpOrphans(t)
    expect(stored(t)).toEqual([])
  })

  it('gets a confirmation; the audit line has no name, and the agency is notified', async () => {
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
      ['hello@tehkhana.example', 'Account deleted: Asha'],
    ])
  })

  it('is refused to everyone but a talent', async () => {
    const t = testApp()
    await expect(t.visitor().talent.account.remove({ proof: 'x' })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
    await expect(t.as(t.superadmin()).talent.account.remove({ proof: 'x' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})
