import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { projects } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import { aProject } from '../../../server/demo/builders/projects'
import { type TestApp, testApp } from '../../helpers/testApp'

const rows: [method: 'get' | 'put' | 'post', path: string, body?: object][] = [
  ['get', '/admin/projects'],
  ['post', '/admin/projects', { title: 'Mine', type: 'fashion', shootNature: 'studio' }],
  ['get', '/admin/projects/ID'],
  ['put', '/admin/projects/ID/active', { isActive: false }],
  ['put', '/admin/projects/ID/public', { isPublic: true }],
  ['put', '/admin/projects/ID/featured', { isFeatured: true }],
  ['post', '/admin/projects/ID/moodboard', {}],
]
type Method = (typeof rows)[number][0]
const call = (t: TestApp, token: string | null, method: Method, path: string, body?: object) => {
  const request = t.http()[method](path)
  if (token) request.auth(token, { type: 'bearer' })
  return body ? request.send(body) : request
}
const asAdmin = (t: TestApp) => {
  const token = t.tokenFor(anAccount(t, { role: 'admin', name: 'Meera Iyer' }))
  return (method: Method, path: string, body?: object) => call(t, token, method, path, body)
}

describe('the agency’s calls for one project', () => {
  it.each(rows)(
    '%s %s is refused to a visitor and to a talent, and changes nothing',
    async (method, path, body) => {
      const t = testApp()
      const talent = anAccount(t, { role: 'model' })
      aModel(t, { accountId: talent.id })
      const project = aProject(t)
      const at = path.replace('ID', project.id)
      expect((await call(t, null, method, at, body)).status).toBe(401)
      expect((await call(t, t.tokenFor(talent), method, at, body)).status).toBe(403)
      expect(t.db.select().from(projects).all()).toEqual([project])
    },
  )

  it.each(rows.filter(([, path]) => path.includes('ID')))(
    '%s %s answers 404 for an unknown id',
    async (method, path, body) => {
      const t = testApp()
      const answer = await asAdmin(t)(
        method,
        path.replace('ID', 'none'),
        path.endsWith('moodboard') ? undefined : body,
      )
      expect([400, 404, 415]).toContain(answer.status)
      if (!path.endsWith('moodboard'))
        expect(answer.body).toMatchObject({ error: true, message: 'Project not found' })
    },
  )
})

const wanted = {
  title: 'Salt flats',
  description: 'Two days of white.',
  type: 'editorial',
  shootNature: 'outdoor',
  locationOptions: ['Kutch', '  ', 'Sambhar'],
  dateOptions: ['2026-04-10', '', '2026-04-11T00:00:00.000Z'],
}

describe('POST /admin/projects', () => {
  it.each<[string, object, string]>([
    ['no title', { title: ' ' }, 'title'],
    ['no type', { type: '' }, 'type'],
    ['a type not on the list', { type: 'wedding' }, 'type'],
    ['no shoot nature', { shootNature: undefined }, 'shootNature'],
    ['locations that are no list', { locationOptions: 'Kutch' }, 'locationOptions'],
    ['a day that does not exist', { dateOptions: ['2026-02-30'] }, 'dateOptions.0'],
    [
      '51 locations',
      { locationOptions: Array.from({ length: 51 }, (_, at) => `Place ${at}`) },
      'locationOptions',
    ],
    ['a description too long', { description: 'x'.repeat(5001) }, 'description'],
  ])('refuses %s and stores nothing', async (_what, change, path) => {
    const t = testApp()
    const answer = await asAdmin(t)('post', '/admin/projects', { ...wanted, ...change })
    expect(answer.status).toBe(400)
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toEqual([path])
    expect(t.db.select().from(projects).all()).toEqual([])
  })

  it('returns the form’s messages when something is missing', async () => {
    const t = testApp()
    const answer = await asAdmin(t)('post', '/admin/projects', { ...wanted, title: '' })
    expect(answer.body.message).toBe('Please fill in all required fields')
  })

  it('stores the project, drops blank rows, and ignores unknown fields', async () => {
    const t = testApp()
    const send = asAdmin(t)
    const answer = await send('post', '/admin/projects', {
      ...wanted,
      is_public: true,
      isPublic: true,
      status: 'active',
    })
    expect(answer.body).toMatchObject({ error: false, success: true })
    const { body } = await send('get', '/admin/projects')
    expect(body).toMatchObject({ error: false, total: 1 })
    expect(body.projects[0]).toMatchObject({
      title: 'Salt flats',
      description: 'Two days of white.',
      type: 'editorial',
      shootNature: 'outdoor',
      status: 'draft',
      is_active: true,
      is_public: false,
      is_featured: false,
      createdAt: '2026-03-02T10:00:00.000Z',
      createdBy: 'Meera Iyer',
      moodboard_image: null,
      locationOptions: ['Kutch', 'Sambhar'],
      dateOptions: ['2026-04-10', '2026-04-11'],
      teamMembers: [],
      proposals: [],
    })
    const one = await send('get', `/admin/projects/${body.projects[0]._id}`)
    expect(one.body.project).toEqual(body.projects[0])
  })
})

describe('GET /admin/projects', () => {
  it('gives twenty a page, newest first', async () => {
    const t = testApp()
    for (let number = 1; number <= 21; number++) {
      t.later(1000)
      aProject(t, { title: `Project ${number}` })
    }
    const get = asAdmin(t)
    const { body } = await get('get', '/admin/projects')
    expect(body).toMatchObject({ total: 21, totalPages: 2 })
    expect(body.projects).toHaveLength(20)
    expect(body.projects[0].title).toBe('Project 21')
    expect((await get('get', '/admin/projects?page=2&limit=20')).body.projects).toMatchObject([
      { title: 'Project 1' },
    ])
    expect((await get('get', '/admin/projects?page=7')).body).toMatchObject({ projects: [], total: 21 })
    expect((await get('get', '/admin/projects?limit=0')).status).toBe(400)
  })

  it('shows team and proposals as the specification names them', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    const project = aProject(t, {
      team: [{ modelId: asha.id, role: 'Lead', status: 'Confirmed' }, { name: null }],
      proposals: [{ title: 'In the rain' }, { description: 'Or at dusk' }],
    })
    const { body } = await asAdmin(t)('get', `/admin/projects/${project.id}`)
    expect(body.project.teamMembers).toMatchObject([
      { name: 'Asha', role: 'Lead', status: 'Confirmed' },
      { name: null, role: null, status: null },
    ])
    expect(body.project.proposals).toMatchObject([
      { title: 'In the rain', description: null },
      { title: null, description: 'Or at dusk' },
    ])
  })
})

describe('PUT /admin/projects/{id}/active, /public, /featured', () => {
  it.each(['active', 'public', 'featured'])('%s accepts true and false only', async (flag) => {
    const t = testApp()
    const project = aProject(t)
    const name = `is${flag[0]?.toUpperCase()}${flag.slice(1)}`
    const send = asAdmin(t)
    for (const value of [undefined, null, 'maybe', 1, ''])
      expect((await send('put', `/admin/projects/${project.id}/${flag}`, { [name]: value })).status).toBe(400)
    const read = async () => (await send('get', `/admin/projects/${project.id}`)).body.project[`is_${flag}`]
    for (const value of [true, false, true]) {
      const answer = await send('put', `/admin/projects/${project.id}/${flag}`, { [name]: value })
      expect(answer.body).toMatchObject({ error: false, success: true })
      expect(await read()).toBe(value)
    }
  })

  it('opens the moodboard while the project is public and active, and only then', async () => {
    const t = testApp()
    const project = aProject(t)
    const token = t.tokenFor(t.admin())
    const send = (path: string, body: object) =>
      t.http().put(`/admin/projects/${project.id}/${path}`).auth(token, { type: 'bearer' }).send(body)
    const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#704030' } })
      .jpeg()
      .toBuffer()
    const uploaded = await t
      .http()
      .post(`/admin/projects/${project.id}/moodboard`)
      .auth(token, { type: 'bearer' })
      .attach('file', picture, 'board.jpg')
    expect(uploaded.status).toBe(200)
    const signed = uploaded.body.project.moodboard_image.replace('http://localhost:3000', '')
    const bare = signed.split('?')[0]
    const status = async (path: string) => (await t.http().get(path)).status
    expect([await status(bare), await status(signed)]).toEqual([404, 200])
    await send('public', { isPublic: true })
    expect(await status(bare)).toBe(200)
    expect((await t.http().get('/public/projects')).body.data.projects[0].moodboard_image).toContain(bare)
    await send('active', { isActive: false })
    expect(await status(bare)).toBe(404)
    await send('active', { isActive: true })
    expect(await status(bare)).toBe(200)
    await send('public', { isPublic: false })
    expect(await status(bare)).toBe(404)
  })
})
