import { ne } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents, opportunities, submissions } from '../../drizzle/schema'
import { anAccount } from '../../server/demo/builders/accounts'
import { aModel } from '../../server/demo/builders/models'
import { anOpportunity, aSubmission } from '../../server/demo/builders/opportunities'
import { testApp } from '../helpers/testApp'

const CALL = {
  title: 'Hands wanted',
  company: 'Tamba',
  type: 'Commercial' as const,
  location: 'Bengaluru',
  rate: '₹14,000 a day',
  deadline: '2026-03-02',
  description: 'Two days in a working kitchen.',
}

/** The desk, 2 March 2026, 15:30 in India, and a talent's own call of the same house. */
function aDesk() {
  const t = testApp()
  const admin = t.admin()
  const desk = () => t.as(admin).admin.opportunities
  const account = anAccount(t, { role: 'model', name: 'Asha Rao', email: 'asha@example.in' })
  const model = aModel(t, { accountId: account.id, stageName: 'Asha' })
  const own = () => t.as(account).talent.dashboard
  const written = () => t.db.select().from(auditEvents).where(ne(auditEvents.action, 'signed in')).all()
  return { t, admin, desk, account, model, own, written }
}

describe('who may', () => {
  it.each([
    ['list', {}],
    ['get', { id: 'x' }],
    ['create', CALL],
    ['change', { id: 'x', title: 'Mine' }],
    ['setClosed', { id: 'x', isClosed: true }],
    ['remove', { id: 'x' }],
    ['decide', { id: 'x', status: 'accepted' }],
  ])('%s is refused to a visitor and to a talent', async (name, input) => {
    const { t, account } = aDesk()
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
  it('is seen by every talent at once, and written down', async () => {
    const { t, desk, admin, own, written } = aDesk()
    const { opportunity, submissions } = await desk().create(CALL)
    expect(opportunity).toMatchObject({ ...CALL, standing: 'open', applications: 0, waiting: 0, version: 1 })
    expect(opportunity.postedAt).toBe('2026-03-02T10:00:00.000Z')
    expect(submissions).toEqual([])
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
    const { desk } = aDesk()
    const { opportunity } = await desk().create({ ...CALL, rate: ' ', deadline: '' })
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
    const { t, desk } = aDesk()
    await expect(desk().create({ ...CALL, ...wrong } as never)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
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
  it('is the newest first, in pages, with who applied and who waits', async () => {
    const { t, desk, model } = aDesk()
    const old = anOpportunity(t, { title: 'Old', postedAt: '2026-01-01T00:00:00.000Z' })
    anOpportunity(t, { title: 'New' })
    aSubmission(t, old.id, model.id)
    aSubmission(t, old.id, aModel(t, { stageName: 'B' }).id, { status: 'withdrawn' })
    aSubmission(t, old.id, aModel(t, { stageName: 'C' }).id, { status: 'accepted' })
    const page = await desk().list({})
    expect(page).toMatchObject({ total: 2, totalPages: 1 })
    expect(page.items.map(({ title }) => title)).toEqual(['New', 'Old'])
    expect(page.items[1]).toMatchObject({ applications: 2, waiting: 1 })
    expect((await desk().list({ limit: 1, page: 2 })).items.map(({ title }) => title)).toEqual(['Old'])
    expect(await desk().list({ page: 9 })).toMatchObject({ items: [], total: 2 })
  })

  it('is found by title, company and location, inside words, without case, accents or wildcards', async () => {
    const { t, desk } = aDesk()
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
      expect((await desk().list({ search })).items.map(({ title }) => title)).toEqual(found)
  })

  it('is filtered by how they stand today', async () => {
    const { t, desk } = aDesk()
    anOpportunity(t, { title: 'Open' })
    anOpportunity(t, { title: 'Last day', deadline: '2026-03-02' })
    anOpportunity(t, { title: 'Over', deadline: '2026-03-01' })
    anOpportunity(t, { title: 'Closed', closedAt: '2026-03-01T00:00:00.000Z', deadline: '2026-02-01' })
    const titles = async (status: string) =>
      (await desk().list({ status })).items.map(({ title, standing }) => [title, standing]).sort()
    expect(await titles('open')).toEqual([
      ['Last day', 'open'],
      ['Open', 'open'],
    ])
    expect(await titles('over')).toEqual([['Over', 'over']])
    expect(await titles('closed')).toEqual([['Closed', 'closed']])
    expect(await titles('all')).toHaveLength(4)
    await expect(desk().list({ status: 'lost' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('changing', () => {
  it('changes what is said, keeps the rest, and clears by blank', async () => {
    const { desk } = aDesk()
    const { opportunity: made } = await desk().create(CALL)
    const { opportunity } = await desk().change({ id: made.id, version: 1, title: 'Hands', rate: '' })
    expect(opportunity).toEqual({ ...made, title: 'Hands', rate: null, version: 2 })
  })

  it('of two who edit at once refuses the second, and keeps the first', async () => {
    const { t, desk } = aDesk()
    const { opportunity: made } = await desk().create(CALL)
    await desk().change({ id: made.id, version: 1, title: 'Hands' })
    const second = t.as(t.admin()).admin.opportunities
    await expect(second.change({ id: made.id, version: 1, title: 'Arms' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This was changed by someone else in the meantime',
    })
    expect((await desk().get({ id: made.id })).opportunity.title).toBe('Hands')
  })

  it('takes a text that is over its deadline, and no new deadline that has passed', async () => {
    const { t, desk } = aDesk()
    const { id } = anOpportunity(t, { deadline: '2026-02-01' })
    const { opportunity } = await desk().change({ id, deadline: '2026-02-01', title: 'Late' })
    expect(opportunity).toMatchObject({ title: 'Late', standing: 'over' })
    await expect(desk().change({ id, deadline: '2026-02-02' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect((await desk().change({ id, deadline: '2026-03-09' })).opportunity.standing).toBe('open')
  })

  it('is not found for one that there is not', async () => {
    const { desk } = aDesk()
    for (const call of [
      desk().get({ id: 'none' }),
      desk().change({ id: 'none', title: 'Mine' }),
      desk().setClosed({ id: 'none', isClosed: true }),
      desk().remove({ id: 'none' }),
    ])
      await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Opportunity not found' })
  })
})

describe('closing', () => {
  it('ends applying, can be taken back, and is written down once each', async () => {
    const { desk, own, written } = aDesk()
    const { opportunity: made } = await desk().create(CALL)
    const closed = await desk().setClosed({ id: made.id, isClosed: true })
    await desk().setClosed({ id: made.id, isClosed: true })
    expect(closed.opportunity).toMatchObject({ standing: 'closed', version: 1 })
    expect(await own().opportunities()).toEqual([])
    await expect(own().applyTo({ id: made.id })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await desk().setClosed({ id: made.id, isClosed: false })).opportunity.standing).toBe('open')
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
  it('is for one to which nobody has applied', async () => {
    const { t, desk, model, written } = aDesk()
    const { opportunity: made } = await desk().create(CALL)
    await desk().remove({ id: made.id })
    expect(t.db.select().from(opportunities).all()).toEqual([])
    expect(written().at(-1)).toMatchObject({
      action: 'opportunity deleted',
      subject: made.id,
      detail: 'Hands wanted',
    })

    const { id } = anOpportunity(t)
    aSubmission(t, id, model.id, { status: 'withdrawn' })
    await expect(desk().remove({ id })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Talents have applied. Close the opportunity instead, so that they keep their applications.',
    })
    expect(t.db.select().from(submissions).all()).toHaveLength(1)
  })
})
