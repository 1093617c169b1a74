import { describe, expect, it } from 'vitest'
import { models } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { NOW, type TestApp, testApp } from '../../helpers/testApp'

const text = async (parts: AsyncIterable<string>) => {
  let all = ''
  for await (const part of parts) all += part
  return all
}
const inviteIn = (t: TestApp) => /\/signup\?invite=([\w-]+)/.exec(t.mails().at(-1)?.text ?? '')?.[1] ?? ''

describe('a model that the agency creates', () => {
  it('is not on the roster until it is assigned', async () => {
    const t = testApp()
    const admin = t.as(t.admin()).admin.models
    const { id } = await admin.create({ name: 'Kabir Das', stageName: 'Kabir', gender: 'male', city: 'Goa' })
    expect(t.mails()).toEqual([])
    expect((await admin.get({ id })).model).toMatchObject({
      isActive: false,
      isOnboarded: true,
      hasAccount: false,
    })
    await expect(t.visitor().site.models.get({ key: 'kabir' })).rejects.toThrow('Model not found')
    await admin.setStatus({ id, status: true })
    expect((await t.visitor().site.models.get({ key: 'kabir' })).stageName).toBe('Kabir')
  })

  it('P2 is refused under 18', async () => {
    const t = testApp()
    const admin = t.as(t.admin()).admin.models
    const kabir = { name: 'Kabir Das', stageName: 'Kabir' }
    await expect(admin.create({ ...kabir, dateOfBirth: '2008-03-03' })).rejects.toThrow(
      'at least 18 years old',
    )
    await admin.create({ ...kabir, dateOfBirth: '2008-03-02' })
  })

  it('is linked to the talent’s account by a mailed invitation', async () => {
    const t = testApp()
    const admin = t.as(t.admin()).admin.models
    const { id } = await admin.create({
      name: 'Kabir Das',
      stageName: 'Kabir',
      email: 'Kabir@sheet.example',
      invite: true,
      isOnboarded: false,
    })
    expect(t.mails()).toMatchObject([{ recipient: 'kabir@sheet.example' }])
    expect((await admin.get({ id })).invitedUntil).toBe('2026-03-16T10:00:00.000Z')
    const first = inviteIn(t)
    await admin.invite({ id, email: 'kd@sheet.example' })
    const invite = inviteIn(t)
    const person = { name: 'Kabir Das', email: 'kd@sheet.example', password: 'correct horse' }
    await expect(t.visitor().auth.register({ ...person, invite: first })).rejects.toThrow(
      'This invitation is no longer valid',
    )
    const { account } = await t.visitor().auth.register({ ...person, invite })
    expect(account.modelId).toBe(id)
    expect((await admin.get({ id })).model.hasAccount).toBe(true)
    await expect(admin.invite({ id, email: 'kd@sheet.example' })).rejects.toThrow(
      'This model already has an account',
    )
  })

  it('cannot be invited without an address, or at one that has an account', async () => {
    const t = testApp()
    const admin = t.as(t.admin()).admin.models
    const kabir = { name: 'Kabir Das', stageName: 'Kabir', invite: true }
    await expect(admin.create(kabir)).rejects.toThrow('Enter an email address')
    anAccount(t, { role: 'model', email: 'kabir@sheet.example' })
    await expect(admin.create({ ...kabir, email: 'kabir@sheet.example' })).rejects.toThrow(
      'There is already an account with this email',
    )
    expect(t.db.select().from(models).all()).toEqual([])
  })
})

describe('a model’s availability, work types and flags', () => {
  it('open and close booking, feature the model and set its work types', async () => {
    const t = testApp()
    const asha = aModel(t)
    const admin = t.as(t.admin()).admin.models
    await admin.saveStanding({
      id: asha.id,
      availability: 'booked',
      workTypes: ['Runway', 'Editorial'],
      isFeatured: true,
    })
    expect(await t.visitor().site.models.get({ key: 'asha' })).toMatchObject({
      availability: 'booked',
      workTypes: ['Runway', 'Editorial'],
    })
    expect(await t.visitor().site.models.featured()).toHaveLength(1)
    expect((await t.visitor().site.models.list({ workType: 'runway' })).total).toBe(1)
    await admin.saveStanding({ id: asha.id, isOnboarded: false })
    await expect(t.visitor().site.models.get({ key: 'asha' })).rejects.toThrow('Model not found')
    await admin.saveStanding({ id: asha.id, isOnboarded: true })
    expect((await t.visitor().site.models.get({ key: 'asha' })).availability).toBe('booked')
  })

  it('do not change an unfinished onboarding when they are saved', async () => {
    const t = testApp()
    const moments = { step1At: NOW, step2At: NOW }
    const { id } = aModel(t, { isActive: false, onboardedAt: null, ...moments })
    const admin = t.as(t.admin()).admin.models
    await admin.saveStanding({ id, availability: 'booked', isOnboarded: false })
    expect(t.db.select().from(models).all()).toMatchObject([{ availability: 'booked', ...moments }])
  })
})

describe('the pictures of a model', () => {
  it('are changed, ordered and removed, with effect on the public page at once', async () => {
    const t = testApp()
    const asha = aModel(t)
    const [a, b, c] = [aPicture(t, asha.id), aPicture(t, asha.id), aPicture(t, asha.id)]
    const admin = t.as(t.admin()).admin.images
    const shown = async () => (await t.visitor().site.models.get({ key: 'asha' })).images.map(({ id }) => id)
    const id = asha.id
    await admin.reorder({ id, imageIds: [c.item.id, a.item.id, b.item.id] })
    expect(await shown()).toEqual([c.media.id, a.media.id, b.media.id])
    await admin.change({ id, imageId: c.item.id, isLocked: true })
    expect(await shown()).toEqual([a.media.id, b.media.id])
    await admin.change({ id, imageId: b.item.id, type: 'profile_pic' })
    expect(await shown()).toEqual([b.media.id, a.media.id])
    const images = await admin.change({ id, imageId: a.item.id, type: 'nude', isLocked: false })
    expect(images.find((each) => each.id === a.item.id)).toMatchObject({ type: 'nude', isLocked: true })
    await admin.remove({ id, imageId: b.item.id })
    expect(await shown()).toEqual([])
    await expect(admin.reorder({ id, imageIds: [a.item.id] })).rejects.toThrow('changed in the meantime')
    await expect(admin.remove({ id: 'other', imageId: a.item.id })).rejects.toThrow('Image not found')
  })
})

describe('the list of models as CSV', () => {
  it('contains what the filters find, and the export is audited', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Asha', city: 'Mumbai' })
    aModel(t, { stageName: '=Kabir', city: 'Goa' })
    const boss = t.as(t.superadmin())
    const file = await text(await boss.admin.models.export({ city: 'goa' }))
    expect(file.split('\r\n')).toHaveLength(3)
    expect(file).toContain(`"'=Kabir"`)
    expect(file).not.toContain('Asha"')
    expect((await boss.admin.audit.list({})).items[0]).toMatchObject({
      action: 'list exported',
      detail: 'models',
    })
    const project = await boss.admin.projects.create({
      title: 'Salt',
      type: 'fashion',
      shootNature: 'studio',
    })
    expect(await text(await boss.admin.projects.export({}))).toContain(project.title)
  })

  it('knows the cities to filter by, each once', async () => {
    const t = testApp()
    for (const city of ['Pune', 'mumbai', 'Mumbai', null]) aModel(t, { city })
    expect(await t.as(t.admin()).admin.models.cities()).toHaveLength(2)
  })
})
