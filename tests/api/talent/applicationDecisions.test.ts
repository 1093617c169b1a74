import { ne } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents, opportunityApplications } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { anOpportunity, anOpportunityApplication } from '../../../server/demo/builders/opportunities'
import { testApp } from '../../helpers/testApp'

/** An opportunity with Asha's application to it. */
function aSignupRequest(given: Parameters<typeof anOpportunityApplication>[3] = {}) {
  const t = testApp()
  const admin = t.admin()
  const calls = () => t.as(admin).admin.opportunities
  const account = anAccount(t, { role: 'model', name: 'Asha Rao', email: 'asha@example.in' })
  const model = aModel(t, { accountId: account.id, stageName: 'Asha', city: 'Pune' })
  const opportunity = anOpportunity(t, { title: 'Hands wanted', company: 'Tamba' })
  const { id } = anOpportunityApplication(t, opportunity.id, model.id, given)
  const stored = () => t.db.select().from(opportunityApplications).get()
  const own = () => t.as(account).talent.dashboard
  const written = () => t.db.select().from(auditEvents).where(ne(auditEvents.action, 'signed in')).all()
  return { t, admin, calls, model, opportunity, id, stored, own, written }
}

describe('reading the applications', () => {
  it('shows the facts that the agency decides by, oldest application first', async () => {
    const { t, calls, model, opportunity, id } = aSignupRequest({ notes: 'I have hands.' })
    aPicture(t, model.id, { type: 'nude_front' })
    const { media } = aPicture(t, model.id, { type: 'profile_pic' })
    t.later(1_000)
    const nobody = aModel(t, { stageName: null, name: 'Rhea', email: null, city: null })
    anOpportunityApplication(t, opportunity.id, nobody.id)
    const { applications } = await calls().get({ id: opportunity.id })
    expect(applications).toMatchObject([
      {
        id,
        status: 'pending',
        notes: 'I have hands.',
        decisionNote: null,
        createdAt: '2026-03-02T10:00:00.000Z',
        model: { id: model.id, name: 'Asha', city: 'Pune', picture: { id: media.id } },
        email: 'asha@example.in',
      },
      { model: { name: 'Rhea', city: null, picture: null }, email: null },
    ])
  })
})

describe('deciding on an application', () => {
  it('accepts: the talent sees it and gets a mail, and the decision is recorded', async () => {
    const { t, admin, calls, model, opportunity, id, own, written } = aSignupRequest()
    const note = 'Bring the copper ring.'
    const answer = await calls().decide({ id, status: 'accepted', note })
    expect(answer.applications).toMatchObject([{ id, status: 'accepted', decisionNote: note }])
    expect(answer.opportunity).toMatchObject({ id: opportunity.id, applications: 1, waiting: 0 })
    expect(await own().applications()).toMatchObject([{ status: 'accepted', decisionNote: note }])
    const [mail, ...others] = t.mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipient: 'asha@example.in',
      replyTo: 'bookings@tehkhana.example',
      subject: 'Accepted: Hands wanted',
    })
    expect(mail?.text).toContain(note)
    expect(written()).toMatchObject([
      { action: 'application accepted', actorId: admin.id, subject: model.id, detail: 'Hands wanted' },
    ])
    const told = await t.as(admin).admin.dashboard.activity()
    expect(told).toContainEqual(expect.objectContaining({ what: 'application accepted', whom: 'Asha' }))
  })

  it('rejects without an invented reason', async () => {
    const { t, admin, calls, model, id, stored, written } = aSignupRequest({ status: 'reviewed' })
    await calls().decide({ id, status: 'rejected', note: ' ' })
    expect(stored()).toMatchObject({ status: 'rejected', decisionNote: null })
    expect(written()).toMatchObject([
      { action: 'application rejected', actorId: admin.id, subject: model.id, detail: 'Hands wanted' },
    ])
    expect(t.mails().map(({ subject }) => subject)).toEqual(['Your application: Hands wanted'])
  })

  it('marks as reviewed without a mail, and the talent may still withdraw', async () => {
    const { t, calls, model, opportunity, id, stored, own, written } = aSignupRequest()
    await calls().decide({ id, status: 'reviewed' })
    await calls().decide({ id, status: 'reviewed' })
    expect(stored()).toMatchObject({ status: 'reviewed' })
    expect(t.mails()).toEqual([])
    expect(written()).toEqual([])
    expect(await own().withdraw({ id })).toMatchObject({ status: 'withdrawn' })
    expect(written()).toMatchObject([
      {
        action: 'opportunity withdrawn',
        actorId: model.accountId,
        subject: opportunity.id,
        detail: 'Hands wanted',
      },
    ])
  })

  it('shows no earlier answer on an application that was made again', async () => {
    const { calls, id, stored, own, opportunity } = aSignupRequest()
    await calls().decide({ id, status: 'reviewed', note: 'Send a picture of your hands.' })
    await own().withdraw({ id })
    const again = await own().applyTo({ id: opportunity.id })
    expect(again).toMatchObject({ id, status: 'pending', decisionNote: null })
    await calls().decide({ id, status: 'accepted' })
    expect(stored()).toMatchObject({ status: 'accepted', decisionNote: null })
  })

  it.each([
    ['accepted', 'This application has already been decided'],
    ['rejected', 'This application has already been decided'],
    ['withdrawn', 'The model withdrew this application'],
  ] as const)('is refused for one that is %s', async (status, message) => {
    const { t, calls, id, stored } = aSignupRequest({ status })
    for (const next of ['reviewed', 'accepted', 'rejected'] as const)
      await expect(calls().decide({ id, status: next })).rejects.toMatchObject({ code: 'CONFLICT', message })
    expect(stored()).toMatchObject({ status, decisionNote: null })
    expect(t.mails()).toEqual([])
  })

  it('is refused for an unknown application, and for a status that only the talent sets', async () => {
    const { calls, id, stored } = aSignupRequest()
    await expect(calls().decide({ id: 'none', status: 'accepted' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Application not found',
    })
    for (const status of ['pending', 'withdrawn', 'approved', ''])
      await expect(calls().decide({ id, status } as never)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(stored()).toMatchObject({ status: 'pending' })
  })

  it('R13 one of ten concurrent decisions wins, and one mail is sent', async () => {
    const { t, calls, id, written } = aSignupRequest()
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) => calls().decide({ id, status: at % 2 ? 'accepted' : 'rejected' })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(t.mails()).toHaveLength(1)
    expect(written()).toHaveLength(1)
  })

  it('is stored without a mail when the talent has no address', async () => {
    const t = testApp()
    const rhea = aModel(t, { stageName: 'Rhea', email: null })
    const { id } = anOpportunityApplication(t, anOpportunity(t).id, rhea.id)
    const answer = await t.as(t.admin()).admin.opportunities.decide({ id, status: 'accepted' })
    expect(answer.applications).toMatchObject([{ status: 'accepted' }])
    expect(t.mails()).toEqual([])
  })

  it('writes to the address of a model without an account', async () => {
    const t = testApp()
    const rhea = aModel(t, { stageName: 'Rhea', email: 'rhea@example.in' })
    const { id } = anOpportunityApplication(t, anOpportunity(t).id, rhea.id)
    await t.as(t.admin()).admin.opportunities.decide({ id, status: 'rejected' })
    expect(t.mails()).toMatchObject([{ recipient: 'rhea@example.in' }])
  })
})
