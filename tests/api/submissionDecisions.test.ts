import { ne } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents, submissions } from '../../drizzle/schema'
import { anAccount } from '../../server/demo/builders/accounts'
import { aModel, aPicture } from '../../server/demo/builders/models'
import { anOpportunity, aSubmission } from '../../server/demo/builders/opportunities'
import { testApp } from '../helpers/testApp'

/** An opportunity with Asha's application to it. */
function anApplication(given: Parameters<typeof aSubmission>[3] = {}) {
  const t = testApp()
  const admin = t.admin()
  const desk = () => t.as(admin).admin.opportunities
  const account = anAccount(t, { role: 'model', name: 'Asha Rao', email: 'asha@example.in' })
  const model = aModel(t, { accountId: account.id, stageName: 'Asha', city: 'Pune' })
  const opportunity = anOpportunity(t, { title: 'Hands wanted', company: 'Tamba' })
  const { id } = aSubmission(t, opportunity.id, model.id, given)
  const stored = () => t.db.select().from(submissions).get()
  const own = () => t.as(account).talent.dashboard
  const written = () => t.db.select().from(auditEvents).where(ne(auditEvents.action, 'signed in')).all()
  return { t, admin, desk, model, opportunity, id, stored, own, written }
}

describe('reading who applied', () => {
  it('tells of each talent what the desk decides by, the first first', async () => {
    const { t, desk, model, opportunity, id } = anApplication({ notes: 'I have hands.' })
    aPicture(t, model.id, { type: 'nude_front' })
    const { media } = aPicture(t, model.id, { type: 'profile_pic' })
    t.later(1_000)
    const nobody = aModel(t, { stageName: null, name: 'Rhea', email: null, city: null })
    aSubmission(t, opportunity.id, nobody.id)
    const { submissions } = await desk().get({ id: opportunity.id })
    expect(submissions).toMatchObject([
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
  it('accepts: the talent sees it, is written to, and it is written down', async () => {
    const { t, admin, desk, model, opportunity, id, own, written } = anApplication()
    const note = 'Bring the copper ring.'
    const answer = await desk().decide({ id, status: 'accepted', note })
    expect(answer.submissions).toMatchObject([{ id, status: 'accepted', decisionNote: note }])
    expect(answer.opportunity).toMatchObject({ id: opportunity.id, applications: 1, waiting: 0 })
    expect(await own().submissions()).toMatchObject([{ status: 'accepted', decisionNote: note }])
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

  it('rejects without a reason that nobody wrote', async () => {
    const { t, desk, id, stored } = anApplication({ status: 'reviewed' })
    await desk().decide({ id, status: 'rejected', note: ' ' })
    expect(stored()).toMatchObject({ status: 'rejected', decisionNote: null })
    expect(t.mails().map(({ subject }) => subject)).toEqual(['Your application: Hands wanted'])
  })

  it('marks as reviewed without a mail, and the talent may still take it back', async () => {
    const { t, desk, id, stored, own, written } = anApplication()
    await desk().decide({ id, status: 'reviewed' })
    await desk().decide({ id, status: 'reviewed' })
    expect(stored()).toMatchObject({ status: 'reviewed' })
    expect(t.mails()).toEqual([])
    expect(written()).toEqual([])
    expect(await own().withdraw({ id })).toMatchObject({ status: 'withdrawn' })
  })

  it('says nothing of an earlier answer under an application that was made again', async () => {
    const { desk, id, stored, own, opportunity } = anApplication()
    await desk().decide({ id, status: 'reviewed', note: 'Send a picture of your hands.' })
    await own().withdraw({ id })
    const again = await own().applyTo({ id: opportunity.id })
    expect(again).toMatchObject({ id, status: 'pending', decisionNote: null })
    await desk().decide({ id, status: 'accepted' })
    expect(stored()).toMatchObject({ status: 'accepted', decisionNote: null })
  })

  it.each([
    ['accepted', 'This application has already been decided'],
    ['rejected', 'This application has already been decided'],
    ['withdrawn', 'The talent has taken this application back'],
  ] as const)('is refused for one that is %s', async (status, message) => {
    const { t, desk, id, stored } = anApplication({ status })
    for (const next of ['reviewed', 'accepted', 'rejected'] as const)
      await expect(desk().decide({ id, status: next })).rejects.toMatchObject({ code: 'CONFLICT', message })
    expect(stored()).toMatchObject({ status, decisionNote: null })
    expect(t.mails()).toEqual([])
  })

  it('is refused for no application, and for a status that is not the agency’s to give', async () => {
    const { desk, id, stored } = anApplication()
    await expect(desk().decide({ id: 'none', status: 'accepted' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Application not found',
    })
    for (const status of ['pending', 'withdrawn', 'approved', ''])
      await expect(desk().decide({ id, status } as never)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(stored()).toMatchObject({ status: 'pending' })
  })

  it('R13 of ten decisions at once one wins, and one mail goes out', async () => {
    const { t, desk, id, written } = anApplication()
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) => desk().decide({ id, status: at % 2 ? 'accepted' : 'rejected' })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(t.mails()).toHaveLength(1)
    expect(written()).toHaveLength(1)
  })

  it('mails nobody where there is no address, and decides all the same', async () => {
    const t = testApp()
    const rhea = aModel(t, { stageName: 'Rhea', email: null })
    const { id } = aSubmission(t, anOpportunity(t).id, rhea.id)
    const answer = await t.as(t.admin()).admin.opportunities.decide({ id, status: 'accepted' })
    expect(answer.submissions).toMatchObject([{ status: 'accepted' }])
    expect(t.mails()).toEqual([])
  })

  it('writes to the address of a model without an account', async () => {
    const t = testApp()
    const rhea = aModel(t, { stageName: 'Rhea', email: 'rhea@example.in' })
    const { id } = aSubmission(t, anOpportunity(t).id, rhea.id)
    await t.as(t.admin()).admin.opportunities.decide({ id, status: 'rejected' })
    expect(t.mails()).toMatchObject([{ recipient: 'rhea@example.in' }])
  })
})
