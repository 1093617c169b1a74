import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents, oneTimeTokens, outbox, signupRequests } from '../../../drizzle/schema'
import { dueMails } from '../../../server/core/mail/outbox'
import { aSignupRequest } from '../../../server/demo/builders/signupRequests'
import { send } from '../../helpers/servers/sendRequest'
import { type TestApp, testApp } from '../../helpers/testApp'

const TWO_MINUTES = 120_000
const due = (t: TestApp) =>
  dueMails(t.db, t.clock(), 100).map(({ recipient, subject }) => [recipient, subject])
const stored = (t: TestApp, id: string) =>
  t.db.select().from(signupRequests).where(eq(signupRequests.id, id)).get()
const admin = (t: TestApp) => t.as(t.admin()).admin.signupRequests

describe('the mail about a decision', () => {
  it.each(['approved', 'rejected'] as const)('waits two minutes when a request is %s', async (status) => {
    const t = testApp()
    const { id } = aSignupRequest(t, { email: 'zoya@example.in' })
    await admin(t).decide({ id, status })
    expect(t.mails()).toHaveLength(1)
    t.later(TWO_MINUTES - 1)
    expect(due(t)).toEqual([])
    t.later(1)
    expect(due(t)).toMatchObject([['zoya@example.in', expect.any(String)]])
  })
})

describe('undoing a decision', () => {
  it.each(['approved', 'rejected'] as const)('restores a request that was %s', async (status) => {
    const t = testApp()
    const { id } = await send.application(t, 'first')
    const before = stored(t, id)
    const receipts = t.mails().map((mail) => mail.id)
    const { decidedAt } = await admin(t).decide({ id, status, note: 'Come by on Friday.' })
    t.later(TWO_MINUTES - 1)
    expect(await admin(t).undo({ id, decidedAt })).toEqual({ id, status: 'pending' })
    expect(stored(t, id)).toEqual(before)
    // The receipt stays; the decision's mail and its invitation were deleted.
    expect(t.mails().map((mail) => mail.id)).toEqual(receipts)
    expect(t.db.select().from(oneTimeTokens).all()).toEqual([])
    const lines = t.db.select().from(auditEvents).where(eq(auditEvents.subject, id)).all()
    expect(lines.map(({ action, detail }) => [action, detail])).toEqual([
      [`request ${status}`, null],
      ['request decision undone', status],
    ])
  })

  it('lets the request be decided again, with one mail', async () => {
    const t = testApp()
    const { id } = aSignupRequest(t)
    const first = await admin(t).decide({ id, status: 'rejected' })
    await admin(t).undo({ id, decidedAt: first.decidedAt })
    t.later(1_000)
    await admin(t).decide({ id, status: 'approved' })
    expect(t.mails()).toHaveLength(1)
    expect(t.mails()[0]?.text).toContain('/signup?invite=')
  })

  it('is refused after two minutes, in a plain sentence, and changes nothing', async () => {
    const t = testApp()
    const { id } = aSignupRequest(t)
    const { decidedAt } = await admin(t).decide({ id, status: 'approved' })
    t.later(TWO_MINUTES)
    await expect(admin(t).undo({ id, decidedAt })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'The email was already sent, so this decision cannot be undone',
    })
    expect(stored(t, id)?.status).toBe('approved')
    expect(t.mails()).toHaveLength(1)
    expect(t.db.select().from(oneTimeTokens).all()).toHaveLength(1)
  })

  it('is refused when the mail was tried already, whatever the time', async () => {
    const t = testApp()
    const { id } = aSignupRequest(t)
    const { decidedAt } = await admin(t).decide({ id, status: 'rejected' })
    t.db.update(outbox).set({ tries: 1 }).run()
    await expect(admin(t).undo({ id, decidedAt })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(stored(t, id)?.status).toBe('rejected')
  })

  it('R13 succeeds exactly once of many simultaneous attempts', async () => {
    const t = testApp()
    const { id } = aSignupRequest(t)
    const { decidedAt } = await admin(t).decide({ id, status: 'approved' })
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => admin(t).undo({ id, decidedAt })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    expect(refusals).toHaveLength(19)
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ code: 'CONFLICT', message: 'This decision was already undone' })
    const lines = t.db.select().from(auditEvents).where(eq(auditEvents.action, 'request decision undone'))
    expect(lines.all()).toHaveLength(1)
    expect(t.mails()).toEqual([])
  })

  it('does not undo a colleague’s later decision', async () => {
    const t = testApp()
    const { id } = aSignupRequest(t)
    const { decidedAt } = await admin(t).decide({ id, status: 'approved' })
    await admin(t).undo({ id, decidedAt })
    t.later(1_000)
    await admin(t).decide({ id, status: 'rejected' })
    await expect(admin(t).undo({ id, decidedAt })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(stored(t, id)?.status).toBe('rejected')
  })

  it('answers not found for an unknown request, and conflict for one that was never decided', async () => {
    const t = testApp()
    const { id } = aSignupRequest(t)
    const decidedAt = t.clock().toISOString()
    await expect(admin(t).undo({ id: 'nobody', decidedAt })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(admin(t).undo({ id, decidedAt })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(stored(t, id)?.status).toBe('pending')
  })

  it('is offered in the list while it is possible', async () => {
    const t = testApp()
    const { id } = aSignupRequest(t)
    const offered = async () => (await admin(t).list({})).items[0]?.undoableMs
    expect(await offered()).toBe(0)
    await admin(t).decide({ id, status: 'approved' })
    expect(await offered()).toBe(TWO_MINUTES)
    t.later(50_000)
    expect((await admin(t).get({ id })).undoableMs).toBe(70_000)
    t.later(70_000)
    expect(await offered()).toBe(0)
  })
})
