import { describe, expect, it } from 'vitest'
import { aModel } from '../../../server/demo/builders/models'
import { aProject } from '../../../server/demo/builders/projects'
import { testApp } from '../../helpers/testApp'

describe('the list of projects', () => {
  it('counts projects that are active or shooting as active', async () => {
    const t = testApp()
    for (const status of ['draft', 'casting', 'shooting', 'completed', 'active', 'inactive'] as const)
      aProject(t, { status, isPublic: status === 'completed', isFeatured: status === 'draft' })
    const admin = t.as(t.admin()).admin.projects
    expect(await admin.statistics()).toEqual({ total: 6, active: 2, public: 1, featured: 1 })
    expect((await admin.list({ status: 'shooting' })).total).toBe(1)
    expect((await admin.list({ status: 'all' })).total).toBe(6)
  })

  it('is searched by title, client and city', async () => {
    const t = testApp()
    aProject(t, { title: 'Salt flats', client: 'Kori Cotton', city: 'Kutch' })
    aProject(t, { title: 'Monsoon' })
    const admin = t.as(t.admin()).admin.projects
    for (const search of ['ALT', 'kori', 'utc']) expect((await admin.list({ search })).total).toBe(1)
    expect((await admin.list({ search: '%' })).total).toBe(0)
  })
})

describe('a project', () => {
  it('changes only the given fields, and clears blank ones', async () => {
    const t = testApp()
    const { id } = aProject(t, { title: 'Salt', client: 'Kori', city: 'Kutch', days: ['2026-04-01'] })
    const admin = t.as(t.admin()).admin.projects
    const changed = await admin.change({
      id,
      title: 'Salt flats',
      status: 'casting',
      client: '',
      locationOptions: ['', 'Bhuj'],
    })
    expect(changed).toMatchObject({
      title: 'Salt flats',
      status: 'casting',
      client: null,
      city: 'Kutch',
      locationOptions: ['Bhuj'],
      dateOptions: ['2026-04-01'],
    })
    expect((await admin.change({ id, dateOptions: ['2026-05-02', ''] })).dateOptions).toEqual(['2026-05-02'])
    await expect(admin.change({ id, title: ' ' })).rejects.toThrow('Please fill in all required fields')
    expect((await admin.list({ search: 'flats' })).total).toBe(1)
    expect((await admin.list({ search: 'kori' })).total).toBe(0)
  })

  it('has a team from the roster, each model once, and keeps the names of models that leave', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    const { id } = aProject(t)
    const admin = t.as(t.admin()).admin
    const added = await admin.projects.addMember({ id, modelId: asha.id, role: 'Lead', status: '' })
    expect(added.teamMembers).toMatchObject([{ modelId: asha.id, name: 'Asha', role: 'Lead', status: null }])
    await expect(admin.projects.addMember({ id, modelId: asha.id })).rejects.toThrow(
      'Asha is already on the team',
    )
    await expect(admin.projects.addMember({ id, modelId: 'nobody' })).rejects.toThrow(
      'Choose a model from the list',
    )
    const memberId = added.teamMembers[0]?.id ?? ''
    const other = aProject(t)
    await expect(admin.projects.changeMember({ id: other.id, memberId, status: 'x' })).rejects.toThrow(
      'not found',
    )
    await admin.projects.changeMember({ id, memberId, status: 'Confirmed' })
    await admin.models.remove({ id: asha.id })
    // An absent field stays: an empty change changes nothing and is no error.
    const unchanged = await admin.projects.changeMember({ id, memberId })
    expect(unchanged.teamMembers).toMatchObject([{ role: 'Lead', status: 'Confirmed' }])
    await expect(admin.projects.changeMember({ id, memberId: 'nobody' })).rejects.toThrow(
      'Team member not found',
    )
    expect((await admin.projects.get({ id })).teamMembers).toMatchObject([
      { modelId: null, name: 'Asha', role: 'Lead', status: 'Confirmed' },
    ])
    expect((await admin.projects.removeMember({ id, memberId })).teamMembers).toEqual([])
  })

  it('accepts proposals that are not blank', async () => {
    const t = testApp()
    const { id } = aProject(t)
    const admin = t.as(t.admin()).admin.projects
    await expect(admin.addProposal({ id, title: ' ', description: '' })).rejects.toThrow('Please fill in')
    const { proposals } = await admin.addProposal({ id, description: 'At dusk' })
    expect(proposals).toMatchObject([{ title: null, description: 'At dusk' }])
    expect((await admin.removeProposal({ id, proposalId: proposals[0]?.id ?? '' })).proposals).toEqual([])
  })

  it('is deleted with all that belongs to it', async () => {
    const t = testApp()
    const { id } = aProject(t, { days: ['2026-04-01'], team: [{ name: 'A' }], proposals: [{ title: 'B' }] })
    const admin = t.as(t.admin()).admin.projects
    await admin.remove({ id })
    await expect(admin.get({ id })).rejects.toThrow('Project not found')
    await expect(admin.remove({ id })).rejects.toThrow('Project not found')
  })
})
