import { expect, it } from 'vitest'
import { auditLines } from '../../helpers/auditLines'
import { DAY } from '../../helpers/desk/desk'
import { withConfirmed } from '../../helpers/money/money'
import { withTwoInvoices } from '../../helpers/money/transfers'

/** One transfer over two papers, with ₹10,800.00 and ₹2,400.00 withheld in March 2026. */
async function withheld() {
  const here = await withTwoInvoices()
  await here.transfer()
  const rows = async (filters: object = {}) => (await here.asAdmin.certificates(filters)).items
  return { ...here, rows }
}

it('tax that was withheld is listed by client and quarter, with its sum and the day it is due', async () => {
  const { rows, asAdmin, first, second } = await withheld()
  expect(await rows()).toMatchObject([
    {
      ...{ client: 'Pinjra, lookbook client', quarter: '2026-01-01', withheldPaise: 13_200_00 },
      ...{ dueOn: '2026-06-15', daysLate: 0, seenOn: null },
      payments: [
        { paperId: first.id, number: first.number, withheldPaise: 10_800_00, withheldCode: '194J' },
        { paperId: second.id, number: second.number, withheldPaise: 2_400_00 },
      ],
    },
  ])
  expect(await asAdmin.certificateSums()).toEqual({ missing: 1, missingPaise: 13_200_00, overduePaise: 0 })
})

it('a client is found as in other lists, whatever accents and capitals are typed', async () => {
  const { desk, job, rows } = await withheld()
  const { id, version } = await desk.clients.get({ id: job.client?.id ?? '' })
  await desk.clients.change({ id, version, name: 'Société Pinjra' })
  for (const search of ['societe', 'SOCIÉTÉ', 'pinjra'])
    expect((await rows({ search })).map(({ client }) => client)).toEqual(['Société Pinjra'])
  expect(await rows({ search: 'lookbook' })).toEqual([])
})

it('a certificate is overdue from 16 June on, and asked for with our PAN', async () => {
  const { t, rows, asAdmin } = await withheld()
  t.later(105 * DAY) // 15 June
  expect(await rows({ standing: 'overdue' })).toEqual([])
  t.later(DAY)
  const [row] = await rows({ standing: 'overdue' })
  expect(row).toMatchObject({ daysLate: 1 })
  expect(row?.ask?.text).toContain('Jan to Mar 2026 (Q4), due by 15 Jun. You withheld ₹13,200.00: ')
  expect(row?.ask?.text).toContain('Our PAN is AAGFF2194N.')
  expect(await asAdmin.certificateSums()).toMatchObject({ overduePaise: 13_200_00 })
})

it('is marked as seen, told on the papers, and taken back', async () => {
  const { t, rows, asAdmin, first, read } = await withheld()
  const paymentIds = (await rows())[0]?.payments.map(({ id }) => id) ?? []
  await asAdmin.markCertificate({ paymentIds, isSeen: true })
  expect(await rows()).toMatchObject([{ seenOn: '2026-03-02', ask: null, withheldPaise: 13_200_00 }])
  expect(await rows({ standing: 'missing' })).toEqual([])
  expect(await asAdmin.certificateSums()).toEqual({ missing: 0, missingPaise: 0, overduePaise: 0 })
  expect((await read(first.id)).payments).toMatchObject([{ certificateSeenOn: '2026-03-02' }])
  await asAdmin.markCertificate({ paymentIds, isSeen: true })
  expect(auditLines(t, 'certificate seen').map((line) => line.at(-1))).toEqual([
    `${first.number}: 10800.00`,
    expect.stringContaining(': 2400.00'),
  ])
  await asAdmin.markCertificate({ paymentIds, isSeen: false })
  expect(await rows({ standing: 'seen' })).toEqual([])
  expect(auditLines(t, 'certificate not seen')).toHaveLength(2)
})

it('tax that the certificate did not name stays missing', async () => {
  const { rows, asAdmin } = await withheld()
  const paymentIds = (await rows())[0]?.payments.slice(0, 1).map(({ id }) => id) ?? []
  await asAdmin.markCertificate({ paymentIds, isSeen: true })
  expect((await rows()).map(({ seenOn, withheldPaise }) => [seenOn, withheldPaise])).toEqual([
    [null, 2_400_00],
    ['2026-03-02', 10_800_00],
  ])
})

it('a payment without tax withheld has no certificate, and a booker marks none', async () => {
  const { t, noor, invoice, asAdmin } = await withConfirmed()
  const { id } = await invoice()
  expect(await asAdmin.certificateSums()).toBeNull()
  const paid = { paperId: id, receivedOn: '2026-03-02', amount: '1', way: 'bank' } as const
  const { payments } = await asAdmin.recordPayment(paid)
  const given = { paymentIds: [payments[0]?.id ?? ''], isSeen: true }
  await expect(asAdmin.markCertificate(given)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(t.as(noor).admin.money.certificates({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(t.as(noor).admin.money.markCertificate(given)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(t.as(noor).admin.money.openBeside({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
