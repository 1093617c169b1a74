import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, auditEvents, opportunityApplications } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import { anOpportunity, anOpportunityApplication } from '../../../server/demo/builders/opportunities'
import { testApp } from '../../helpers/testApp'

/** A talent with a model, and its calls. */
function aTalent(facts: Parameters<typeof aModel>[1] = {}, environment = {}) {
  const t = testApp(environment) // 2 March 2026, 15:30 in India
  const account = anAccount(t, { role: 'model', name: 'Asha Rao', email: 'asha@example.in' })
  const model = aModel(t, { accountId: account.id, ...facts })
  const stored = () => t.db.select().from(opportunityApplications).all()
  return { t, account, model, stored, dashboard: t.as(account).talent.dashboard }
}

const refusal = (code: string, message: string) => ({ code, message })

describe('applying to an opportunity', () => {
  it('is refused to visitors and to the agency, and so is withdrawing', async () => {
    const t = testApp()
    const { id } = anOpportunity(t)
    for (const name of ['applyTo', 'withdraw'] as const) {
      const { dashboard } = t.visitor().talent
      await expect(dashboard[name]({ id })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
      const admin = t.as(t.admin()).talent.dashboard
      await expect(admin[name]({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    expect(t.mails()).toEqual([])
  })

  it.each([
    ['closed', { closedAt: '2026-03-01T00:00:00.000Z' }],
    ['past its deadline', { deadline: '2026-03-01' }],
  ])('is refused when it is %s', async (_, given) => {
    const { t, stored, dashboard } = aTalent()
    const { id } = anOpportunity(t, given)
    await expect(dashboard.applyTo({ id })).rejects.toMatchObject(
      refusal('CONFLICT', 'This opportunity is closed'),
    )
    expect(stored()).toEqual([])
    expect(t.mails()).toEqual([])
  })

  it('is refused for an unknown opportunity, and while the profile is unfinished', async () => {
    const { t, stored, dashboard } = aTalent({ onboardedAt: null, isActive: false })
    await expect(dashboard.applyTo({ id: 'nothing' })).rejects.toMatchObject(
      refusal('NOT_FOUND', 'Opportunity not found'),
    )
    await expect(dashboard.applyTo({ id: anOpportunity(t).id })).rejects.toMatchObject(
      refusal('CONFLICT', 'Please finish your profile before you apply'),
    )
    expect(stored()).toEqual([])
  })

  it('is refused to an account that the agency has closed', async () => {
    const { t, account, stored } = aTalent()
    const token = t.tokenFor(account)
    const { id } = anOpportunity(t)
    t.db.update(accounts).set({ deactivatedAt: '2026-03-02T09:00:00.000Z' }).run()
    await t
      .http()
      .post('/trpc/talent.dashboard.applyTo')
      .set('authorization', `Bearer ${token}`)
      .send({ id })
      .expect(401)
    expect(stored()).toEqual([])
  })

  it('works on the last day, counts at once, is recorded, and notifies the agency', async () => {
    const { t, account, model, dashboard } = aTalent()
    const { id } = anOpportunity(t, { title: 'Hands wanted', company: 'Tamba', deadline: '2026-03-02' })
    const made = await dashboard.applyTo({ id })
    expect(made).toMatchObject({
      opportunityId: id,
      opportunityTitle: 'Hands wanted',
      company: 'Tamba',
      status: 'pending',
      notes: null,
      createdAt: '2026-03-02T10:00:00.000Z',
    })
    expect(await dashboard.applications()).toEqual([made])
    expect((await dashboard.overview()).figures.activeApplications).toBe(1)
    const [mail, ...others] = t.mails()
    expect(mail).toMatchObject({ recipient: 'bookings@tehkhana.example', replyTo: 'asha@example.in' })
    expect(mail?.subject).toBe('Asha applied: Hands wanted')
    expect(mail?.text).toContain(`/admin/models/${model.id}`)
    expect(others).toEqual([])
    expect(
      t.db.select().from(auditEvents).where(eq(auditEvents.action, 'opportunity applied')).all(),
    ).toMatchObject([{ actorId: account.id, subject: id, detail: 'Hands wanted' }])
    const told = await t.as(t.admin()).admin.dashboard.activity()
    expect(told).toContainEqual(
      expect.objectContaining({ what: 'opportunity applied', who: 'Asha Rao', whom: 'Hands wanted' }),
    )
  })

  it('is open to a talent who is not on the roster yet', async () => {
    const { t, dashboard } = aTalent({ isActive: false })
    expect(await dashboard.applyTo({ id: anOpportunity(t).id })).toMatchObject({ status: 'pending' })
  })

  it('R13 happens once, of ten at the same time', async () => {
    const { t, stored, dashboard } = aTalent()
    const { id } = anOpportunity(t)
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => dashboard.applyTo({ id })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers)
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject(
          refusal('CONFLICT', 'You have already applied to this opportunity'),
        )
    expect(stored()).toHaveLength(1)
    expect(t.mails()).toHaveLength(1)
  })

  it.each(['reviewed', 'accepted', 'rejected'] as const)(
    'is not started again when it is %s',
    async (status) => {
      const { t, model, stored, dashboard } = aTalent()
      const { id } = anOpportunity(t)
      anOpportunityApplication(t, id, model.id, { status })
      await expect(dashboard.applyTo({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
      expect(stored()).toMatchObject([{ status }])
    },
  )

  it('is limited to sixty in an hour', async () => {
    const { t, dashboard } = aTalent({}, { RATE_LIMIT: 'on' })
    const { id } = anOpportunity(t)
    for (let tried = 0; tried < 60; tried++) await dashboard.applyTo({ id }).catch(() => null)
    await expect(dashboard.applyTo({ id })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})

describe('withdrawing an application', () => {
  it("S11 is refused for another's, which is not found", async () => {
    const { t, stored, dashboard } = aTalent()
    const other = aModel(t, { stageName: 'Other' })
    const { id } = anOpportunityApplication(t, anOpportunity(t).id, other.id)
    await expect(dashboard.withdraw({ id })).rejects.toMatchObject(
      refusal('NOT_FOUND', 'Application not found'),
    )
    expect(stored()).toMatchObject([{ status: 'pending' }])
  })

  it.each([
    ['accepted', 'The agency has already decided. Call us if your plans have changed.'],
    ['rejected', 'The agency has already decided. Call us if your plans have changed.'],
    ['withdrawn', 'You have already withdrawn this application'],
  ] as const)('is refused when it is %s', async (status, message) => {
    const { t, model, stored, dashboard } = aTalent()
    const { id } = anOpportunityApplication(t, anOpportunity(t).id, model.id, { status })
    await expect(dashboard.withdraw({ id })).rejects.toMatchObject(refusal('CONFLICT', message))
    expect(stored()).toMatchObject([{ status }])
    expect(t.mails()).toEqual([])
  })

  it.each(['pending', 'reviewed'] as const)(
    'withdraws one that is %s, and the talent can apply again',
    async (status) => {
      const { t, model, stored, dashboard } = aTalent()
      const { id: opportunityId } = anOpportunity(t, { title: 'Hands wanted' })
      const { id } = anOpportunityApplication(t, opportunityId, model.id, { status })
      expect(await dashboard.withdraw({ id })).toMatchObject({ id, status: 'withdrawn' })
      expect((await dashboard.overview()).figures.activeApplications).toBe(0)
      expect(t.mails().map(({ subject }) => subject)).toEqual(['Asha withdrew: Hands wanted'])
      t.later(60_000)
      expect(await dashboard.applyTo({ id: opportunityId })).toMatchObject({
        id,
        status: 'pending',
        createdAt: '2026-03-02T10:01:00.000Z',
      })
      expect(stored()).toHaveLength(1)
    },
  )

  it('works after the deadline, when applying again is refused', async () => {
    const { t, model, dashboard } = aTalent()
    const { id: opportunityId } = anOpportunity(t, { deadline: '2026-03-01' })
    const { id } = anOpportunityApplication(t, opportunityId, model.id)
    expect(await dashboard.withdraw({ id })).toMatchObject({ status: 'withdrawn' })
    await expect(dashboard.applyTo({ id: opportunityId })).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})
