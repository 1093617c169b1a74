import { describe, expect, it } from 'vitest'
import { signedQr } from '../../helpers/money/eInvoices'
import { withConfirmed } from '../../helpers/money/money'

const MONEY = '/api/v1/money'

async function withInvoice() {
  const here = await withConfirmed()
  const { id } = await here.invoice()
  const of = (account: typeof here.noor) => ({ authorization: `Bearer ${here.t.tokenFor(account)}` })
  const get = (path: string, account = here.noor) =>
    here.t
      .http()
      .get(MONEY + path)
      .set(of(account))
  const pay = (body: object, account = here.admin) =>
    here.t.http().post(`${MONEY}/payments`).set(of(account)).send(body)
  return { ...here, id, get, pay }
}

describe('money by REST', () => {
  it('lists papers, one of them, and what is owed in all', async () => {
    const { t, id, get } = await withInvoice()
    t.later(20 * 24 * 60 * 60_000)
    const { body } = await get('/papers?standing=overdue')
    expect(body.data.pagination).toEqual({ total: 1, totalPages: 1 })
    expect(body.data.papers).toEqual([
      {
        ...{ _id: id, kind: 'invoice', number: 'TK/25-26/0001', client: 'Pinjra Studio LLP' },
        ...{ issued_on: '2026-03-02', due_on: '2026-03-17', job_number: 'J-2526-0001' },
        ...{ job_title: 'Pinjra, lookbook', total_paise: 12_744_000, received_paise: 0, withheld_paise: 0 },
        ...{ credited_paise: 0, refunded_paise: 0, outstanding_paise: 12_744_000, overpaid_paise: 0 },
        ...{ standing: 'overdue', accepted_by: null, accepted_at: null, days_late: 5, e_invoice: 'none' },
      },
    ])
    const one = (await get(`/papers/${id}`)).body.data.paper
    expect(one).toMatchObject({
      ...{ supply: 'within', place_name: 'Delhi (07)', taxable_paise: 10_800_000, cgst: 972_000, igst: 0 },
      ...{ buyer: { state_code: '07', is_abroad: false }, issued_by: 'Dev', payments: [] },
    })
    expect(one.lines[0]).toMatchObject({
      kind: 'day fee',
      amount_paise: 9_000_000,
      sac: '999631',
      rate_bp: 1800,
    })
    expect((await get('/outstanding')).body.data.outstanding).toEqual({
      ...{ papers: 1, outstanding_paise: 12_744_000, not_due_paise: 0 },
      ...{ late_15_paise: 12_744_000, late_30_paise: 0, older_paise: 0, unregistered: 0, unbilled_jobs: 0 },
    })
    expect((await get('/papers/unknown')).status).toBe(404)
    expect((await t.http().get(`${MONEY}/papers`)).status).toBe(401)
  })

  it('records a payment once by its key, by an admin, and not above what is owed', async () => {
    const { id, pay, noor, get } = await withInvoice()
    const given = {
      ...{
        paper_id: id,
        received_on: '2026-03-02',
        amount: '116640.00',
        withheld: '10800',
        withheld_code: '1027',
      },
      ...{ way: 'bank', reference: 'N123', decisionKey: 'a-key-of-a-program' },
    }
    expect((await pay(given, noor)).status).toBe(403)
    expect((await pay({ ...given, amount: '116641' })).status).toBe(400)
    for (const _ of ['first', 'again']) {
      const { status, body } = await pay(given)
      expect(status).toBe(200)
      expect(body.data.paper).toMatchObject({
        ...{ standing: 'paid', outstanding_paise: 0, received_paise: 11_664_000, withheld_paise: 1_080_000 },
        payments: [
          { received_on: '2026-03-02', amount_paise: 11_664_000, withheld_code: '1027', way: 'bank' },
        ],
      })
    }
    expect((await get('/outstanding')).body.data.outstanding).toMatchObject({
      papers: 0,
      outstanding_paise: 0,
    })
  })
})

it('keeps by REST what the buyer said of a credit note, for admins (M12)', async () => {
  const { t, asAdmin, invoice, admin, noor } = await withConfirmed()
  const { id } = await asAdmin.credit({ id: (await invoice()).id, reason: 'The amount is wrong' })
  const put = (account: typeof noor, answer: string) =>
    t
      .http()
      .put(`${MONEY}/papers/${id}/buyer-answer`)
      .set({ authorization: `Bearer ${t.tokenFor(account)}` })
      .send({ answer })
  expect((await put(noor, 'accepted')).status).toBe(403)
  expect((await put(admin, 'perhaps')).status).toBe(400)
  const { status, body } = await put(admin, 'rejected')
  expect(status).toBe(200)
  expect(body.data.paper.buyer_answer).toBe('rejected')
})

it('gives what waits for the e-invoice portal by REST, and takes its number from an admin', async () => {
  const here = await withConfirmed()
  const { t, asOwner, bill, value, invoice, admin, noor } = here
  const { settings } = await asOwner.admin.moneySettings.get()
  await asOwner.admin.moneySettings.save({ ...settings, eInvoiceFrom: '2026-03-01' })
  const { billing } = await value()
  const address = 'Shahpur Jat, Delhi 110049'
  await bill({ gstin: '07AAGFF2194N1Z1', address, version: billing?.version ?? 0 })
  const { id, number } = await invoice()
  const of = (account: typeof noor) => ({ authorization: `Bearer ${t.tokenFor(account)}` })
  const waiting = () => t.http().get(`${MONEY}/e-invoices`).set(of(admin))
  expect((await t.http().get(`${MONEY}/e-invoices`).set(of(noor))).status).toBe(403)
  expect((await waiting()).body.data.e_invoices).toMatchObject([
    { Version: '1.1', DocDtls: { Typ: 'INV', No: number, Dt: '02/03/2026' }, ValDtls: { TotInvVal: 127440 } },
  ])
  const irn = 'a5'.repeat(32)
  const { status, body } = await t
    .http()
    .put(`${MONEY}/papers/${id}/irn`)
    .set(of(admin))
    .send({ irn, irn_qr: signedQr(number, irn) })
  expect(status).toBe(200)
  expect(body.data.paper).toMatchObject({ e_invoice: 'registered', irn })
  expect((await waiting()).body.data.e_invoices).toEqual([])
})
