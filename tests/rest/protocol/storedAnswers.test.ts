import { describe, expect, it } from 'vitest'
import { aTalent } from '../../helpers/people/talentWithData'
import { testApp } from '../../helpers/testApp'

describe('S20 a file that does not open', () => {
  it('S20 is stored by no cache, because the agency may make it public a minute later', async () => {
    const { status, headers } = await testApp().http().get('/media/0123456789abcdefghijkl/960.webp')
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('S20 what belongs to one person', () => {
  it('S20 is stored by no cache, also when the site requests it', async () => {
    const t = testApp()
    const { token } = await aTalent(t)
    const asked = [
      'talent.profile.get',
      'talent.portfolio.list',
      'auth.sessions',
      'auth.sessions,site.models.choices',
    ]
    for (const path of asked)
      for (const who of [{ authorization: `Bearer ${token}` }, {}]) {
        const { status, headers } = await t
          .http()
          .get(`/trpc/${path}${path.includes(',') ? '?batch=1&input={}' : ''}`)
          .set(who)
        expect(status).toBeOneOf([200, 207, 401])
        expect([path, headers['cache-control']]).toEqual([path, 'no-store'])
      }
    const credentials = { identification: 'nobody@example.in', password: 'not of anybody' }
    const refused = await t.http().post('/trpc/auth.signInTalent').send(credentials)
    expect([refused.status, refused.headers['cache-control']]).toEqual([401, 'no-store'])
  })
})

describe('S20 the answers of the public site', () => {
  const read = (path: string, input: object) =>
    testApp()
      .http()
      .get(`/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`)

  it.each(['site.models.featured', 'site.boards.list', 'site.home.slides'])(
    'S20 may be stored where everybody reads the same: %s',
    async (path) => {
      expect((await read(path, {})).headers['cache-control']).toBeUndefined()
    },
  )

  it.each([
    ['site.answers.get', { token: 'a'.repeat(22) }],
    ['site.calendar.read', { token: 'a'.repeat(22) }],
    ['site.nothing', {}],
  ])('S20 are stored by no cache when a secret link is the permission: %s', async (path, input) => {
    expect((await read(path, input)).headers['cache-control']).toBe('no-store')
  })
})
