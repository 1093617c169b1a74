import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../server/demo/builders/accounts'
import { type TestApp, testApp } from '../../helpers/testApp'

const LOGIN = '/api/v1/agency/login'

async function withPassword(t: TestApp, role: 'admin' | 'superadmin' | 'model', email: string) {
  return anAccount(t, { role, email, passwordHash: await t.passwords.hash('correct horse') })
}

describe('POST /api/v1/agency/login', () => {
  it.each([
    ['no e-mail', { email: '', password: 'correct horse' }],
    ['no address', { email: 'noor', password: 'correct horse' }],
    ['no password', { email: 'noor@agency.example', password: '' }],
    ['an object for a password', { email: 'noor@agency.example', password: { $ne: null } }],
  ])('refuses %s with 400', async (_what, body) => {
    const t = testApp()
    const answer = await t.http().post(LOGIN).send(body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: true })
  })

  it('answers an unknown account, a wrong password and a talent alike', async () => {
    const t = testApp()
    await withPassword(t, 'admin', 'noor@agency.example')
    await withPassword(t, 'model', 'asha@example.in')
    const tries = [
      { email: 'nobody@agency.example', password: 'correct horse' },
      { email: 'noor@agency.example', password: 'wrong horse' },
      { email: 'asha@example.in', password: 'correct horse' },
    ]
    for (const body of tries) {
      const answer = await t.http().post(LOGIN).send(body)
      expect(answer.status).toBe(401)
      expect(answer.body).toMatchObject({ error: true, message: 'Invalid credentials' })
      expect(answer.body.data).toBeUndefined()
    }
  })

  it.each(['admin', 'superadmin'] as const)('gives an %s a token and the agency', async (role) => {
    const t = testApp()
    await withPassword(t, role, 'noor@agency.example')
    const answer = await t
      .http()
      .post(LOGIN)
      .send({ email: 'Noor@Agency.example', password: 'correct horse', role: 'superadmin' })
    expect(answer.body).toMatchObject({ error: false, data: { agency: { name: 'Tehkhana' } } })
    const { token } = answer.body.data
    const list = () => t.http().get('/admin/bookings').auth(token, { type: 'bearer' })
    expect((await list()).status).toBe(200)
  })

  it('ends the session on the server at logout', async () => {
    const t = testApp()
    const admin = t.admin()
    const token = t.tokenFor(admin)
    const call = (path: string) => t.http().post(`/trpc/${path}`).type('json').auth(token, { type: 'bearer' })
    expect((await call('auth.signOut')).status).toBe(200)
    const after = await t.http().get('/admin/bookings').auth(token, { type: 'bearer' })
    expect(after.status).toBe(401)
  })
})
