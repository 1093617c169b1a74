import { expect, it } from 'vitest'
import { endWhatIsOpen } from '../../../server/backup/repository'
import { auditLines } from '../../helpers/auditLines'
import { UNREGISTERED, withConfirmed, withMoney } from '../../helpers/money/money'

const ASKS =
  'This site was restored from a backup. A superadmin has to say in the money settings which numbers were given out since.'
const KNOWN = {
  ...{ quote: 0, proforma: 1, invoice: 0, 'credit note': 0, 'debit note': 0 },
  ...{ 'receipt voucher': 0, 'refund voucher': 0, statement: 0 },
}
const said = (numbers: Record<string, number>) =>
  Object.fromEntries(Object.entries(numbers).map(([kind, last]) => [kind, String(last)])) as never

/** An agency with one proforma, restored from a backup of the day before. */
async function restored() {
  const here = await withConfirmed()
  const { t, desk, job, owner, admin } = here
  const given = { jobId: job.id, totalPaise: 1_27_440_00 }
  const proforma = await desk.money.makeProforma(given)
  endWhatIsOpen(t.db, t.clock(), '2026-03-01T22:00:00.000Z')
  return { ...here, given, proforma, asOwner: t.as(owner), asAdmin: t.as(admin).admin.money }
}

it('nothing gets a number after a restore until a superadmin says which were given out since (M1)', async () => {
  const { asOwner, asAdmin, given, proforma, t } = await restored()
  await expect(asAdmin.issueInvoice(given)).rejects.toThrow(ASKS)
  const advance = { paperId: proforma.id, receivedOn: '2026-03-02', amount: '59,000', way: 'bank' } as const
  await expect(asAdmin.recordPayment(advance)).rejects.toThrow(ASKS)
  expect((await asOwner.desk.money.value({ number: proforma.jobNumber ?? '' })).problems).toMatchObject({
    ...{ quote: ['restored'], proforma: ['restored'], invoice: ['restored'] },
  })
  const { inDoubt } = await asOwner.admin.moneySettings.get()
  expect(inDoubt?.madeAt).toBe('2026-03-01T22:00:00.000Z')
  expect(inDoubt?.numbers.map(({ kind, start, last }) => [kind, start, last])).toEqual([
    ['quote', 'TKQ/25-26/', 0],
    ['proforma', 'TKP/25-26/', 1],
    ['receipt voucher', 'TKR/25-26/', 0],
    ['refund voucher', 'TKF/25-26/', 0],
    ['invoice', 'TK/25-26/', 0],
    ['credit note', 'TKC/25-26/', 0],
    ['debit note', 'TKD/25-26/', 0],
    ['statement', 'TKS/25-26/', 0],
  ])
  const next = await asOwner.admin.moneySettings.sayNumbers(said({ ...KNOWN, proforma: 1, invoice: 12 }))
  expect(next.inDoubt).toBeNull()
  expect(auditLines(t, 'money settings changed').at(-1)?.[3]).toContain('TK/25-26/0012')
  expect((await asAdmin.issueInvoice(given)).number).toBe('TK/25-26/0013')
})

it('a number that the backup knows is not given out again, and what is not in doubt is not asked', async () => {
  const { asOwner, asAdmin, given } = await restored()
  await expect(asOwner.admin.moneySettings.sayNumbers(said({ ...KNOWN, proforma: 0 }))).rejects.toThrow(
    'TKP/25-26/0001 is known to be given out',
  )
  await expect(asOwner.admin.moneySettings.sayNumbers(said({ ...KNOWN, invoice: 10_000 }))).rejects.toThrow()
  await asOwner.admin.moneySettings.sayNumbers(said(KNOWN))
  expect((await asAdmin.issueInvoice(given)).number).toBe('TK/25-26/0001')
  await expect(asOwner.admin.moneySettings.sayNumbers(said(KNOWN))).rejects.toThrow('No number is in doubt.')
})

it('a backup of before the money settings asks nothing until they are filled in, and then for the numbers given out since', async () => {
  const { t, owner } = await withMoney(null)
  endWhatIsOpen(t.db, t.clock(), '2026-03-01T22:00:00.000Z')
  const settings = t.as(owner).admin.moneySettings
  const before = await settings.get()
  expect(before.inDoubt).toBeNull()
  const { inDoubt } = await settings.save({ ...UNREGISTERED, version: before.settings.version })
  expect(inDoubt?.madeAt).toBe('2026-03-01T22:00:00.000Z')
  expect(inDoubt?.numbers.every(({ last }) => last === 0)).toBe(true)
})

it('a backup that was made while numbers were in doubt leaves them in doubt since the first restore', async () => {
  const { t, asOwner } = await restored()
  endWhatIsOpen(t.db, t.clock(), '2026-03-02T03:00:00.000Z')
  expect((await asOwner.admin.moneySettings.get()).inDoubt?.madeAt).toBe('2026-03-01T22:00:00.000Z')
})
