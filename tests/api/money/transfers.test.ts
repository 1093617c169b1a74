import { expect, it } from 'vitest'
import { payments } from '../../../drizzle/schema'
import { auditLines } from '../../helpers/auditLines'
import { withTwoInvoices } from '../../helpers/money/transfers'

it('one transfer settles two papers, each to the paisa, and both name the other (issue 48)', async () => {
  const { t, first, second, transfer, read } = await withTwoInvoices()
  const paid = await transfer()
  expect(paid).toMatchObject({ standing: 'paid', outstandingPaise: 0 })
  expect(paid.payments).toMatchObject([
    {
      ...{ amountPaise: 1_16_640_00, withheldPaise: 10_800_00, reference: 'EXAM26030200093' },
      transfer: { amountPaise: 1_42_560_00, others: [{ id: second.id, number: second.number }] },
    },
  ])
  const other = await read(second.id)
  expect(other).toMatchObject({ standing: 'paid', outstandingPaise: 0 })
  expect(other.payments).toMatchObject([
    {
      ...{ amountPaise: 25_920_00, withheldPaise: 2_400_00, withheldCode: '194J' },
      transfer: { amountPaise: 1_42_560_00, others: [{ id: first.id, number: first.number }] },
    },
  ])
  expect(auditLines(t, 'payment recorded').map((line) => line.at(-1))).toEqual([
    `${first.number}: 116640.00`,
    `${second.number}: 25920.00`,
  ])
})

it('a part above what is owed on its paper takes all others back (M11)', async () => {
  const { t, second, transfer } = await withTwoInvoices()
  const others = [{ paperId: second.id, amount: '25,920.01', withheld: '2,400' }]
  await expect(transfer({ others })).rejects.toThrow('At most ₹28,320.00 is owed, with what was kept back')
  expect(t.db.select().from(payments).all()).toEqual([])
})

it('the parts are papers of one client, each named once', async () => {
  const { first, second, transfer } = await withTwoInvoices()
  const named = (paperId: string) => ({ paperId, amount: '1' })
  const twice = 'This paper is named twice'
  await expect(transfer({ others: [named(second.id), named(second.id)] })).rejects.toThrow(twice)
  await expect(transfer({ others: [named(first.id)] })).rejects.toThrow(twice)
  const strange = 'Choose a paper of the same client'
  await expect(transfer({ others: [named('unknown')] })).rejects.toThrow(strange)
})

it('taking one part out takes out the whole transfer, and the papers are open again', async () => {
  const { t, second, transfer, read, asAdmin } = await withTwoInvoices()
  const { payments: parts } = await transfer()
  const opened = await asAdmin.removePayment({ id: parts[0]?.id ?? '' })
  expect(opened).toMatchObject({ standing: 'open', outstandingPaise: 1_27_440_00, payments: [] })
  expect(await read(second.id)).toMatchObject({ standing: 'open', outstandingPaise: 28_320_00 })
  expect(auditLines(t, 'payment taken out')).toHaveLength(2)
})
