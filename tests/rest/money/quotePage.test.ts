import { describe, expect, it } from 'vitest'
import { quoteAcceptances } from '../../../drizzle/schema'
import { loggedPath } from '../../../server/http/requestLog'
import { DAY } from '../../helpers/desk/desk'
import { withMoney } from '../../helpers/money/money'
import { quoted } from '../../helpers/money/quotes'

describe('the client’s page of a quote', () => {
  it('shows what it is for, until when it holds and the PDF, keeps nothing, and is not found by search', async () => {
    const { t, text: message, path } = await quoted()
    expect(message.replace(/http\S+/, 'LINK')).toBe(
      'Hi there, here is the quote TKQ/25-26/0001 for Pinjra, lookbook: ₹1,27,440.00, valid until 12 Mar. LINK',
    )
    const changes = () => t.db.$client.prepare('select total_changes()').pluck().get()
    const before = changes()
    const { status, text, headers } = await t.http().get(path)
    expect(status).toBe(200)
    for (const words of [
      ...['Quote', 'TKQ/25-26/0001', '₹1,27,440.00', 'Valid until 12 Mar', 'Pinjra, lookbook'],
      ...['Zoya, day fee', '90,000.00', 'Agency service charge', '18,000.00', 'Tax', '19,440.00'],
      ...['Your name', 'We accept'],
    ])
      expect(text).toContain(words)
    expect(text).not.toMatch(/<script|upi:|000000004127/)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['x-robots-tag']).toBe('noindex')
    const pdf = await t.http().get(`${path}/quote.pdf`)
    expect(pdf.headers['content-disposition']).toBe('attachment; filename=TKQ-25-26-0001.pdf')
    expect(pdf.headers['cache-control']).toBe('private, no-store')
    expect(changes()).toEqual(before)
    expect(loggedPath(path)).toBe('/q/…')
  })

  it('accepts in a name, once: another press changes nothing (M19)', async () => {
    const { t, path, quote, accept } = await quoted()
    const { status, headers } = await accept('Anita Rao')
    expect([status, headers.location]).toEqual([303, `${path}#accept`])
    t.later(DAY)
    expect((await accept('Somebody Else')).status).toBe(303)
    expect(t.db.select().from(quoteAcceptances).all()).toEqual([
      { paperId: quote.id, name: 'Anita Rao', acceptedAt: '2026-03-02T10:00:00.000Z' },
    ])
    const { text } = await t.http().get(path)
    expect(text).toContain('Accepted. Thank you.')
    expect(text).toContain('Anita Rao, 2 Mar')
    expect(text).not.toContain('We accept')
  })

  it('asks for a name, and keeps what was typed where it is refused', async () => {
    const { t, accept } = await quoted()
    const none = await accept('')
    expect([none.status, none.text.includes('Enter your name')]).toEqual([400, true])
    const long = await accept('A'.repeat(200))
    expect([long.status, long.text.includes(`value="${'A'.repeat(200)}"`)]).toEqual([400, true])
    expect(t.db.select().from(quoteAcceptances).all()).toEqual([])
  })

  it('shows a name with markup as text', async () => {
    const { t, path, accept } = await quoted()
    await accept('<b onclick=alert(1)>Anita</b>')
    const { text } = await t.http().get(path)
    expect(text).toContain('&lt;b onclick=alert(1)&gt;Anita')
    expect(text).not.toContain('<b onclick')
  })

  it('cannot be accepted after its last day, and says so', async () => {
    const { t, path, accept } = await quoted()
    t.later(11 * DAY)
    const { status, text } = await t.http().get(path)
    expect([status, text.includes('This quote can no longer be accepted.')]).toEqual([200, true])
    expect(text).not.toContain('We accept')
    expect((await accept('Anita Rao')).status).toBe(409)
  })

  it('is the same closed page for an unknown, an ended, a withdrawn one and a link of another kind', async () => {
    const { t, desk, job, quote, path, accept } = await quoted()
    const unknown = await t.http().get('/q/AAAAAAAAAAAAAAAAAAAAAA')
    expect(unknown.status).toBe(404)
    expect(unknown.text).toContain('This quote is closed.')
    const proforma = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
    const token = new URL((await desk.money.text({ id: proforma.id })).url).pathname.slice('/i/'.length)
    expect((await t.http().get(`/q/${token}`)).text).toBe(unknown.text)
    expect((await t.http().post(`/q/${token}`).type('form').send({ name: 'Anita' })).status).toBe(404)
    expect((await t.http().get(path.replace('/q/', '/i/'))).status).toBe(404)
    expect((await t.http().get(`${path.replace('/q/', '/i/')}/paper.pdf`)).status).toBe(404)
    await desk.money.endLinks({ id: quote.id })
    expect((await t.http().get(path)).text).toBe(unknown.text)
    expect((await accept('Anita Rao')).status).toBe(404)
    const again = new URL((await desk.money.text({ id: quote.id })).url).pathname
    await desk.money.withdrawQuote({ id: quote.id })
    const withdrawn = await t.http().get(again)
    expect([withdrawn.status, withdrawn.text]).toEqual([404, unknown.text])
    expect((await t.http().get(`${again}/quote.pdf`)).status).toBe(404)
  })
})

describe('quotes by REST', () => {
  it('are made and withdrawn by bookers, and by nobody without a session', async () => {
    const { t, noor, job } = await quoted()
    const as = (account: typeof noor) => ({ authorization: `Bearer ${t.tokenFor(account)}` })
    const body = { job_id: job.id, total_paise: 1_27_440_00, valid_until: '2026-03-20', po_number: 'PO 9' }
    const made = await t.http().post('/api/v1/money/quotes').set(as(noor)).send(body)
    expect(made.status).toBe(200)
    expect(made.body.data.paper).toMatchObject({
      ...{ kind: 'quote', number: 'TKQ/25-26/0002', due_on: '2026-03-20', po_number: 'PO 9' },
      ...{ standing: 'open', accepted_by: null, accepted_at: null },
    })
    const path = `/api/v1/money/quotes/${made.body.data.paper._id}`
    expect((await t.http().delete(path).set(as(noor))).body.data.paper.standing).toBe('withdrawn')
    expect((await t.http().delete(path).set(as(noor))).status).toBe(409)
    expect((await t.http().post('/api/v1/money/quotes').send(body)).status).toBe(401)
  })

  it('for a client abroad say whether it is taxed and why, and are refused without', async () => {
    const { t, noor, job, bill, value } = await withMoney()
    const { billing } = await value()
    await bill({
      legalName: 'Tamba GmbH',
      address: 'Leipzig',
      isAbroad: true,
      version: billing?.version ?? 0,
    })
    const quote = (more: object) =>
      t
        .http()
        .post('/api/v1/money/quotes')
        .set({ authorization: `Bearer ${t.tokenFor(noor)}` })
        .send({ job_id: job.id, total_paise: 1_27_440_00, valid_until: '2026-03-20', ...more })
    expect((await quote({})).status).toBe(409)
    expect((await quote({ abroad: { taxed: true } })).status).toBe(400)
    const made = await quote({ abroad: { taxed: true, why: 'No letter of undertaking yet' } })
    expect(made.status).toBe(200)
    expect(made.body.data.paper).toMatchObject({ supply: 'abroad_taxed', igst: 19_440_00, cgst: 0 })
  })
})
