import { expect, it } from 'vitest'
import { claimOf } from '../../../helpers/desk/desk'
import { withMoney } from '../../../helpers/money/money'
import { withStatements } from '../../../helpers/money/statements'

const expense = { kind: 'expense', words: 'Flight', quantity: '1', price: '8,640' } as const

it('what stays with the agency is commission and service charge, as in the first worked example', async () => {
  const { statements, job, zoya } = await withStatements()
  expect(await statements.margin({ number: job.number })).toMatchObject({
    commissionPaise: 18_000_00,
    ownPaise: 18_000_00,
    marginPaise: 36_000_00,
    marginBp: 3333,
    talents: [{ modelId: zoya.id, name: 'Zoya', sharePaise: 72_000_00 }],
  })
})

it('an expense that is passed on changes nothing of it, a talent’s own line is shared', async () => {
  const { statements, desk, job, again } = await withStatements()
  await desk.money.addLine({ ...expense, jobId: job.id })
  expect(await statements.margin({ number: job.number })).toMatchObject({
    marginPaise: 36_000_00,
    marginBp: 3333,
  })
  const { claimId } = claimOf(await again(job))
  await desk.money.addLine({
    jobId: job.id,
    claimId,
    kind: 'usage',
    words: 'One year',
    quantity: '1',
    price: '10,000',
  })
  const { marginPaise, talents } = (await statements.margin({ number: job.number })) ?? {}
  // The charge of 20 % is on fees and usages: 18,000 and 2,000, with 20 % of 1,00,000.
  expect(marginPaise).toBe(40_000_00)
  expect(talents?.[0]?.sharePaise).toBe(80_000_00)
})

it('a talent without a commission on the day of work leaves the margin unknown', async () => {
  const { t, admin, asOwner, job } = await withMoney()
  const { margin } = t.as(admin).admin.statements
  expect(await margin({ number: job.number })).toBeNull()
  await asOwner.admin.statementSettings.addCommission({ percent: '20', fromDay: '2026-06-01', untilDay: '' })
  expect(await margin({ number: job.number })).toMatchObject({
    marginPaise: null,
    marginBp: null,
    talents: [{ sharePaise: null }],
  })
})

it('a booker reads no margin', async () => {
  const { t, noor, job } = await withStatements()
  await expect(t.as(noor).admin.statements.margin({ number: job.number })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
})
