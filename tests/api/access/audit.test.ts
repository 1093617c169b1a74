import { describe, expect, it } from 'vitest'
import { audit } from '../../../server/core/security/audit'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aStoredPicture } from '../../../server/demo/builders/media'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { aProject } from '../../../server/demo/builders/projects'
import { aSignupRequest, aSignupRequestFile } from '../../../server/demo/builders/signupRequests'
import { testApp } from '../../helpers/testApp'

const text = async (parts: AsyncIterable<string>) => {
  let all = ''
  for await (const part of parts) all += part
  return all
}

describe('the audit table', () => {
  it('is read newest first, filtered by action, and searched by who, whom and detail', async () => {
    const t = testApp()
    const meera = anAccount(t, { role: 'superadmin', name: 'Meera Iyer' })
    const ravi = anAccount(t, { role: 'admin', name: 'Ravi Menon' })
    const asha = aModel(t, { stageName: 'Asha' })
    const gone = aModel(t, { stageName: 'Zoya' })
    await t.as(ravi).admin.models.setStatus({ id: asha.id, status: false })
    await t.as(ravi).admin.models.remove({ id: gone.id })
    const admin = t.as(meera)
    await admin.admin.team.changeRole({ id: ravi.id, role: 'superadmin' })

    const find = async (filters: object) =>
      (await admin.admin.audit.list(filters)).items
        .filter(({ action }) => action !== 'signed in')
        .map(({ action, actor, whom, detail }) => [action, actor, whom ?? detail])
    expect(await find({})).toEqual([
      ['role changed', 'Meera Iyer', 'Ravi Menon'],
      ['model deleted', 'Ravi Menon', 'Zoya'],
      ['model unassigned', 'Ravi Menon', 'Asha'],
    ])
    expect(await find({ search: 'ASHA' })).toEqual([['model unassigned', 'Ravi Menon', 'Asha']])
    expect(await find({ search: 'zoya' })).toEqual([['model deleted', 'Ravi Menon', 'Zoya']])
    expect(await find({ search: 'meera' })).toEqual([['role changed', 'Meera Iyer', 'Ravi Menon']])
    expect(await find({ search: '%' })).toEqual([])
    expect(await find({ action: 'model deleted' })).toHaveLength(1)
    expect(await find({ search: 'asha', action: 'model deleted' })).toEqual([])
    expect(await admin.admin.audit.actions()).toContain('role changed')
    const page = await admin.admin.audit.list({ page: 2, limit: 2 })
    expect(page.items).toHaveLength(2)
    expect(page.total).toBeGreaterThan(3)
  })

  it('is searched ignoring case and accents, in names of any script', async () => {
    const t = testApp()
    const elodie = anAccount(t, { role: 'superadmin', name: 'Élodie Çelik' })
    const zoe = aModel(t, { stageName: 'Zoë Ünal', name: 'Zoë Ünal' })
    const admin = t.as(elodie)
    await admin.admin.models.setStatus({ id: zoe.id, status: false })
    await admin.admin.team.invite({ name: 'Ólafur Ñandú', email: 'olafur@example.in' })
    const find = async (search: string) =>
      (await admin.admin.audit.list({ search, limit: 50 })).items
        .filter(({ action }) => action !== 'signed in')
        .map(({ action }) => action)
    for (const search of ['Zoë Ünal', 'zoe', 'ZOË', 'unal'])
      expect([search, await find(search)]).toEqual([search, ['model unassigned']])
    for (const search of ['ÓLAFUR', 'ñandú', 'nandu'])
      expect([search, await find(search)]).toEqual([search, ['account invited']])
    for (const search of ['Élodie', 'celik', 'ÇELIK'])
      expect([search, await find(search)]).toEqual([search, ['account invited', 'model unassigned']])
  })

  it('names the owner of an opened locked picture or application file, and finds the line by that name', async () => {
    const t = testApp()
    const meera = anAccount(t, { role: 'superadmin', name: 'Meera Iyer' })
    const asha = aModel(t, { stageName: 'Asha' })
    const { media } = aPicture(t, asha.id, { type: 'gallery', isLocked: true })
    const zoya = aSignupRequest(t, { name: 'Zoya Khan' })
    const file = aSignupRequestFile(t, zoya.id)
    for (const id of [media.id, file.id]) audit(t.db, t.clock(), 'locked media viewed', meera, id)
    const admin = t.as(meera)
    await admin.admin.signupRequests.decide({ id: zoya.id, status: 'approved' })
    const find = async (search: string) =>
      (await admin.admin.audit.list({ search })).items
        .filter(({ action }) => action !== 'signed in')
        .map(({ action, whom }) => [action, whom])
    expect(await find('asha')).toEqual([['locked media viewed', 'Asha']])
    expect(await find('zoya')).toEqual([
      ['request approved', 'Zoya Khan'],
      ['locked media viewed', 'Zoya Khan'],
    ])
  })

  it('is searched by the id of a line’s subject, case-sensitively', async () => {
    const t = testApp()
    const meera = t.superadmin()
    const ids = ['Ab3-xYzQ_04kLmNoPqRsT1', 'ab3-xyzq_04klmnopqrst1']
    for (const id of ids) audit(t.db, t.clock(), 'locked media viewed', meera, id)
    const admin = t.as(meera)
    for (const id of ids) {
      const { items } = await admin.admin.audit.list({ search: id })
      expect(items.map(({ subject }) => subject)).toEqual([id])
      const lines = (await text(await admin.admin.audit.export({ search: id }))).trim().split('\r\n').slice(1)
      expect(lines).toEqual([expect.stringContaining(id)])
    }
  })

  it('S37 records who unlocked and locked a picture and who deleted a moodboard', async () => {
    const t = testApp()
    const meera = anAccount(t, { role: 'superadmin', name: 'Meera Iyer' })
    const asha = aModel(t, { stageName: 'Asha' })
    const { item } = aPicture(t, asha.id, { type: 'gallery', isLocked: true })
    const monsoon = aProject(t, { title: 'Monsoon', moodboardId: aStoredPicture(t).id })
    const admin = t.as(meera)
    const picture = { id: asha.id, imageId: item.id }
    await admin.admin.images.change({ ...picture, isLocked: false })
    await admin.admin.images.change({ ...picture, type: 'editorial' })
    await admin.admin.images.change({ ...picture, type: 'nude' })
    await admin.admin.projects.removeMoodboard({ id: monsoon.id })
    const lines = (await admin.admin.audit.list({})).items.filter(({ action }) => action !== 'signed in')
    expect(lines.map(({ action, actor, whom }) => [action, actor, whom])).toEqual([
      ['moodboard deleted', 'Meera Iyer', 'Monsoon'],
      ['picture locked', 'Meera Iyer', 'Asha'],
      ['picture unlocked', 'Meera Iyer', 'Asha'],
    ])
  })

  it('S37 records whose picture a talent deleted', async () => {
    const t = testApp()
    const account = anAccount(t, { role: 'model' })
    const asha = aModel(t, { stageName: 'Asha', accountId: account.id })
    const { item } = aPicture(t, asha.id)
    await t.as(account).talent.portfolio.remove({ id: item.id })
    const { items } = await t.as(t.superadmin()).admin.audit.list({ action: 'picture deleted' })
    expect(items.map(({ whom }) => whom)).toEqual(['Asha'])
  })

  it('S37 records who removed a proposal or a team member from a project', async () => {
    const t = testApp()
    const { id } = aProject(t, { title: 'Monsoon' })
    const asha = aModel(t)
    const admin = t.as(t.admin()).admin
    await admin.projects.addMember({ id, modelId: asha.id, role: 'Lead' })
    const { teamMembers, proposals } = await admin.projects.addProposal({ id, title: 'By the sea' })
    await admin.projects.removeMember({ id, memberId: teamMembers[0]?.id ?? '' })
    await admin.projects.removeProposal({ id, proposalId: proposals[0]?.id ?? '' })
    const { items } = await t.as(t.superadmin()).admin.audit.list({ search: 'Monsoon' })
    expect(items.map(({ action }) => action)).toEqual(['proposal deleted', 'team member removed'])
  })

  it('exports to CSV, and records the export', async () => {
    const t = testApp()
    const admin = t.as(t.superadmin())
    const file = await text(await admin.admin.audit.export({}))
    expect(file).toContain('"When (IST)","Who","What","Whom","Id","Detail"')
    expect(file).toContain('\r\n"2026-03-02 15:30:00",')
    expect((await admin.admin.audit.list({})).items[0]).toMatchObject({
      action: 'list exported',
      detail: 'audit',
    })
  })

  it('refuses updates and deletions of its rows', () => {
    const t = testApp()
    t.tokenFor(t.superadmin())
    expect(() => t.db.$client.exec("update audit_events set actor_name = 'Nobody'")).toThrow(/append-only/)
    expect(() => t.db.$client.exec('delete from audit_events')).toThrow(/append-only/)
  })
})
