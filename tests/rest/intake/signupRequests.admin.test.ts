import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents, oneTimeTokens, signupRequests } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aSignupRequest, aSignupRequestFile } from '../../../server/demo/builders/signupRequests'
import { type TestApp, testApp } from '../../helpers/testApp'

const LIST = '/api/v1/agency/model-signup-requests'
const decisionOf = (id: string) => `/admin/artist-requests/${id}/status`

const asAdmin = (t: TestApp) => {
  const token = t.tokenFor(t.admin())
  return {
    list: (query: object = {}) => t.http().get(LIST).query(query).auth(token, { type: 'bearer' }),
    decide: (id: string, body: object) =>
      t.http().put(decisionOf(id)).auth(token, { type: 'bearer' }).send(body),
  }
}
const statusOf = (t: TestApp, id: string) =>
  t.db.select().from(signupRequests).where(eq(signupRequests.id, id)).get()?.status

describe('GET /api/v1/agency/model-signup-requests', () => {
  it('is for the agency only', async () => {
    const t = testApp()
    const talent = t.tokenFor(anAccount(t, { role: 'model' }))
    expect((await t.http().get(LIST)).status).toBe(401)
    expect((await t.http().get(LIST).auth(talent, { type: 'bearer' })).status).toBe(403)
  })

  it('gives data.requests with the fields of the entity, and data.pagination.total', async () => {
    const t = testApp()
    const kept = aSignupRequest(t, { portfolioLinks: ['https://zoya.example/book'] })
    aSignupRequestFile(t, kept.id, { position: 0 })
    const { body } = await asAdmin(t).list()
    expect(body).toMatchObject({ error: false, data: { pagination: { total: 1, totalPages: 1 } } })
    const [request] = body.data.requests
    expect(Object.keys(request).sort()).toEqual(
      [
        ...['_id', 'stage_name', 'name', 'email', 'contact', 'age', 'gender', 'height', 'city', 'state'],
        ...['country', 'experience_level', 'instagram', 'bio', 'why_should_we_hire', 'notes'],
        ...['portfolio_links', 'status', 'created_at'],
      ].sort(),
    )
    expect(request).toMatchObject({ _id: kept.id, stage_name: 'Zoya', age: 22, status: 'pending' })
    expect(request.portfolio_links).toHaveLength(2)
    expect(request.portfolio_links[0]).toMatch(/\/media\/[\w-]{22}\/document\.pdf\?e=\d+&u=/)
    expect(request.portfolio_links[1]).toBe('https://zoya.example/book')
  })

  it('filters by status and by a search in names, e-mail and city', async () => {
    const t = testApp()
    aSignupRequest(t, { name: 'Imran Ali', stageName: null, email: 'imran@example.in', city: 'Pune' })
    aSignupRequest(t, { status: 'approved' })
    aSignupRequest(t, { status: 'rejected' })
    const { list } = asAdmin(t)
    const total = async (query: object) => (await list(query)).body.data.pagination.total
    expect(await total({})).toBe(3)
    expect(await total({ status: 'all' })).toBe(3)
    expect(await total({ status: '' })).toBe(3)
    expect(await total({ status: 'pending' })).toBe(1)
    expect(await total({ status: 'approved' })).toBe(1)
    expect(await total({ search: 'mran' })).toBe(1)
    expect(await total({ search: 'PUNE', status: 'pending' })).toBe(1)
    expect(await total({ search: 'pune', status: 'rejected' })).toBe(0)
    expect((await list({ status: 'lost' })).status).toBe(400)
  })
})

describe('PUT /admin/artist-requests/{id}/status', () => {
  it('refuses visitors, talents, unknown requests and anything but a decision, and changes nothing', async () => {
    const t = testApp()
    const { id } = aSignupRequest(t)
    const talent = t.tokenFor(anAccount(t, { role: 'model' }))
    const body = { status: 'approved' }
    expect((await t.http().put(decisionOf(id)).send(body)).status).toBe(401)
    const asTalent = await t.http().put(decisionOf(id)).auth(talent, { type: 'bearer' }).send(body)
    expect(asTalent.status).toBe(403)
    const { decide } = asAdmin(t)
    expect((await decide('nobody', body)).status).toBe(404)
    for (const wrong of [{}, { status: 'pending' }, { status: true }, { status: 'approve' }])
      expect((await decide(id, wrong)).status).toBe(400)
    expect((await decide(id, { status: 'approved', note: 'x'.repeat(5001) })).status).toBe(400)
    expect(statusOf(t, id)).toBe('pending')
    expect(t.mails()).toEqual([])
  })

  it('approves: the applicant is mailed an invitation whose token is stored only as a hash', async () => {
    const t = testApp({ PUBLIC_URL: 'https://agency.example' })
    const { id } = aSignupRequest(t, { email: 'zoya@example.in' })
    const answer = await asAdmin(t).decide(id, { status: 'approved', note: 'Come by on Friday.' })
    expect(answer.body).toMatchObject({ error: false, success: true })
    expect(statusOf(t, id)).toBe('approved')
    const [mail] = t.mails()
    expect(mail?.recipient).toBe('zoya@example.in')
    expect(mail?.text).toContain('Come by on Friday.')
    const token = /https:\/\/agency\.example\/signup\?invite=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(token.length).toBeGreaterThanOrEqual(22)
    const [kept] = t.db.select().from(oneTimeTokens).all()
    expect(kept).toMatchObject({ purpose: 'invite-talent', applicationId: id, email: 'zoya@example.in' })
    expect(JSON.stringify(kept)).not.toContain(token)
    // Known values are filled in, and the link creates an account, once.
    expect(await t.visitor().auth.invitation({ token })).toMatchObject({
      name: 'Zoya Khan',
      email: 'zoya@example.in',
    })
  })

  it('asks an applicant who already has an account to sign in', async () => {
    const t = testApp()
    anAccount(t, { role: 'model', email: 'zoya@example.in' })
    const { id } = aSignupRequest(t, { email: 'zoya@example.in' })
    await asAdmin(t).decide(id, { status: 'approved' })
    expect(t.mails()[0]?.text).toContain('/login')
    expect(t.db.select().from(oneTimeTokens).all()).toEqual([])
  })

  it('rejects: a mail, no invitation, an audit line', async () => {
    const t = testApp()
    const { id } = aSignupRequest(t)
    await asAdmin(t).decide(id, { status: 'rejected' })
    expect(statusOf(t, id)).toBe('rejected')
    expect(t.mails()).toHaveLength(1)
    expect(t.db.select().from(oneTimeTokens).all()).toEqual([])
    const lines = t.db.select().from(auditEvents).where(eq(auditEvents.action, 'request rejected')).all()
    expect(lines).toMatchObject([{ subject: id, actorName: 'Meera Iyer' }])
  })

  it('R13 lets exactly one of many decisions win; the others get 409 and do nothing', async () => {
    const t = testApp()
    const { id } = aSignupRequest(t)
    const { decide } = asAdmin(t)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => decide(id, { status: at % 2 ? 'approved' : 'rejected' })),
    )
    const codes = answers.map(({ status }) => status).sort()
    expect(codes).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    expect(t.mails()).toHaveLength(1)
    expect((await decide(id, { status: 'approved' })).status).toBe(409)
  })
})
