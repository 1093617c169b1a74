import { describe, expect, it } from 'vitest'
import { models } from '../../drizzle/schema'
import { anAccount } from '../../server/demo/builders/accounts'
import { aModel, aPicture } from '../../server/demo/builders/models'
import { NOW, type TestApp, testApp } from '../helpers/testApp'

const text = async (parts: AsyncIterable<string>) => {
  let all = ''
  for await (const part of parts) all += part
  return all
}
const inviteIn = (t: TestApp) => /\/signup\?invite=([\w-]+)/.exec(t.mails().at(-1)?.text ?? '')?.[1] ?? ''

describe('a model that the agency makes', () => {
  it('is kept off the roster until it is assigned', async () => {
    const t = testApp()
    const desk = t.as(t.admin()).admin.models
    const { id } = await desk.create({ name: 'Kabir Das', stageName: 'Kabir', gender: 'male', city: 'Goa' })
    expect(t.mails()).toEqual([])
    expect((await desk.get({ id })).model).toMatchObject({
      isActive: false,
      isOnboarded: true,
      hasAccount: false,
    })
    await expect(t.visitor().site.models.get({ key: 'kabir' })).rejects.toThrow('Model not found')
    await desk.setStatus({ id, status: true })
    expect((await t.visitor().site.models.get({ key: 'kabir' })).stageName).toBe('Kabir')
  })

  it('P2 is an adult', async () => {
    const t = testApp()
    const desk = t.as(t.admin()).admin.models
    const kabir = { name: 'Kabir Das', stageName: 'Kabir' }
    await expect(desk.create({ ...kabir, dateOfBirth: '2008-03-03' })).rejects.toThrow(
      'at least 18 years old',
    )
    await desk.create({ ...kabir, dateOfBirth: '2008-03-02' })
  })

  it('is handed to its person by a mailed link', async () => {
    const t = testApp()
    const desk = t.as(t.admin()).admin.models
    const { id } = await desk.create({
      name: 'Kabir Das',
      stageName: 'Kabir',
      email: 'Kabir@sheet.example',
      invite: true,
      isOnboarded: false,
    })
    expect(t.mails()).toMatchObject([{ recipient: 'kabir@sheet.example' }])
    expect((await desk.get({ id })).invitedUntil).toBe('2026-03-16T10:00:00.000Z')
    const first = inviteIn(t)
    await desk.invite({ id, email: 'kd@sheet.example' })
    const invite = inviteIn(t)
    const person = { name: 'Kabir Das', email: 'kd@sheet.example', password: 'correct horse' }
    await expect(t.visitor().auth.register({ ...person, invite: first })).rejects.toThrow(
      'This invitation has ended',
    )
    const { account } = await t.visitor().auth.register({ ...person, invite })
    expect(account.modelId).toBe(id)
    expect((await desk.get({ id })).model.hasAccount).toBe(true)
    await expect(desk.invite({ id, email: 'kd@sheet.example' })).rejects.toThrow(
      'This model has an account already',
    )
  })

  it('cannot be invited without an address, or at one that has an account', async () => {
    const t = testApp()
    const desk = t.as(t.admin()).admin.models
    const kabir = { name: 'Kabir Das', stageName: 'Kabir', invite: true }
    await expect(desk.create(kabir)).rejects.toThrow('Enter the email address')
    anAccount(t, { role: 'model', email: 'kabir@sheet.example' })
    await expect(desk.create({ ...kabir, email: 'kabir@sheet.example' })).rejects.toThrow(
      'There is already an account with this email',
    )
    expect(t.db.select().from(models).all()).toEqual([])
  })
})

describe('two people at the desk', () => {
  it('do not write over each other: a save over a newer version is refused and changes nothing', async () => {
    const t = testApp()
    const asha = aModel(t)
    const desk = t.as(t.admin()).admin.models
    const { version } = (await desk.get({ id: asha.id })).model
    const saved = await desk.saveInfo({ id: asha.id, version, city: 'Pune' })
    expect(saved.version).toBe(version + 1)
    const stale = desk.saveInfo({ id: asha.id, version, city: 'Goa' })
    await expect(stale).rejects.toThrow('This was changed by someone else in the meantime')
    expect((await desk.get({ id: asha.id })).model.city).toBe('Pune')
    await desk.saveInfo({ id: asha.id, version: version + 1, city: 'Goa' })
    const project = await t
      .as(t.admin())
      .admin.projects.create({ title: 'A', type: 'fashion', shootNature: 'studio' })
    const projects = t.as(t.admin()).admin.projects
    await projects.change({ id: project.id, version: project.version, city: 'Goa' })
    await expect(projects.change({ id: project.id, version: project.version, city: 'Pune' })).rejects.toThrow(
      'This was changed by someone else in the meantime',
    )
  })
})

describe('how a model stands', () => {
  it('opens and closes the booking button, features, and says what it is booked for', async () => {
    const t = testApp()
    const asha = aModel(t)
    const desk = t.as(t.admin()).admin.models
    await desk.saveStanding({
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
    await desk.saveStanding({ id: asha.id, isOnboarded: false })
    await expect(t.visitor().site.models.get({ key: 'asha' })).rejects.toThrow('Model not found')
    await desk.saveStanding({ id: asha.id, isOnboarded: true })
    expect((await t.visitor().site.models.get({ key: 'asha' })).availability).toBe('booked')
  })

  it('leaves an onboarding that is half done where it is, whatever else of its model is saved', async () => {
    const t = testApp()
    const moments = { step1At: NOW, step2At: NOW }
    const { id } = aModel(t, { isActive: false, onboardedAt: null, ...moments })
    const desk = t.as(t.admin()).admin.models
    await desk.saveStanding({ id, availability: 'booked', isOnboarded: false })
    expect(t.db.select().from(models).all()).toMatchObject([{ availability: 'booked', ...moments }])
  })
})

describe('the pictures of a model', () => {
  it('are changed, ordered and removed, and the public sees it at once', async () => {
    const t = testApp()
    const asha = aModel(t)
    const [a, b, c] = [aPicture(t, asha.id), aPicture(t, asha.id), aPicture(t, asha.id)]
    const desk = t.as(t.admin()).admin.images
    const shown = async () => (await t.visitor().site.models.get({ key: 'asha' })).images.map(({ id }) => id)
    const id = asha.id
    await desk.reorder({ id, imageIds: [c.item.id, a.item.id, b.item.id] })
    expect(await shown()).toEqual([c.media.id, a.media.id, b.media.id])
    await desk.change({ id, imageId: c.item.id, isLocked: true })
    expect(await shown()).toEqual([a.media.id, b.media.id])
    await desk.change({ id, imageId: b.item.id, type: 'profile_pic' })
    expect(await shown()).toEqual([b.media.id, a.media.id])
    const images = await desk.change({ id, imageId: a.item.id, type: 'nude', isLocked: false })
    expect(images.find((each) => each.id === a.item.id)).toMatchObject({ type: 'nude', isLocked: true })
    await desk.remove({ id, imageId: b.item.id })
    expect(await shown()).toEqual([])
    await expect(desk.reorder({ id, imageIds: [a.item.id] })).rejects.toThrow('has changed in the meantime')
    await expect(desk.remove({ id: 'other', imageId: a.item.id })).rejects.toThrow('Image not found')
  })
})

describe('the list as a file', () => {
  it('holds what the filters find, and is written down', async () => {
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
