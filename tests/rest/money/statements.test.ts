import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { models } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { documented } from '../../helpers/desk/deskCalls'
import { withStatements } from '../../helpers/money/statements'

const MONEY = '/api/v1/money'
type Method = 'get' | 'post' | 'delete'

async function withPaid() {
  const here = await withStatements()
  await here.paid()
  const { t, admin, zoya } = here
  const call = (method: Method, path: string, body?: object, account: typeof admin | null = admin) => {
    const request = t.http()[method](path.startsWith('/api') ? path : MONEY + path)
    if (account) request.set({ authorization: `Bearer ${t.tokenFor(account)}` })
    return body ? request.send(body) : request
  }
  const period = { model_id: zoya.id, from_day: '2026-01-01', to_day: '2026-03-02' }
  return { ...here, call, period }
}

const SUMS = {
  ...{ fee_paise: 9_000_000, commission_paise: 1_800_000, share_paise: 7_200_000 },
  ...{ withheld_paise: 720_000, expense_paise: 0, net_paise: 6_480_000 },
}

describe('statements by REST', () => {
  it('are drafted, issued and paid out, the first worked example to the paisa', async () => {
    const { call, period, zoya, job } = await withPaid()
    const claimId = job.claims[0]?.id
    const due = await call('get', '/talents-due')
    expect(due.body.data.talents).toEqual([
      {
        ...{ model_id: zoya.id, name: 'Zoya', share_paise: 7_200_000, works: 1 },
        ...{ since: '2026-03-02', pay_by: null, draft_id: null },
      },
    ])
    expect(documented('get /api/v1/money/talents-due', due.body)).toEqual(due.body)
    const made = (await call('post', '/statements', { ...period, decisionKey: 'a draft' })).body.data
      .statement
    expect(made).toMatchObject({
      ...{
        talent: 'Zoya Khan',
        number: null,
        next: 'TKS/25-26/0001',
        standing: 'draft',
        problems: [],
        ...SUMS,
      },
      ...{ withheld_code: '1027', withheld_bp: 1000, payout: null, issued_on: null },
      lines: [
        {
          ...{ claim_id: claimId, title: 'Pinjra, lookbook', days: '20–21 Mar', ...SUMS },
          ...{ commission_bp: 2000, client_paid_on: '2026-03-02', expense_words: '' },
          made: [{ words: '2 days × 45,000.00', amount_paise: 9_000_000 }],
        },
      ],
    })
    const at = `/statements/${made._id}`
    const taxi = { claim_id: claimId, words: 'Taxi', amount: '1240.00', decisionKey: 'a taxi' }
    for (const _ of ['first', 'again'])
      expect((await call('post', `${at}/expenses`, taxi)).body.data.statement.expenses).toMatchObject([
        { claim_id: claimId, words: 'Taxi', amount_paise: 124_000 },
      ])
    expect((await call('post', `${at}/issue`, { net_paise: 6_480_000 })).status).toBe(409)
    const given = { net_paise: 6_604_000, decisionKey: 'an issue' }
    const issued = await call('post', `${at}/issue`, given)
    expect(issued.body.data.statement).toMatchObject({
      ...{ number: 'TKS/25-26/0001', standing: 'issued', issued_on: '2026-03-02', issued_by: 'Dev' },
      ...{ ...SUMS, expense_paise: 124_000, net_paise: 6_604_000 },
    })
    expect((await call('post', `${at}/issue`, given)).body).toEqual(issued.body)
    const paid = await call('post', `${at}/payout`, {
      ...{ paid_on: '2026-03-02', way: 'bank', reference: 'EXAM26030200417' },
    })
    expect(paid.body.data.statement).toMatchObject({
      standing: 'paid',
      payout: { paid_on: '2026-03-02', amount_paise: 6_604_000, way: 'bank', reference: 'EXAM26030200417' },
    })
    expect(documented('post /api/v1/money/statements/:id/payout', paid.body)).toEqual(paid.body)
    expect((await call('get', at)).body).toEqual(paid.body)
    const listed = await call('get', '/statements?standing=paid')
    expect(listed.body.data).toEqual({
      statements: [
        {
          ...{
            _id: made._id,
            model_id: zoya.id,
            talent: 'Zoya Khan',
            number: 'TKS/25-26/0001',
            standing: 'paid',
          },
          ...{ from_day: '2026-01-01', to_day: '2026-03-02', issued_on: '2026-03-02' },
          ...{ paid_on: '2026-03-02', net_paise: 6_604_000 },
        },
      ],
      pagination: { total: 1, totalPages: 1 },
    })
    const back = await call('delete', `${at}/payout`)
    expect(back.body.data.statement).toMatchObject({ standing: 'issued', payout: null })
  })

  it('say at which field something is wrong, and keep what is issued', async () => {
    const { call, period } = await withPaid()
    const late = await call('post', '/statements', { ...period, to_day: '2026-03-03' })
    expect([late.status, late.body.issues]).toEqual([
      400,
      [{ path: 'to_day', message: 'Choose a day that is not after today' }],
    ])
    const { _id, net_paise } = (await call('post', '/statements', period)).body.data.statement
    const second = await call('post', '/statements', period)
    expect([second.status, second.body.message]).toEqual([409, 'This talent has a draft already.'])
    const at = `/statements/${_id}`
    const early = await call('post', `${at}/payout`, { paid_on: '2026-03-02', way: 'UPI' })
    expect([early.status, early.body.message]).toEqual([409, 'Issue this statement first.'])
    expect((await call('delete', `${at}/expenses/unknown`)).status).toBe(404)
    await call('post', `${at}/issue`, { net_paise })
    expect((await call('delete', at)).status).toBe(409)
    expect((await call('get', '/statements/unknown')).status).toBe(404)
    expect((await call('get', at)).body.data.statement.standing).toBe('issued')
  })

  it('are thrown away while they are drafts', async () => {
    const { call, period, zoya } = await withPaid()
    const { _id } = (await call('post', '/statements', period)).body.data.statement
    expect((await call('delete', `/statements/${_id}`)).body.data).toEqual({ model_id: zoya.id })
    expect((await call('get', `/statements/${_id}`)).status).toBe(404)
  })

  it('are for admins: a booker is refused each of them, and so is a visitor', async () => {
    const { call, period, noor, statements, zoya } = await withPaid()
    const draft = await statements.make({ modelId: zoya.id, fromDay: '2026-01-01', toDay: '2026-03-02' })
    const at = `/statements/${draft.id}`
    const calls: [Method, string, object?][] = [
      ['get', '/talents-due'],
      ['get', '/statements'],
      ['post', '/statements', period],
      ['get', at],
      ['delete', at],
      ['post', `${at}/expenses`, { claim_id: 'x', words: 'Taxi', amount: '1' }],
      ['delete', `${at}/expenses/x`],
      ['post', `${at}/issue`, { net_paise: draft.netPaise }],
      ['post', `${at}/payout`, { paid_on: '2026-03-02', way: 'UPI' }],
      ['delete', `${at}/payout`],
    ]
    for (const [method, path, body] of calls) {
      expect((await call(method, path, body, noor)).status, `${method} ${path}`).toBe(403)
      expect((await call(method, path, body, null)).status, `${method} ${path}`).toBe(401)
    }
    expect((await statements.get({ id: draft.id })).standing).toBe('draft')
  })

  it('of a talent are read by the talent alone, without the client’s price', async () => {
    const { t, call, zoya, issued, another, admin } = await withPaid()
    const account = anAccount(t, { role: 'model', name: 'Zoya Khan' })
    t.db.update(models).set({ accountId: account.id }).where(eq(models.id, zoya.id)).run()
    const gul = anAccount(t, { role: 'model', name: 'Gul' })
    t.db
      .update(models)
      .set({ accountId: gul.id })
      .where(eq(models.id, another('Gul').id))
      .run()
    await issued()
    const own = '/api/v1/talent/money'
    const { body } = await call('get', own, undefined, account)
    expect(body.data).toMatchObject({
      statements: [{ number: 'TKS/25-26/0001', ...SUMS, payout: null, lines: [SUMS] }],
      coming: [],
    })
    expect(documented('get /api/v1/talent/money', body)).toEqual(body)
    for (const secret of ['12744000', '10800000', 'Studio LLP', 'ervice charge'])
      expect(JSON.stringify(body)).not.toContain(secret)
    expect((await call('get', own, undefined, gul)).body.data).toEqual({ statements: [], coming: [] })
    expect((await call('get', own, undefined, admin)).status).toBe(403)
    expect((await call('get', '/statements', undefined, account)).status).toBe(403)
  })
})
