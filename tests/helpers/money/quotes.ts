import { withMoney } from './money'

/** The job of the first worked example with its quote, and the address of the quote's page. */
export async function quoted() {
  const here = await withMoney()
  const { desk, job, bill } = here
  await bill()
  const quote = await desk.money.makeQuote({
    jobId: job.id,
    totalPaise: 1_27_440_00,
    validUntil: '2026-03-12',
    poNumber: 'PO 7',
  })
  const { text, url } = await desk.money.text({ id: quote.id })
  const path = new URL(url).pathname
  const accept = (name: string) => here.t.http().post(path).type('form').send({ name })
  return { ...here, quote, text, path, accept }
}
