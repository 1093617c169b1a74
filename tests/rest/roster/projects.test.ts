import { describe, expect, it } from 'vitest'
import { projects } from '../../../drizzle/schema'
import { testApp } from '../../helpers/testApp'

type App = ReturnType<typeof testApp>
let counter = 0
function aProject(t: App, given: Partial<typeof projects.$inferInsert>) {
  const now = t.clock().toISOString()
  const fixed = {
    type: 'fashion',
    shootNature: 'studio',
    createdAt: now,
    updatedAt: now,
    isPublic: true,
  } as const
  t.db
    .insert(projects)
    .values({ ...fixed, id: `p${counter++}`, title: 'Monsoon', ...given })
    .run()
}

describe('GET /public/projects', () => {
  it('gives public and active projects, newest first, without the client’s private fields', async () => {
    const t = testApp()
    aProject(t, { title: 'Older', city: 'Kochi', client: 'Secret Client', locationOptions: ['A roof'] })
    t.later(1000)
    aProject(t, { title: 'Newer', description: 'Rain.' })
    aProject(t, { title: 'Draft', isPublic: false })
    aProject(t, { title: 'Switched off', isActive: false })
    const { body } = await t.http().get('/public/projects?page=1&limit=20')
    expect(body).toMatchObject({ error: false, data: { pagination: { total: 2, totalPages: 1 } } })
    expect(body.data.projects.map((project: { title: string }) => project.title)).toEqual(['Newer', 'Older'])
    expect(body.data.projects[1]).toMatchObject({
      city: 'Kochi',
      moodboard_image: null,
      created_at: '2026-03-02T10:00:00.000Z',
    })
    expect(JSON.stringify(body)).not.toContain('Secret')
    expect(JSON.stringify(body)).not.toContain('roof')
  })

  it('gives an empty list past the end and refuses a page that is none', async () => {
    const t = testApp()
    expect((await t.http().get('/public/projects?page=7')).body.data.projects).toEqual([])
    expect((await t.http().get('/public/projects?page=x')).status).toBe(400)
  })
})
