import { describe, expect, it } from 'vitest'
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

describe('after the invoice', () => {
  const wrong = { reason: 'The amount is wrong' } as const
  const half = [
    { at: 0, amount: '22,500' },
    { at: 1, amount: '4,500' },
  ]

  it('what was credited does not stay, and the share is that of the statement, as in the fifth worked example', async () => {
    const { statements, asAdmin, job, paid } = await withStatements()
    const { id } = await paid()
    await asAdmin.credit({ ...wrong, id, lines: half })
    expect(await statements.margin({ number: job.number })).toMatchObject({
      creditedPaise: 27_000_00,
      commissionPaise: 13_500_00,
      ownPaise: 13_500_00,
      marginPaise: 27_000_00,
      // 27,000 of 81,000.
      marginBp: 3333,
      talents: [{ sharePaise: 54_000_00 }],
    })
  })

  it('a credit without tax lowers it as much, to the paisa', async () => {
    const { statements, asAdmin, job, paid } = await withStatements({ percent: '12.5' })
    const { id } = await paid()
    const lines = [{ at: 0, amount: '333.33' }]
    await asAdmin.credit({ ...wrong, id, lines, withoutTax: true })
    // 12.5 % of 89,666.67 is 11,208.33375.
    expect(await statements.margin({ number: job.number })).toMatchObject({
      creditedPaise: 333_33,
      commissionPaise: 11_208_33,
      ownPaise: 18_000_00,
      marginPaise: 29_208_33,
      talents: [{ sharePaise: 78_458_34 }],
    })
  })

  it('a debit note counts, once also where the job has its line already', async () => {
    const { statements, asAdmin, desk, job, paid } = await withStatements()
    const { id } = await paid()
    const margin = async () => (await statements.margin({ number: job.number }))?.marginPaise
    await asAdmin.debit({ id, at: 0, words: 'Overtime', amount: '10,000' })
    // 20 % of 1,00,000 and the charge of 18,000.
    expect(await margin()).toBe(38_000_00)
    await desk.money.addLine({
      ...{ jobId: job.id, kind: 'service charge', words: 'Late booking', quantity: '1', price: '5,000' },
    })
    expect(await margin()).toBe(43_000_00)
    await asAdmin.debit({ id, at: 1, words: 'Late booking', amount: '5,000' })
    expect(await margin()).toBe(43_000_00)
  })

  it('that was credited whole, it is of the lines again, which can be invoiced', async () => {
    const { statements, asAdmin, job, paid } = await withStatements()
    const { id } = await paid()
    await asAdmin.credit({ ...wrong, id, lines: null })
    expect(await statements.margin({ number: job.number })).toMatchObject({
      creditedPaise: 0,
      marginPaise: 36_000_00,
    })
  })
})
