import { parse } from 'csv-parse/sync'
import { bytes } from '../files/bodies'
import { unzip } from '../installed/backups'
import type { TestApp } from '../testApp'
import { withConfirmed } from './money'

export const ZIP = '/exports/accountant.zip'

/** The month's files by path, and the rows of a CSV by its heads, as another program reads them. */
export async function monthOf(t: TestApp, account: Parameters<TestApp['tokenFor']>[0], month = '2026-03') {
  const answer = await t
    .http()
    .post(ZIP)
    .auth(t.tokenFor(account), { type: 'bearer' })
    .send({ month })
    .buffer()
    .parse(bytes)
  const files = answer.status === 200 ? unzip(answer.body) : new Map<string, Buffer>()
  const rows = (name: string): Record<string, string>[] =>
    parse(files.get(`${name}.csv`) ?? Buffer.from('missing'), { bom: true, columns: true })
  return { answer, files, rows }
}

/** An advance, the invoice that takes it off, the rest with tax withheld, and half a day credited. */
export async function aMonth() {
  const here = await withConfirmed()
  const { desk, job, asAdmin, invoice } = here
  const proforma = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
  const paid = { receivedOn: '2026-03-02', way: 'bank', reference: '=1+1' } as const
  await asAdmin.recordPayment({ ...paid, paperId: proforma.id, amount: '59,000' })
  const issued = await invoice()
  await asAdmin.recordPayment({
    ...paid,
    paperId: issued.id,
    amount: '57,640',
    withheld: '10,800',
    withheldCode: '1027',
  })
  return { ...here, issued }
}
