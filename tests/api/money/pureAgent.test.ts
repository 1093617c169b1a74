import { expect, it } from 'vitest'
import { paperPlan } from '../../../server/features/money/papers/plan.rules'
import { findPaper } from '../../../server/features/money/papers/repository'
import { withConfirmed, withMoney } from '../../helpers/money/money'

const FLIGHT = { kind: 'expense', words: 'Flight to Goa', quantity: '1', price: '8,640' } as const
const ALL = ['asked', 'bill', 'cost', 'apart'] as const

it('an expense as pure agent is on the invoice without tax, and apart (M8)', async () => {
  const { t, desk, job, asAdmin } = await withConfirmed()
  await desk.money.addLine({ ...FLIGHT, jobId: job.id, pureAgent: [...ALL] })
  const { id } = await asAdmin.issueInvoice({ jobId: job.id, totalPaise: 1_36_080_00 })
  expect(await desk.money.get({ id })).toMatchObject({
    ...{ taxablePaise: 1_08_000_00, cgst: 9_720_00, sgst: 9_720_00 },
    ...{ untaxedPaise: 8_640_00, totalPaise: 1_36_080_00 },
  })
  const plan = paperPlan(findPaper(t.db, id) as never, {
    ...{ agency: { name: 'Tehkhana', contact: '' }, outstandingPaise: 0, refersTo: null },
  })
  expect(plan.lines.find(({ words }) => words === 'Flight to Goa')).toMatchObject({
    ...{ more: 'paid for you as pure agent, at cost', sac: '', rate: '', amount: '8,640.00' },
  })
  expect(plan.sums).toContainEqual(['Taxable value', '1,08,000.00'])
  expect(plan.sums).toContainEqual(['Paid as pure agent', '8,640.00'])
  expect(plan.byRate).toEqual([
    ['GST by rate', 'Taxable ₹', 'CGST ₹', 'SGST ₹', 'IGST ₹', 'Tax ₹'],
    ['18 %', '1,08,000.00', '9,720.00', '9,720.00', '–', '19,440.00'],
  ])
})

it('an expense is taxed where nothing is ticked, and refused where one of the four is missing', async () => {
  const { desk, job, value } = await withMoney()
  const add = (pureAgent: (typeof ALL)[number][], kind: 'expense' | 'overtime' = 'expense') =>
    desk.money.addLine({ ...FLIGHT, kind, jobId: job.id, pureAgent })
  await expect(add(['asked', 'bill', 'cost'])).rejects.toThrow('Tick all four, or none: then it is taxed')
  await expect(add(['asked', 'asked', 'bill', 'cost'])).rejects.toThrow('Tick all four')
  await expect(add([...ALL], 'overtime')).rejects.toThrow('Only an expense can be without tax')
  await add([])
  const line = (await value()).lines.find(({ words }) => words === 'Flight to Goa')
  expect(line).toMatchObject({ isTaxable: true, sac: '999631', rateBp: 1800 })
})
