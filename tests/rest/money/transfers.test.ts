import { expect, it } from 'vitest'
import { documented } from '../../helpers/desk/deskCalls'
import { withTwoInvoices } from '../../helpers/money/transfers'

const MONEY = '/api/v1/money'

async function withBoth() {
  const here = await withTwoInvoices()
  const { t, admin, first, second } = here
  const call = (method: 'get' | 'post' | 'put', path: string, body?: object, account = admin) => {
    const request = t
      .http()
      [method](MONEY + path)
      .set({ authorization: `Bearer ${t.tokenFor(account)}` })
    return body ? request.send(body) : request
  }
  const given = {
    ...{ paper_id: first.id, received_on: '2026-03-02', way: 'bank', reference: 'EXAM26030200093' },
    ...{ amount: '1,16,640', withheld: '10,800', withheld_code: '194J', decisionKey: 'one line of the bank' },
    others: [{ paper_id: second.id, amount: '25,920', withheld: '2,400', withheld_code: '194J' }],
  }
  return { ...here, call, given }
}

it('one call records a transfer over two papers once, and says what belongs together', async () => {
  const { call, given, first, second } = await withBoth()
  const { body } = await call('post', '/payments', given)
  expect(documented('post /api/v1/money/payments', body)).toEqual(body)
  expect(body.data.paper.payments).toMatchObject([
    {
      ...{ amount_paise: 11_664_000, withheld_paise: 1_080_000, certificate_seen_on: null },
      transfer: { amount_paise: 14_256_000, others: [{ _id: second.id, number: second.number }] },
    },
  ])
  await call('post', '/payments', given)
  const other = (await call('get', `/papers/${second.id}`)).body.data.paper
  expect(other).toMatchObject({ standing: 'paid', received_paise: 2_592_000 })
  expect(other.payments[0].transfer.others).toEqual([{ _id: first.id, number: first.number }])
})

it('a part that is too much names its own field, and nothing is recorded', async () => {
  const { call, given, first, second } = await withBoth()
  const others = [{ paper_id: second.id, amount: '28,320.01' }]
  const { status, body } = await call('post', '/payments', { ...given, others })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('At most ₹28,320.00 is owed')
  expect((await call('get', `/papers/${first.id}`)).body.data.paper.payments).toEqual([])
})

it('certificates are listed by client and quarter, marked as seen and taken back, by an admin', async () => {
  const { call, given, first, second, noor } = await withBoth()
  await call('post', '/payments', given)
  const { body } = await call('get', '/certificates?standing=missing')
  expect(documented('get /api/v1/money/certificates', body)).toEqual(body)
  const [row] = body.data.certificates
  expect(row).toMatchObject({
    ...{ client: 'Pinjra, lookbook client', quarter: '2026-01-01', withheld_paise: 1_320_000 },
    ...{ due_on: '2026-06-15', days_late: 0, seen_on: null },
    payments: [{ paper_id: first.id }, { paper_id: second.id, withheld_code: '194J' }],
  })
  const ids = row.payments.map(({ _id }: { _id: string }) => _id)
  const mark = (is_seen: boolean) => call('put', '/certificates', { payment_ids: ids, is_seen })
  expect((await mark(true)).body).toMatchObject({ success: true })
  const seen = async () => (await call('get', '/certificates?standing=seen')).body.data.certificates
  expect(await seen()).toMatchObject([{ seen_on: '2026-03-02' }])
  await mark(false)
  expect(await seen()).toEqual([])
  expect((await call('get', '/certificates', undefined, noor)).status).toBe(403)
})
