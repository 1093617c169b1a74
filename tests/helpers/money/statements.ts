import { eq } from 'drizzle-orm'
import { models } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import { claimOf } from '../desk/desk'
import { NOW } from '../testApp'
import { withMoney } from './money'

/**
 * Zoya's job of the first worked example, invoiced and paid on 2 March 2026 of the clock; its talent is paid once the client
 * has paid, by 20 % and, until a test says otherwise, a code of 10 % from a year above ₹50,000.
 */
export async function withStatements({
  fee = 45_000_00,
  percent = '20',
}: {
  fee?: number
  percent?: string
} = {}) {
  const here = await withMoney()
  const { t, owner, admin, desk, settle, again, bill, asOwner, zoya, job: first } = here
  const codes = { '1027': '', '1023': '' }
  for (const [code, rate, singleFrom, yearFrom] of [
    ['1027', '10', '', '50,000'],
    ['1023', '1', '30,000', '1,00,000'],
  ] as const) {
    const { withholdingCodes } = await asOwner.admin.moneySettings.addWithholdingCode({
      ...{ code, name: 'An example', rate, singleFrom, yearFrom, fromDay: '2020-04-01', untilDay: '' },
    })
    codes[code] =
      withholdingCodes.find((each) => each.code === code && each.fromDay === '2020-04-01')?.id ?? ''
  }
  const settings = (facts: object = {}) =>
    asOwner.admin.statementSettings.save({
      talentDue: 'client paid',
      dueDays: '30',
      codeId: codes['1027'],
      catchesUp: true,
      version: 0,
      ...facts,
    })
  await settings()
  await asOwner.admin.statementSettings.addCommission({ percent, fromDay: '2020-01-01', untilDay: '' })
  await bill({ gstin: '07AAGFF2194N1Z1' })
  const statements = t.as(admin).admin.statements

  /** Confirms a priced job, invoices it and lets the client pay it. */
  async function paid(given = first, feePaise = fee) {
    settle(given)
    await desk.claims.setFee({ ...claimOf(await again(given)), feePaise, feeUnit: 'day' })
    await desk.claims.recordAnswer({ ...claimOf(await again(given)), answer: 'yes' })
    await desk.claims.confirm(claimOf(await again(given)))
    const client = (await again(given)).client?.id ?? ''
    if (given.id !== first.id) await bill({ gstin: '07AAGFF2194N1Z1' }, client)
    const value = await here.value(given.number)
    const paper = await here.asAdmin.issueInvoice({
      jobId: given.id,
      totalPaise: value.preview?.totalPaise ?? 0,
    })
    await pay(paper)
    return paper
  }
  const today = () => new Date(t.clock().getTime() + 5.5 * 3600_000).toISOString().slice(0, 10)
  const pay = (paper: { id: string; outstandingPaise: number }) =>
    here.asAdmin.recordPayment({
      paperId: paper.id,
      receivedOn: today(),
      amount: `${paper.outstandingPaise / 100}`,
      way: 'bank',
    })
  const draft = (modelId = zoya.id) => statements.make({ modelId, fromDay: '2026-01-01', toDay: today() })
  async function issued(modelId = zoya.id) {
    const { id, netPaise } = await draft(modelId)
    return statements.issue({ id, netPaise })
  }
  const another = (name: string) => aModel(t, { stageName: name, name, email: `${name}@example.in` })
  /** Zoya deletes her own account. */
  async function leaves() {
    const email = 'zoya@example.in'
    const account = anAccount(t, { role: 'model', name: 'Zoya Khan', email, emailVerifiedAt: NOW })
    t.db.update(models).set({ accountId: account.id }).where(eq(models.id, zoya.id)).run()
    await t.as(account).talent.account.remove({ proof: email })
  }
  return {
    ...here,
    leaves,
    codes,
    owner,
    admin,
    statements,
    settings,
    paid,
    pay,
    draft,
    issued,
    today,
    another,
  }
}
