import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts } from '../../../drizzle/schema'
import { seedAgency } from '../../../server/demo/agency'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aBooking } from '../../../server/demo/builders/bookings'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { anOpportunity, anOpportunityApplication } from '../../../server/demo/builders/opportunities'
import { aProject } from '../../../server/demo/builders/projects'
import { testApp } from '../../helpers/testApp'

/** A talent with a model, and its calls. */
function aTalent() {
  const t = testApp() // 2 March 2026, 15:30 in India
  const account = anAccount(t, { role: 'model' })
  const model = aModel(t, { accountId: account.id })
  return { t, account, model, dashboard: t.as(account).talent.dashboard }
}

describe("the talent's dashboard", () => {
  it('is refused to visitors and to the agency', async () => {
    const t = testApp()
    for (const name of ['overview', 'opportunities', 'applications', 'projects'] as const) {
      await expect(t.visitor().talent.dashboard[name]()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
      await expect(t.as(t.admin()).talent.dashboard[name]()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
  })

  it("shows the demo talent the specification's figures", async () => {
    const t = testApp()
    seedAgency(t, {
      admin: { email: 'admin@tehkhana.example', passwordHash: 'none' },
      talent: { email: 'naina@tehkhana.example', passwordHash: 'none' },
    })
    const naina = t.db.select().from(accounts).where(eq(accounts.role, 'model')).get() ?? null
    const { dashboard } = t.as(naina).talent
    const { figures, completion, activity } = await dashboard.overview()
    expect(figures).toEqual({
      profileViews: 127,
      activeApplications: 3,
      completedProjects: 8,
      portfolioItems: 15,
    })
    expect(completion.percent).toBe(75)
    expect(completion.missing).toHaveLength(5)
    expect(completion.missing).toEqual(expect.arrayContaining(['banner', 'polaroids']))
    expect(activity.length).toBeGreaterThan(2)
    const projects = await dashboard.projects()
    expect(projects.filter(({ status }) => status === 'completed')).toHaveLength(8)
    const open = await dashboard.opportunities()
    expect(open.map(({ title }) => title)).not.toContain('Portraits on the lake')
    expect(await dashboard.applications()).toHaveLength(6)
  })

  it('is empty for a new talent', async () => {
    const { dashboard } = aTalent()
    const { figures, activity } = await dashboard.overview()
    expect(figures).toEqual({
      profileViews: 0,
      activeApplications: 0,
      completedProjects: 0,
      portfolioItems: 0,
    })
    expect(activity).toEqual([])
    expect(await dashboard.opportunities()).toEqual([])
    expect(await dashboard.applications()).toEqual([])
    expect(await dashboard.projects()).toEqual([])
  })

  it('does not use an external address as the profile picture, which could not be shown', async () => {
    const { t, model, dashboard } = aTalent()
    const elsewhere = { id: model.id, url: 'https://c.example/face.jpg', type: 'profile_pic' as const }
    await t.as(t.admin()).admin.images.add({ ...elsewhere, isLocked: false })
    const { figures, completion } = await dashboard.overview()
    expect(figures.portfolioItems).toBe(1)
    expect(completion.missing).toContain('profilePicture')
    aPicture(t, model.id, { type: 'profile_pic' })
    expect((await dashboard.overview()).completion.missing).not.toContain('profilePicture')
  })

  it("counts only the talent's own, and lists activity, newest first", async () => {
    const { t, model, dashboard } = aTalent()
    const other = aModel(t, { stageName: 'Other' })
    aPicture(t, model.id)
    aPicture(t, model.id)
    aPicture(t, other.id)
    const { id } = anOpportunity(t, { title: 'Hands wanted' })
    t.later(60_000)
    anOpportunityApplication(t, id, model.id, { status: 'reviewed' })
    anOpportunityApplication(t, id, other.id)
    t.later(60_000)
    aBooking(t, { modelId: model.id, status: 'accepted', workType: 'Runway' })
    aBooking(t, { modelId: model.id, status: 'pending' })
    aBooking(t, { modelId: model.id, status: 'reviewed', isSpam: true })
    aBooking(t, { modelId: other.id, status: 'accepted' })
    const { figures, activity } = await dashboard.overview()
    expect(figures).toMatchObject({ activeApplications: 1, portfolioItems: 2 })
    expect(activity.map(({ what, about, status, count }) => [what, about, status, count])).toEqual([
      ['booking', 'Runway', 'accepted', 1],
      ['submission', 'Hands wanted', 'reviewed', 1],
      ['portfolio', '', null, 2],
    ])
  })

  it('groups pictures by day in India: one entry for one day, two across its midnight', async () => {
    const { t, model, dashboard } = aTalent()
    const pictureAt = (at: string) => aPicture({ ...t, clock: () => new Date(at) }, model.id)
    // Half past three in the morning and half past seven, in India.
    pictureAt('2026-02-22T22:00:00.000Z')
    pictureAt('2026-02-23T02:00:00.000Z')
    pictureAt('2026-02-25T18:29:59.999Z')
    pictureAt('2026-02-25T18:30:00.000Z')
    const { activity } = await dashboard.overview()
    expect(activity.map(({ at, count }) => [at, count])).toEqual([
      ['2026-02-25T18:30:00.000Z', 1],
      ['2026-02-25T18:29:59.999Z', 1],
      ['2026-02-23T02:00:00.000Z', 2],
    ])
  })

  it('lists what is open today in India, newest first', async () => {
    const { t, dashboard } = aTalent()
    const old = { postedAt: '2026-02-01T00:00:00.000Z' }
    anOpportunity(t, { title: 'Without an end', deadline: null, ...old })
    anOpportunity(t, { title: 'Ends today', deadline: '2026-03-02' })
    anOpportunity(t, { title: 'Over', deadline: '2026-03-01' })
    anOpportunity(t, { title: 'Closed', closedAt: '2026-03-01T00:00:00.000Z' })
    expect((await dashboard.opportunities()).map(({ title }) => title)).toEqual([
      'Ends today',
      'Without an end',
    ])
  })

  it.each([
    ['active, begun', { status: 'active', days: ['2026-03-01', '2026-03-09'] }, 'active', '2026-03-09'],
    ['shooting today', { status: 'shooting', days: ['2026-03-02'] }, 'active', '2026-03-02'],
    ['active, later', { status: 'active', days: ['2026-03-03'] }, 'upcoming', '2026-03-03'],
    ['casting', { status: 'casting' }, 'upcoming', null],
    ['completed', { status: 'completed', days: ['2026-01-03', '2026-01-04'] }, 'completed', '2026-01-04'],
    ['completed and off', { status: 'completed', isActive: false }, 'completed', null],
  ] as const)('shows a project that is %s', async (_, given, status, date) => {
    const { t, model, dashboard } = aTalent()
    aProject(t, { ...given, client: 'Pinjra', team: [{ modelId: model.id }, { name: 'Ira' }] })
    const [project, ...others] = await dashboard.projects()
    expect(project).toMatchObject({ client: 'Pinjra', status, date })
    expect(JSON.stringify(project)).not.toContain('Ira')
    expect(others).toEqual([])
  })

  it.each([{ status: 'draft' }, { status: 'inactive' }, { status: 'active', isActive: false }] as const)(
    'does not show %o',
    async (given) => {
      const { t, model, dashboard } = aTalent()
      aProject(t, { ...given, team: [{ modelId: model.id }] })
      aProject(t, { status: 'active', team: [{ name: 'Somebody else' }] })
      expect(await dashboard.projects()).toEqual([])
      expect((await dashboard.overview()).activity).toEqual([])
    },
  )
})
