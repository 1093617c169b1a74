import { describe, expect, it } from 'vitest'
import { aModel } from '../../server/demo/builders/models'
import { aProject } from '../../server/demo/builders/projects'
import { testApp } from '../helpers/testApp'

describe('the list of projects', () => {
  it('counts as active what is active or shooting', async () => {
    const t = testApp()
    for (const status of ['draft', 'casting', 'shooting', 'completed', 'active', 'inactive'] as const)
      aProject(t, { status, isPublic: status === 'completed', isFeatured: status === 'draft' })
    const desk = t.as(t.admin()).admin.projects
    expect(await desk.statistics()).toEqual({ total: 6, active: 2, public: 1, featured: 1 })
    expect((await desk.list({ status: 'shooting' })).total).toBe(1)
    expect((await desk.list({ status: 'all' })).total).toBe(6)
  })

  it('is searched by title, client and city', async () => {
    const t = testApp()
    aProject(t, { title: 'Salt flats', client: 'Kori Cotton', city: 'Kutch' })
    aProject(t, { title: 'Monsoon' })
    const desk = t.as(t.admin()).admin.projects
    for (const search of ['ALT', 'kori', 'utc']) expect((await desk.list({ search })).total).toBe(1)
    expect((await desk.list({ search: '%' })).total).toBe(0)
  })
})

describe('a project', () => {
  it('is changed in part: absent leaves, blank clears', async () => {
    const t = testApp()
    const { id } = aProject(t, { title: 'Salt', client: 'Kori', city: 'Kutch', days: ['2026-04-01'] })
    const desk = t.as(t.admin()).admin.projects
    const changed = await desk.change({
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
    expect((await desk.change({ id, dateOptions: ['2026-05-02', ''] })).dateOptions).toEqual(['2026-05-02'])
    await expect(desk.change({ id, title: ' ' })).rejects.toThrow('Please fill in all required fields')
    expect((await desk.list({ search: 'flats' })).total).toBe(1)
    expect((await desk.list({ search: 'kori' })).total).toBe(0)
  })

  it('has a team from the roster, each once, whose names stay when a model leaves', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    const { id } = aProject(t)
    const desk = t.as(t.admin()).admin
    const added = await desk.projects.addMember({ id, modelId: asha.id, role: 'Lead', status: '' })
    expect(added.teamMembers).toMatchObject([{ modelId: asha.id, name: 'Asha', role: 'Lead', status: null }])
    await expect(desk.projects.addMember({ id, modelId: asha.id })).rejects.toThrow(
      'Asha is on the team already',
    )
    await expect(desk.projects.addMember({ id, modelId: 'nobody' })).rejects.toThrow(
      'Choose a model from the list',
    )
    const memberId = added.teamMembers[0]?.id ?? ''
    const other = aProject(t)
    await expect(desk.projects.changeMember({ id: other.id, memberId, status: 'x' })).rejects.toThrow(
      'not found',
    )
    await desk.projects.changeMember({ id, memberId, status: 'Confirmed' })
    await desk.models.remove({ id: asha.id })
    // Absent leaves: a change that says nothing is none, and no failure.
    const unchanged = await desk.projects.changeMember({ id, memberId })
    expect(unchanged.teamMembers).toMatchObject([{ role: 'Lead', status: 'Confirmed' }])
    await expect(desk.projects.changeMember({ id, memberId: 'nobody' })).rejects.toThrow(
      'Team member not found',
    )
    expect((await desk.projects.get({ id })).teamMembers).toMatchObject([
      { modelId: null, name: 'Asha', role: 'Lead', status: 'Confirmed' },
    ])
    expect((await desk.projects.removeMember({ id, memberId })).teamMembers).toEqual([])
  })

  it('takes proposals that say something', async () => {
    const t = testApp()
    const { id } = aProject(t)
    const desk = t.as(t.admin()).admin.projects
    await expect(desk.addProposal({ id, title: ' ', description: '' })).rejects.toThrow('Please fill in')
    const { proposals } = await desk.addProposal({ id, description: 'At dusk' })
    expect(proposals).toMatchObject([{ title: null, description: 'At dusk' }])
    expect((await desk.removeProposal({ id, proposalId: proposals[0]?.id ?? '' })).proposals).toEqual([])
  })

  it('is deleted with all that belongs to it', async () => {
    const t = testApp()
    const { id } = aProject(t, { days: ['2026-04-01'], team: [{ name: 'A' }], proposals: [{ title: 'B' }] })
    const desk = t.as(t.admin()).admin.projects
    await desk.remove({ id })
    await expect(desk.get({ id })).rejects.toThrow('Project not found')
    await expect(desk.remove({ id })).rejects.toThrow('Project not found')
  })
})
