import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { outbox, papers, quoteAcceptances } from '../../drizzle/schema'
import { callProcedure, type Procedure, procedureNamed } from './calls'
import { moneyIds } from './planted/moneyRecords'
import { attacked } from './server'

// Links of quotes in the hands of whoever has got hold of one.

const here = attacked()

const call = (name: string, input: object, token?: string) =>
  callProcedure(here.server.url, procedureNamed(name) as Procedure, input, token ? { token } : {})

/** A job of its own with a quote or a proforma that was sent. */
async function sent(kind: 'makeQuote' | 'makeProforma') {
  const { db, superadmin, staySignedIn } = here.agency
  const ask = async (name: string, input: object) => {
    const { status, text } = await call(name, input, staySignedIn(superadmin))
    if (status !== 200) throw new Error(`${name}: ${text}`)
    return JSON.parse(text).result.data
  }
  const client = await ask('desk.clients.create', { name: `Kori ${kind} ${Math.random()}` })
  const { job } = await ask('desk.jobs.create', { title: kind, client: client.name, day: '2099-04-10' })
  const { id } = await moneyIds(db, ask, `desk.money.${kind}`, job, client.id)
  const { url } = await ask('desk.money.text', { id })
  return { ask, id, token: new URL(url).pathname.slice('/q/'.length), jobId: job.id }
}
const page = (path: string, name?: string) =>
  fetch(
    here.server.url + path,
    name === undefined
      ? { redirect: 'manual' }
      : { method: 'POST', redirect: 'manual', body: new URLSearchParams({ name }) },
  )
const accepted = (id: string) =>
  here.agency.db.select().from(quoteAcceptances).where(eq(quoteAcceptances.paperId, id)).all()

it('twenty acceptances at once count as one, with one mail, and later ones change nothing', async () => {
  const { id, token } = await sent('makeQuote')
  const said = await Promise.all(Array.from({ length: 20 }, (_, at) => page(`/q/${token}`, `Client ${at}`)))
  expect(said.map(({ status }) => status).filter((status) => ![303, 429].includes(status))).toEqual([])
  const [first, ...more] = accepted(id)
  expect(more).toEqual([])
  await page(`/q/${token}`, 'Somebody Else')
  expect(accepted(id)).toEqual([first])
  const number = here.agency.db.select().from(papers).where(eq(papers.id, id)).get()?.number ?? ''
  const told = here.agency.db
    .select()
    .from(outbox)
    .all()
    .filter(({ subject }) => subject.includes(number))
  expect(told).toHaveLength(1)
})

it('a token of another kind of link, of a withdrawn quote and one that never was open the same 404', async () => {
  const { ask, id, token } = await sent('makeQuote')
  const proforma = await sent('makeProforma')
  const never = await page(`/q/${'A'.repeat(22)}`)
  const closed = await never.text()
  expect(never.status).toBe(404)
  await ask('desk.money.withdrawQuote', { id })
  for (const [path, name] of [
    [`/q/${proforma.token}`, undefined],
    [`/q/${proforma.token}`, 'Anita Rao'],
    [`/q/${token}`, undefined],
    [`/q/${token}`, 'Anita Rao'],
    ['/q/%3Cscript%3E', 'Anita Rao'],
  ] as const) {
    const answer = await page(path, name)
    expect([path, answer.status, await answer.text()]).toEqual([path, 404, closed])
  }
  expect((await page(`/i/${token}`)).status).toBe(404)
  expect([...accepted(id), ...accepted(proforma.id)]).toEqual([])
})

it('the session of a talent makes, withdraws and reads no quote', async () => {
  const { talent, staySignedIn } = here.agency
  const { id, jobId } = await sent('makeQuote')
  const token = staySignedIn(talent.account)
  for (const [name, input] of [
    ['desk.money.makeQuote', { jobId, totalPaise: 1, validUntil: '2099-04-10' }],
    ['desk.money.withdrawQuote', { id }],
    ['desk.money.get', { id }],
    ['desk.money.text', { id }],
    ['desk.money.acceptedQuotes', {}],
  ] as const)
    expect([name, (await call(name, input, token)).status]).toEqual([name, 403])
})
