import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import { aProject } from '../../../server/demo/builders/projects'
import { testApp } from '../../helpers/testApp'

const STALE = { code: 'CONFLICT', message: 'Someone else changed this in the meantime' }

describe('a section of a model that the agency edits', () => {
  function atAsha() {
    const t = testApp()
    const account = anAccount(t, { role: 'model' })
    const { id } = aModel(t, { accountId: account.id })
    const { models } = t.as(t.admin()).admin
    const versions = async () => (await models.get({ id })).model.versions
    return { t, id, models, versions, own: t.as(account).talent.profile }
  }

  it('refuses a save from an older version with 409 and changes nothing', async () => {
    const { id, models, versions } = atAsha()
    const { info: version } = await versions()
    const saved = await models.saveInfo({ id, version, city: 'Pune' })
    await expect(models.saveInfo({ id, version, city: 'Goa' })).rejects.toMatchObject(STALE)
    expect((await models.get({ id })).model.city).toBe('Pune')
    await models.saveInfo({ id, version: saved.versions.info, city: 'Goa' })
  })

  it('accepts a save without a version over any other', async () => {
    const { id, models } = atAsha()
    await models.saveInfo({ id, city: 'Pune' })
    expect(await models.saveInfo({ id, city: 'Goa' })).toMatchObject({ city: 'Goa' })
    expect(await models.savePhysical({ id, waist: 26 })).toMatchObject({ waist: 26 })
  })

  it('keeps its version when another part, the status or a picture changes', async () => {
    const { id, models, versions } = atAsha()
    const before = await versions()
    await models.savePhysical({ id, waist: 26, version: before.physical })
    await models.saveStanding({ id, availability: 'booked' })
    await models.setStatus({ id, status: false })
    expect(await versions()).toEqual({ ...before, physical: expect.any(Number) })
    await models.saveSocial({ id, instagram: '@asha', version: before.social })
    await models.saveInfo({ id, city: 'Goa', version: before.info })
  })

  it('gets a new version when the talent changes a field in it', async () => {
    const { id, models, own, versions } = atAsha()
    const { info, physical } = await versions()
    await own.changePhysical({ waist: 27 })
    await expect(models.savePhysical({ id, waist: 26, version: physical })).rejects.toMatchObject(STALE)
    await models.saveInfo({ id, city: 'Goa', version: info })
  })
})

describe('a section of the talent’s own profile', () => {
  function atHome() {
    const t = testApp()
    const account = anAccount(t, { role: 'model' })
    aModel(t, { accountId: account.id })
    return t.as(account).talent
  }

  it('refuses a save from an older version with 409, in the dashboard and in the onboarding', async () => {
    const { profile, onboarding } = atHome()
    const { versions: seen } = await profile.get()
    await profile.change({ city: 'Goa', instagram: '@asha', aboutYou: 'I walk.' })
    await profile.changePhysical({ waist: 26 })
    const { basic, physical, social, about } = seen
    for (const late of [
      profile.change({ city: 'Kochi', seen: { basic } }),
      profile.change({ instagram: '@here', seen: { social } }),
      profile.change({ aboutYou: 'I run.', seen: { about } }),
      profile.changePhysical({ waist: 25, seen: { physical } }),
      onboarding.saveSocial({ instagram: '@here', seen: { social } }),
      onboarding.submit({ aboutYou: 'I run.', whyHire: 'Yes.', seen: { about } }),
    ])
      await expect(late).rejects.toMatchObject(STALE)
    expect(await profile.get()).toMatchObject({
      city: 'Goa',
      waist: 26,
      instagram: '@asha',
      aboutYou: 'I walk.',
    })
  })

  it('keeps its version when the three others are saved', async () => {
    const { profile } = atHome()
    const { versions: seen } = await profile.get()
    await profile.change({ city: 'Goa', seen })
    await profile.changePhysical({ waist: 26, seen: { physical: seen.physical } })
    await profile.change({ instagram: '@asha', seen: { social: seen.social } })
    await profile.change({ aboutYou: 'I walk.', seen: { about: seen.about } })
  })

  it('accepts a save without a version over any other', async () => {
    const { profile, onboarding } = atHome()
    await profile.change({ instagram: '@there' })
    expect(await profile.change({ instagram: '@here' })).toMatchObject({ instagram: '@here' })
    expect(await onboarding.saveSocial({ instagram: '@asha' })).toMatchObject({ instagram: '@asha' })
  })
})

describe('a project', () => {
  it('refuses a save from an older version with 409, and accepts one without a version', async () => {
    const t = testApp()
    const { id } = aProject(t)
    const { projects } = t.as(t.admin()).admin
    const { version } = await projects.get({ id })
    await projects.change({ id, version, dateOptions: ['2026-05-01'] })
    await expect(projects.change({ id, version, city: 'Pune' })).rejects.toMatchObject(STALE)
    expect(await projects.change({ id, city: 'Pune' })).toMatchObject({ city: 'Pune' })
  })

  it('keeps its version when a switch, the team or a proposal changes', async () => {
    const t = testApp()
    const { id } = aProject(t)
    const { projects } = t.as(t.admin()).admin
    const { version } = await projects.get({ id })
    await projects.setPublic({ id, isPublic: true })
    await projects.addMember({ id, modelId: aModel(t).id })
    await projects.addProposal({ id, title: 'Salt' })
    expect(await projects.change({ id, version, city: 'Goa' })).toMatchObject({ city: 'Goa' })
  })
})
