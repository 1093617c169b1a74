import { anAccount } from '../../../server/demo/builders/accounts'
import type { MoneySettingsForm } from '../../../shared/money/moneySettings'
import { atDesk, claimOf } from '../desk/desk'

const REGISTERED: MoneySettingsForm = {
  legalName: 'Tehkhana Talent LLP',
  address: 'Lower ground floor, Lane 4, Shahpur Jat\nNew Delhi 110049',
  registration: 'regular',
  gstin: '07AAGFF2194N1Z1',
  pan: 'AAGFF2194N',
  bankName: 'Example Bank, Delhi',
  bankHolder: 'Tehkhana Talent LLP',
  bankAccount: '000000004127',
  bankIfsc: 'EXAM0000049',
  upiId: 'tehkhana@examplebank',
  upiMax: '100000',
  prefix: 'TK',
  paymentDays: 15,
  advancePercent: 50,
  serviceCharge: '20',
  serviceChargeSac: '998599',
  feeSac: '999631',
  terms: 'Cancelled within 48 h: 50 %. Within 24 h: 100 %.',
  version: 0,
}

/** The same agency without registration: no code, no GSTIN. */
export const UNREGISTERED: MoneySettingsForm = {
  ...REGISTERED,
  registration: 'none',
  gstin: '',
  serviceChargeSac: '',
  feeSac: '',
}

/** A desk whose money settings are filled in, with the job of the first worked example: Zoya, two days of ₹45,000. */
export async function withMoney(settings: MoneySettingsForm | null = REGISTERED) {
  const here = atDesk()
  const { t, desk, optioned, again } = here
  const owner = anAccount(t, { role: 'superadmin', name: 'Ira' })
  const admin = anAccount(t, { role: 'admin', name: 'Dev' })
  const asOwner = t.as(owner)
  if (settings) {
    await asOwner.admin.moneySettings.addTaxCode({
      sac: '998599',
      name: 'Agency services',
      rate: '18',
      fromDay: '2017-07-01',
    })
    await asOwner.admin.moneySettings.save(settings)
  }
  async function aPricedJob(
    title = 'Pinjra, lookbook',
    feePaise = 45_000_00,
    days = ['2026-03-20', '2026-03-21'],
  ) {
    const job = await optioned(title, days)
    await desk.claims.setFee({ ...claimOf(job), feePaise, feeUnit: 'day' })
    return again(job)
  }
  const job = await aPricedJob()
  const value = (number = job.number) => desk.money.value({ number })
  const bill = (facts: object = {}, clientId = job.client?.id ?? '') =>
    desk.money.saveBilling({
      clientId,
      legalName: 'Pinjra Studio LLP',
      address: '22 Kaman Gali, Shahpur Jat',
      stateCode: '07',
      version: 0,
      ...facts,
    })
  return { ...here, owner, admin, asOwner, asAdmin: t.as(admin).admin.money, job, value, bill, aPricedJob }
}

/** The same with its talent confirmed, so that it can be invoiced. */
export async function withConfirmed() {
  const here = await withMoney()
  const { desk, job, settle, again, bill } = here
  settle(job)
  await desk.claims.recordAnswer({ ...claimOf(await again(job)), answer: 'yes' })
  await desk.claims.confirm(claimOf(await again(job)))
  await bill({ gstin: '07AAGFF2194N1Z1' })
  const invoice = () => here.asAdmin.issueInvoice({ jobId: job.id, totalPaise: 1_27_440_00 })
  return { ...here, invoice }
}
