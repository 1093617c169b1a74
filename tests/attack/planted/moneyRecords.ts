import { sql } from 'drizzle-orm'
import type { Db } from '../../../server/core/db/database'
import { UNREGISTERED } from '../../helpers/money/money'

// Records of money that a planted call needs, made by calls of a superadmin.

type Job = { id: string; number: string }
type Answer = {
  issuedOn?: string
  id: string
  netPaise?: number
  preview: { totalPaise: number } | null
  payments: { id: string }[]
  text: string
}
type Ask = (procedure: string, input: object) => Promise<Answer>

/** What stands for one call: sums are no texts, and a script is none. */
const SUMS = { kind: 'usage', quantity: '1', price: '500', amount: '100', withheld: '0', way: 'UPI' }
const ON = { receivedOn: '2026-03-02', paidOn: '2026-03-02' }
const DAY_AHEAD = '2099-04-10'
const NO_TAX = { gstin: '', stateCode: '07', isAbroad: false, abroad: null }

const versionOf = (db: Db) =>
  db.get<{ version: number }>(sql`select version from money_settings`)?.version ?? 0

/** The settings of an agency without registration, over those that are there, and a code of the tax list. */
export const moneySettingsIds = (db: Db) => ({
  ...UNREGISTERED,
  ...{
    sac: '998599',
    rate: '18',
    singleFrom: '',
    yearFrom: '',
    untilDay: '',
    fromDay: '2017-07-01',
    version: versionOf(db),
  },
})

/**
 * A job with a line of its own and its proforma or quote, with the token of a link to that; for a debit its invoice, and for a refund
 * or a certificate something received.
 */
export async function moneyIds(db: Db, ask: Ask, name: string, job: Job, clientId: string) {
  await ask('admin.moneySettings.save', { ...UNREGISTERED, version: versionOf(db) })
  await ask('desk.money.addLine', { ...SUMS, jobId: job.id, words: 'Usage' })
  const sums = { ...SUMS, ...NO_TAX, month: '2026-03', jobId: job.id, clientId, version: 0, ...ON }
  const { preview } = await askValue(ask, job.number)
  const issuing = { jobId: job.id, totalPaise: preview?.totalPaise ?? 0 }
  if (name.endsWith('.debit')) {
    db.run(
      sql`update claim_dates set state = 'confirmed' where job_date_id in
        (select id from job_dates where job_id = ${job.id})`,
    )
    await ask('desk.money.saveBilling', { ...sums, legalName: 'Kori', address: 'Pune' })
    return { ...sums, ...(await ask('admin.money.issueInvoice', issuing)), at: 0 }
  }
  const isQuote = /quote/i.test(name)
  const { id } = isQuote
    ? await ask('desk.money.makeQuote', { ...issuing, validUntil: DAY_AHEAD })
    : await ask('desk.money.makeProforma', issuing)
  if (name.endsWith('.markCertificate')) {
    const paid = { ...sums, paperId: id, withheld: '10', withheldCode: '1027' }
    const { payments } = await ask('admin.money.recordPayment', paid)
    return { id, paymentIds: payments.map(({ id }) => id), isSeen: true }
  }
  if (name.endsWith('.refund')) await ask('admin.money.recordPayment', { ...sums, paperId: id })
  const { text } = await ask('desk.money.text', { id })
  return {
    ...sums,
    ...issuing,
    id,
    paperId: id,
    quoteId: '',
    validUntil: DAY_AHEAD,
    token: /\/[iq]\/([\w-]+)/.exec(text)?.[1] ?? '',
  }
}

/** A usage of a job's talent; its fee and days are no texts. */
export async function usageIds(ask: Ask, job: Job, claim: Claim) {
  const facts = { media: ['Online'], fee: '500', fromDay: '2026-03-01', untilDay: '2026-12-01' }
  const given = { ...facts, jobId: job.id, claimId: claim.id }
  const [usage] = await ask('desk.usages.add', { ...given, territory: 'India' }).then(
    (made) => made as never as Claim[],
  )
  return { ...given, id: usage?.id ?? '', version: usage?.version ?? 1 }
}

/** When and how talents are paid, over what is there. */
export const statementSettingsIds = (db: Db, name: string) => {
  const of = name.endsWith('saveTerms') ? sql`talent_terms` : sql`statement_settings`
  const { version } = db.get<{ version: number }>(sql`select version from ${of}`) ?? { version: 0 }
  return {
    ...{ talentDue: 'client paid', dueDays: '30', codeId: 'none', catchesUp: true, version },
    ...{ percent: '20', fromDay: '2020-01-01', untilDay: '', pan: '', gstin: '', udyam: '' },
  }
}

type Claim = { id: string; version: number }
/** A draft about a job whose client has paid, and for a payout the issued one. */
export async function statementIds(
  db: Db,
  ask: Ask,
  name: string,
  { job, claim, clientId, modelId }: { job: Job; claim: Claim; clientId: string; modelId: string },
) {
  await ask('desk.claims.setFee', {
    ...{ claimId: claim.id, version: claim.version, feePaise: 45_000_00, feeUnit: 'day' },
  })
  db.run(sql`update claim_dates set state = 'confirmed' where claim_id = ${claim.id}`)
  await ask('admin.moneySettings.save', { ...UNREGISTERED, version: versionOf(db) })
  const settings = statementSettingsIds(db, 'save')
  await ask('admin.statementSettings.save', settings)
  await ask('admin.statementSettings.addCommission', { percent: '20', fromDay: '2020-01-01', untilDay: '' })
  await ask('desk.money.saveBilling', { ...NO_TAX, clientId, version: 0, legalName: 'Kori', address: 'Pune' })
  const { preview } = await askValue(ask, job.number)
  const paper = await ask('admin.money.issueInvoice', { jobId: job.id, totalPaise: preview?.totalPaise })
  const amount = `${(preview?.totalPaise ?? 0) / 100}`
  await ask('admin.money.recordPayment', { ...SUMS, ...ON, paperId: paper.id, amount })
  db.run(sql`delete from statements where state = 'draft'`)
  const period = { fromDay: '2020-01-01', toDay: '2026-03-02', modelId }
  const ids = { ...period, claimId: claim.id, amount: '100', paidOn: '2026-03-02', way: 'UPI' }
  if (name.endsWith('.make')) return { ...ids, id: '' }
  const { id, netPaise } = await ask('admin.statements.make', period)
  if (!/pay/i.test(name)) return { ...ids, id, netPaise }
  const { issuedOn } = await ask('admin.statements.issue', { id, netPaise })
  return { ...ids, id, netPaise, paidOn: issuedOn }
}

const askValue = (ask: Ask, number: string) => ask('desk.money.value', { number, abroad: null })
