import { describe, expect, it } from 'vitest'
import { auditLines } from '../../../helpers/auditLines'
import { claimOf, DAY } from '../../../helpers/desk/desk'
import { withStatements } from '../../../helpers/money/statements'

const termsWithUdyam = (modelId: string) => ({
  modelId,
  pan: 'ABCPK1234L',
  gstin: '',
  udyam: 'UDYAM-DL-01-0012345',
  codeId: '',
  version: 0,
})

describe('a payout', () => {
  it('is recorded once for an issued statement, and can be taken out', async () => {
    const { paid, draft, statements, admin, t } = await withStatements()
    await paid()
    const { id, netPaise } = await draft()
    const given = { id, paidOn: '2026-03-02', way: 'bank', reference: 'EXAM26041100417' } as const
    await expect(statements.pay(given)).rejects.toThrow('Issue this statement first.')
    await statements.issue({ id, netPaise })
    await expect(statements.pay({ ...given, paidOn: '2026-03-03' })).rejects.toThrow()
    await expect(statements.pay({ ...given, paidOn: '2026-03-01' })).rejects.toThrow()
    expect(await statements.pay(given)).toMatchObject({
      standing: 'paid',
      payout: { paidOn: '2026-03-02', amountPaise: 64_800_00, way: 'bank', reference: 'EXAM26041100417' },
    })
    await expect(statements.pay(given)).rejects.toThrow('This statement is paid already.')
    expect(await statements.removePayout({ id })).toMatchObject({ standing: 'issued', payout: null })
    expect(auditLines(t, 'statement issued')).toEqual([[admin.id, 'Dev', id, 'TKS/25-26/0001']])
    const line = [[admin.id, 'Dev', id, 'TKS/25-26/0001: 64800.00']]
    expect(auditLines(t, 'payout recorded')).toEqual(line)
    expect(auditLines(t, 'payout taken out')).toEqual(line)
  })

  it('of a talent with Udyam is asked for before 45 days (M14)', async () => {
    const { asOwner, zoya, paid, issued, statements, t } = await withStatements()
    await asOwner.admin.statementSettings.saveTerms(termsWithUdyam(zoya.id))
    await paid()
    // 45 days after 21 March is 5 May.
    expect(await statements.due()).toMatchObject([{ payBy: '2026-05-05' }])
    expect(await statements.paySoon()).toEqual([])
    t.later(56 * 24 * 60 * 60_000)
    expect(await statements.paySoon()).toMatchObject([{ name: 'Zoya', payBy: '2026-05-05', number: null }])
    const { id } = await issued()
    expect(await statements.paySoon()).toMatchObject([{ number: 'TKS/26-27/0001', statementId: id }])
    await statements.pay({ id, paidOn: '2026-04-27', way: 'UPI' })
    expect(await statements.paySoon()).toEqual([])
  })

  it('of a talent with Udyam is asked for before 45 days also while the job is on no paper (M14)', async () => {
    const { t, asOwner, zoya, job, desk, settle, again, statements } = await withStatements()
    await asOwner.admin.statementSettings.saveTerms(termsWithUdyam(zoya.id))
    settle(job)
    await desk.claims.recordAnswer({ ...claimOf(await again(job)), answer: 'yes' })
    await desk.claims.confirm(claimOf(await again(job)))
    const asked = async () =>
      (await statements.paySoon()).map(({ name, payBy, jobNumber }) => [name, payBy, jobNumber])
    // Ten days before 5 May is 25 April.
    t.later(53 * DAY)
    expect(await asked()).toEqual([])
    t.later(DAY)
    expect(await asked()).toEqual([['Zoya', '2026-05-05', job.number]])
    await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
    expect(await asked()).toEqual([['Zoya', '2026-05-05', null]])
  })

  it('is not asked for where the whole invoice was credited, so that nothing is due', async () => {
    const { asOwner, asAdmin, zoya, paid, statements, t } = await withStatements()
    await asOwner.admin.statementSettings.saveTerms(termsWithUdyam(zoya.id))
    const { id } = await paid()
    await asAdmin.credit({ id, reason: 'The work did not take place' })
    t.later(56 * 24 * 60 * 60_000)
    expect(await statements.due()).toEqual([])
    expect(await statements.paySoon()).toEqual([])
  })
})
