import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { models, projectDates, projects } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { anEnquiry } from '../../../server/demo/builders/enquiries'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { aSignupRequest } from '../../../server/demo/builders/signupRequests'
import { type TestApp, testApp } from '../../helpers/testApp'

type Project = Partial<typeof projects.$inferInsert> & { days?: string[] }
function project(t: TestApp, id: string, { days = [], ...given }: Project) {
  const at = t.clock().toISOString()
  t.db
    .insert(projects)
    .values({
      id,
      title: id,
      type: 'fashion',
      shootNature: 'studio',
      createdAt: at,
      updatedAt: at,
      ...given,
    })
    .run()
  for (const [position, day] of days.entries())
    t.db.insert(projectDates).values({ projectId: id, position, day }).run()
}

describe('the admin dashboard', () => {
  it('is refused to visitors and talents', async () => {
    const t = testApp()
    const talent = anAccount(t, { role: 'model' })
    for (const name of ['figures', 'waiting', 'activity'] as const) {
      await expect(t.visitor().admin.dashboard[name]()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
      await expect(t.as(talent).admin.dashboard[name]()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    await expect(t.as(talent).admin.me()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('shows zeros for an empty database', async () => {
    const t = testApp()
    const { figures, waiting, activity } = t.as(t.admin()).admin.dashboard
    expect(await figures()).toEqual({ activeProjects: 0, totalModels: 0, upcomingShoots: 0, galleryItems: 0 })
    expect((await waiting()).requests).toEqual({ count: 0, newest: null })
    expect(await activity()).toEqual([])
  })

  it('counts active projects, models that the agency added or that finished onboarding, coming shoots and portfolio items', async () => {
    const t = testApp() // 2 March 2026, 15:30 in India
    project(t, 'active', { status: 'active', days: ['2026-03-01', '2026-03-02', '2026-03-09'] })
    project(t, 'shooting', { status: 'shooting', days: ['2026-04-01'] })
    project(t, 'off', { status: 'active', isActive: false, days: ['2026-04-01'] })
    project(t, 'draft', { status: 'draft', days: ['2026-04-01'] })
    const asha = aModel(t)
    aModel(t, { stageName: 'Not assigned', isActive: false })
    aModel(t, { stageName: 'Added, not finished', onboardedAt: null })
    const signsUp = (name: string) => anAccount(t, { role: 'model', email: `${name}@example.in` }).id
    aModel(t, { stageName: 'Only signed up', accountId: signsUp('one'), onboardedAt: null })
    aModel(t, { stageName: 'Finished', accountId: signsUp('two') })
    const invited = aModel(t, { stageName: 'Invited', onboardedAt: null })
    t.later(1_000)
    const accountId = signsUp('three')
    t.db.update(models).set({ accountId }).where(eq(models.id, invited.id)).run()
    aPicture(t, asha.id)
    aPicture(t, asha.id, { isLocked: true })
    const admin = t.as(t.admin()).admin
    expect((await admin.models.list({})).total).toBe(6)
    expect(await admin.dashboard.figures()).toEqual({
      activeProjects: 2,
      totalModels: 5,
      upcomingShoots: 3,
      galleryItems: 2,
    })
  })

  it('stops counting a shoot of today at midnight in India, not in London', async () => {
    const t = testApp()
    project(t, 'active', { status: 'active', days: ['2026-03-02'] })
    const shoots = async () => (await t.as(t.admin()).admin.dashboard.figures()).upcomingShoots
    t.later(8 * 60 * 60_000) // 23:30 in India
    expect(await shoots()).toBe(1)
    t.later(60 * 60_000) // 00:30 in India, 19:00 in London
    expect(await shoots()).toBe(0)
  })

  it('counts what waits for the agency, without spam', async () => {
    const t = testApp()
    aSignupRequest(t)
    aSignupRequest(t, { isSpam: true })
    aSignupRequest(t, { status: 'approved' })
    anEnquiry(t)
    anEnquiry(t, { status: 'read' })
    const waiting = await t.as(t.admin()).admin.dashboard.waiting()
    expect(waiting.requests).toEqual({ count: 1, newest: '2026-03-02T10:00:00.000Z' })
    expect(waiting.enquiries.count).toBe(1)
    expect(waiting.bookings.count).toBe(0)
  })

  it('lists recent activity, newest first', async () => {
    const t = testApp()
    const admin = t.admin()
    anEnquiry(t, { name: 'Devika Rao' })
    t.later(1000)
    const { id } = aSignupRequest(t, { name: 'Zoya Khan' })
    t.later(1000)
    await t.as(admin).admin.signupRequests.decide({ id, status: 'approved' })
    const lines = await t.as(admin).admin.dashboard.activity()
    expect(lines.map(({ what, who, whom }) => ({ what, who, whom }))).toEqual([
      { what: 'request approved', who: 'Meera Iyer', whom: 'Zoya Khan' },
      { what: 'application', who: null, whom: 'Zoya Khan' },
      { what: 'enquiry', who: null, whom: 'Devika Rao' },
    ])
  })

  it('shows an undone decision as undone only, and then the next decision', async () => {
    const t = testApp()
    const admin = t.as(t.admin()).admin
    const { id } = aSignupRequest(t, { name: 'Zoya Khan' })
    const other = aSignupRequest(t, { name: 'Imran Ali' })
    const told = async () =>
      (await admin.dashboard.activity()).filter(({ who }) => who).map(({ what, whom }) => [what, whom])
    const { decidedAt } = await admin.signupRequests.decide({ id, status: 'approved' })
    t.later(1000)
    await admin.signupRequests.decide({ id: other.id, status: 'approved' })
    await admin.signupRequests.undo({ id, decidedAt })
    expect(await told()).toEqual([
      ['request decision undone', 'Zoya Khan'],
      ['request approved', 'Imran Ali'],
    ])
    t.later(1000)
    await admin.signupRequests.decide({ id, status: 'approved' })
    expect(await told()).toEqual([
      ['request approved', 'Zoya Khan'],
      ['request decision undone', 'Zoya Khan'],
      ['request approved', 'Imran Ali'],
    ])
  })
})
