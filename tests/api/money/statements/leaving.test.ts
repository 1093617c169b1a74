import { describe, expect, it } from 'vitest'
import { models, outbox } from '../../../../drizzle/schema'
import { auditLines } from '../../../helpers/auditLines'
import { withConfirmed } from '../../../helpers/money/money'
import { withStatements } from '../../../helpers/money/statements'

describe('a talent who is owed money (M14)', () => {
  it('is not deleted before an admin has read the sum, and the audit names the sum when they delete it anyway', async () => {
    const { t, admin, zoya, paid, issued } = await withStatements()
    await paid()
    const remove = (keepIfOwed?: boolean) => t.as(admin).admin.models.remove({ id: zoya.id, keepIfOwed })
    await expect(remove(true)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Zoya is still owed ₹72,000.00, which Money no longer lists after this.',
    })
    expect(t.db.select().from(models).all()).toHaveLength(1)
    await issued()
    await expect(remove(true)).rejects.toThrow('Zoya is still owed ₹64,800.00')
    await remove()
    expect(t.db.select().from(models).all()).toEqual([])
    expect(auditLines(t, 'model deleted')).toEqual([[admin.id, 'Dev', zoya.id, 'Zoya, still owed 64800.00']])
  })

  it('is deleted without a question once it is paid', async () => {
    const { t, admin, zoya, paid, issued, statements } = await withStatements()
    await paid()
    const { id } = await issued()
    await statements.pay({ id, paidOn: '2026-03-02', way: 'bank' })
    await t.as(admin).admin.models.remove({ id: zoya.id, keepIfOwed: true })
    expect(auditLines(t, 'model deleted')).toEqual([[admin.id, 'Dev', zoya.id, 'Zoya']])
  })

  it('is deleted where what the client paid was credited', async () => {
    const { t, admin, zoya, paid, asAdmin } = await withStatements()
    const { id } = await paid()
    await asAdmin.credit({ id, reason: 'The work did not take place' })
    await t.as(admin).admin.models.remove({ id: zoya.id })
    expect(t.db.select().from(models).all()).toEqual([])
  })

  it('can leave, and the agency reads in the email and in the audit what is still owed', async () => {
    const { t, admin, zoya, paid, leaves } = await withStatements()
    await paid()
    await leaves()
    expect(t.db.select().from(models).all()).toEqual([])
    const mail = t.db
      .select()
      .from(outbox)
      .all()
      .find(({ subject }) => subject === 'Account deleted: Zoya')
    expect(mail?.text).toContain('They are still owed ₹72,000.00.')
    expect(auditLines(t, 'account deleted')).toEqual([[null, null, zoya.id, 'still owed 72000.00']])
    // The dashboard names nobody, and no sum in place of a name.
    const told = await t.as(admin).admin.dashboard.activity()
    expect(told.find(({ what }) => what === 'account deleted')).toMatchObject({ whom: null })
  })

  it('leaves without a word of it where nothing is owed', async () => {
    const { t, zoya, leaves } = await withStatements()
    await leaves()
    expect(
      t.db
        .select()
        .from(outbox)
        .all()
        .map(({ text }) => text)
        .join(),
    ).not.toContain('owed')
    expect(auditLines(t, 'account deleted')).toEqual([[null, null, zoya.id, null]])
  })
})

it('an agency that has not set statements up deletes a model as before', async () => {
  const { t, admin, zoya, desk, job, asAdmin, invoice } = await withConfirmed()
  const { id, outstandingPaise } = await invoice()
  await asAdmin.recordPayment({
    ...{ paperId: id, receivedOn: '2026-03-02', amount: `${outstandingPaise / 100}`, way: 'bank' },
  })
  await t.as(admin).admin.models.remove({ id: zoya.id })
  expect((await desk.jobs.get({ number: job.number })).claims).toMatchObject([{ modelName: 'Zoya' }])
})
