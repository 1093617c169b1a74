import { ne } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents, opportunities, opportunityApplications } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import { anOpportunity, anOpportunityApplication } from '../../../server/demo/builders/opportunities'
import { testApp } from '../../helpers/testApp'

const CALL = {
  title: 'Hands wanted',
  company: 'Tamba',
  type: 'Commercial' as const,
  location: 'Bengaluru',
  rate: '₹14,000 a day',
  deadline: '2026-03-02',
  description: 'Two days in a working kitchen.',
}

/** An admin and a talent of one app, on 2 March 2026, 15:30 in India. */
function anAdmin() {
  const t = testApp()
  const admin = t.admin()
  const calls = () => t.as(admin).admin.opportunities
  const account = anAccount(t, { role: 'model', name: 'Asha Rao', email: 'asha@example.in' })
  const model = aModel(t, { accountId: account.id, stageName: 'Asha' })
  const own = () => t.as(account).talent.dashboard
  const written = () => t.db.select().from(auditEvents).where(ne(auditEvents.action, 'signed in')).all()
  return { t, admin, calls, account, model, own, written }
}

describe('permission to manage opportunities', () => {
  it.each([
    ['list', {}],
    ['get', { id: 'x' }],
    ['create', CALL],
    ['change', { id: 'x', title: 'Mine' }],
    ['setClosed', { id: 'x', isClosed: true }],
    ['remove', { id: 'x' }],
    ['decide', { id: 'x', status: 'accepted' }],
  ])('%s is refused to a visitor and to a talent', async (name, input) => {
    const { t, account } = anAdmin()
    const call = (who: ReturnType<typeof t.as>) =>
      (who.admin.opportunities as unknown as Record<string, (given: object) => Promise<unknown>>)[name]?.(
        input,
      )
    await expect(call(t.visitor())).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(call(t.as(account))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(t.db.select().from(opportunities).all()).toEqual([])
  })
})

describe('posting', () => {
  it('shows the opportunity to every talent at once, and records it', async () => {
    const { t, calls, admin, own, written } = anAdmin()
    const { opportunity, applications } = await calls().create(CALL)
    expect(opportunity).toMatchObject({ ...CALL, standing: 'open', applications: 0, waiting: 0 })
    expect(opportunity.postedAt).toBe('2026-03-02T10:00:00.000Z')
    expect(applications).toEqual([])
    expect((await own().opportunities()).map(({ title }) => title)).toEqual(['Hands wanted'])
    expect(written().at(-1)).toMatchObject({
      action: 'opportunity posted',
      actorId: admin.id,
      subject: opportunity.id,
      detail: 'Hands wanted',
    })
    const activity = await t.as(admin).admin.dashboard.activity()
    expect(activity).toContainEqual(
      expect.objectContaining({ what: 'opportunity posted', whom: 'Hands wanted' }),
    )
  })

  it('needs neither a rate nor a deadline', async () => {
    const { calls } = anAdmin()
    const { opportunity } = await calls().create({ ...CALL, rate: ' ', deadline: '' })
    expect(opportunity).toMatchObject({ rate: null, deadline: null, standing: 'open' })
  })

  it.each([
    ['title', { title: ' ' }],
    ['company', { company: '' }],
    ['type', { type: 'Wrestling' }],
    ['location', { location: 'x'.repeat(81) }],
    ['rate', { rate: 'x'.repeat(81) }],
    ['deadline', { deadline: '2026-02-30' }],
    ['deadline', { deadline: '2026-03-01' }],
    ['description', { description: 'x'.repeat(5_001) }],
  ])('is refused for a wrong %s: %o', async (path, wrong) => {
    const { t, calls } = anAdmin()
    await expect(calls().create({ ...CALL, ...wrong } as never)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    const answer = await t
      .http()
      .post('/trpc/admin.opportunities.create')
      .auth(t.tokenFor(t.admin()), { type: 'bearer' })
      .send({ ...CALL, ...wrong })
    expect(answer.body.error.data.issues.map((issue: { path: string }) => issue.path)).toEqual([path])
    expect(t.db.select().from(opportunities).all()).toEqual([])
  })
})

describe('the list', () => {
  it('is paged, newest first, with counts of applications and of those undecided', async () => {
    const { t, calls, model } = anAdmin()
    const old = anOpportunity(t, { title: 'Old', postedAt: '2026-01-01T00:00:00.000Z' })
    anOpportunity(t, { title: 'New' })
    anOpportunityApplication(t, old.id, model.id)
    anOpportunityApplication(t, old.id, aModel(t, { stageName: 'B' }).id, { status: 'withdrawn' })
    anOpportunityApplication(t, old.id, aModel(t, { stageName: 'C' }).id, { status: 'accepted' })
    const page = await calls().list({})
    expect(page).toMatchObject({ total: 2, totalPages: 1 })
    expect(page.items.map(({ title }) => title)).toEqual(['New', 'Old'])
    expect(page.items[1]).toMatchObject({ applications: 2, waiting: 1 })
    expect((await calls().list({ limit: 1, page: 2 })).items.map(({ title }) => title)).toEqual(['Old'])
    expect(await calls().list({ page: 9 })).toMatchObject({ items: [], total: 2 })
  })

  it('is found by title, company and location, inside words, without case, accents or wildcards', async () => {
    const { t, calls } = anAdmin()
    anOpportunity(t, { title: 'Śrī in wool', company: 'Pinjra', location: 'Jaipur' })
    anOpportunity(t, { title: '100% skin', company: 'Low Tide', location: 'Goa' })
    for (const [search, found] of [
      ['SRI', ['Śrī in wool']],
      ['injr', ['Śrī in wool']],
      ['goa', ['100% skin']],
      ['0%', ['100% skin']],
      ['%', ['100% skin']],
      ['_', []],
    ] as const)
      expect((await calls().list({ search })).items.map(({ title }) => title)).toEqual(found)
  })

  it('is filtered by today’s status', async () => {
    const { t, calls } = anAdmin()
    anOpportunity(t, { title: 'Open' })
    anOpportunity(t, { title: 'Last day', deadline: '2026-03-02' })
    anOpportunity(t, { title: 'Over', deadline: '2026-03-01' })
    anOpportunity(t, { title: 'Closed', closedAt: '2026-03-01T00:00:00.000Z', deadline: '2026-02-01' })
    const titles = async (status: string) =>
      (await calls().list({ status })).items.map(({ title, standing }) => [title, standing]).sort()
    expect(await titles('open')).toEqual([
      ['Last day', 'open'],
      ['Open', 'open'],
    ])
    expect(await titles('over')).toEqual([['Over', 'over']])
    expect(await titles('closed')).toEqual([['Closed', 'closed']])
    expect(await titles('all')).toHaveLength(4)
    await expect(calls().list({ status: 'lost' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('changing', () => {
  it('sets the given fields, leaves the others, and clears blank ones', async () => {
    const { calls } = anAdmin()
    const { opportunity: made } = await calls().create(CALL)
    const { opportunity } = await calls().change({ id: made.id, title: 'Hands', rate: '' })
    expect(opportunity).toEqual({ ...made, title: 'Hands', rate: null, version: expect.any(Number) })
  })

  it('refuses the second of two simultaneous edits and stores the first', async () => {
    const { t, calls } = anAdmin()
    const { opportunity: made } = await calls().create(CALL)
    const { id, version } = made
    await calls().change({ id, version, title: 'Hands' })
    const second = t.as(t.admin()).admin.opportunities
    await expect(second.change({ id, version, title: 'Arms' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Someone else changed this in the meantime',
    })
    expect((await calls().get({ id })).opportunity.title).toBe('Hands')
  })

  it('accepts a new text after the deadline, and refuses a new deadline in the past', async () => {
    const { t, calls } = anAdmin()
    const { id } = anOpportunity(t, { deadline: '2026-02-01' })
    const { opportunity } = await calls().change({ id, deadline: '2026-02-01', title: 'Late' })
    expect(opportunity).toMatchObject({ title: 'Late', standing: 'over' })
    await expect(calls().change({ id, deadline: '2026-02-02' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    expect((await calls().change({ id, deadline: '2026-03-09' })).opportunity.standing).toBe('open')
  })

  it('answers not found for an unknown opportunity', async () => {
    const { calls } = anAdmin()
    for (const call of [
      calls().get({ id: 'none' }),
      calls().change({ id: 'none', title: 'Mine' }),
      calls().setClosed({ id: 'none', isClosed: true }),
      calls().remove({ id: 'none' }),
    ])
      await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Opportunity not found' })
  })
})

describe('closing', () => {
  it('stops applications, can be undone, and records each once', async () => {
    const { calls, own, written } = anAdmin()
    const { opportunity: made } = await calls().create(CALL)
    const closed = await calls().setClosed({ id: made.id, isClosed: true })
    await calls().setClosed({ id: made.id, isClosed: true })
    expect(closed.opportunity).toMatchObject({ standing: 'closed', version: made.version })
    expect(await own().opportunities()).toEqual([])
    await expect(own().applyTo({ id: made.id })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await calls().setClosed({ id: made.id, isClosed: false })).opportunity.standing).toBe('open')
    expect(await own().applyTo({ id: made.id })).toMatchObject({ status: 'pending' })
    expect(written().map(({ action }) => action)).toEqual([
      'opportunity posted',
      'opportunity closed',
      'opportunity reopened',
      'opportunity applied',
    ])
  })
})

describe('deleting', () => {
  it('is allowed only for an opportunity without applications', async () => {
    const { t, calls, model, written } = anAdmin()
    const { opportunity: made } = await calls().create(CALL)
    await calls().remove({ id: made.id })
    expect(t.db.select().from(opportunities).all()).toEqual([])
    expect(written().at(-1)).toMatchObject({
      action: 'opportunity deleted',
      subject: made.id,
      detail: 'Hands wanted',
    })

    const { id } = anOpportunity(t)
    anOpportunityApplication(t, id, model.id, { status: 'withdrawn' })
    await expect(calls().remove({ id })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Models have applied. Close the opportunity instead, so that they keep their applications.',
    })
    expect(t.db.select().from(opportunityApplications).all()).toHaveLength(1)
  })
})
