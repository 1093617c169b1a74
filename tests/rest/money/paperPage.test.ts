import jsQr from 'jsqr'
import type { Response } from 'supertest'
import { describe, expect, it } from 'vitest'
import { paymentNotes } from '../../../drizzle/schema'
import { paperPlan } from '../../../server/features/money/papers/plan.rules'
import { findPaper } from '../../../server/features/money/papers/repository'
import { loggedPath } from '../../../server/http/requestLog'
import { UNREGISTERED, withMoney } from '../../helpers/money/money'

/** A proforma that was sent, and the address of its page. */
async function sent(settings?: typeof UNREGISTERED) {
  const here = await withMoney(settings)
  const { desk, job, bill, value } = here
  await bill()
  const paper = await desk.money.makeProforma({
    jobId: job.id,
    totalPaise: (await value()).preview?.totalPaise ?? 0,
  })
  const { text, url } = await desk.money.text({ id: paper.id })
  return { ...here, paper, text, path: new URL(url).pathname }
}

const SCALE = 8
const MARGIN = 4

/** The dark squares of the drawing as black points on white, with the margin that a reader needs. */
function drawn(svg: string) {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const width = (size + 2 * MARGIN) * SCALE
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < SCALE; row++) {
      const from = ((Number(y) + MARGIN) * SCALE + row) * width + (Number(x) + MARGIN) * SCALE
      for (let point = from; point < from + SCALE; point++) data.fill(0, point * 4, point * 4 + 3)
    }
  return { data, width }
}

describe('the client’s page of a paper', () => {
  it('shows the sum, the ways to pay and the PDF, keeps nothing, and is not found by search (M19)', async () => {
    const { t, path } = await sent()
    const changes = () => t.db.$client.prepare('select total_changes()').pluck().get()
    const before = changes()
    const { status, text, headers } = await t.http().get(path)
    expect(status).toBe(200)
    for (const words of [
      'Proforma',
      'TKP/25-26/0001',
      '₹63,720.00',
      'of ₹1,27,440.00',
      'by 17 Mar',
      '000000004127',
    ])
      expect(text).toContain(words)
    expect(text).toContain('upi://pay?pa=tehkhana@examplebank&amp;pn=Tehkhana%20Talent%20LLP&amp;am=63720.00')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(changes()).toEqual(before)
    expect(loggedPath(path)).toBe('/i/…')
  })

  it('has a UPI code that an independent reader reads back: account, name, sum, currency, number (M15)', async () => {
    const { t, path } = await sent()
    const { text } = await t.http().get(path)
    const [svg = ''] = /<svg class="qr".*?<\/svg>/s.exec(text) ?? []
    const { data, width } = drawn(svg)
    const read = new URL(jsQr(data, width, width)?.data ?? 'about:blank')
    expect([read.protocol, read.host]).toEqual(['upi:', 'pay'])
    expect(Object.fromEntries(read.searchParams)).toEqual({
      ...{ pa: 'tehkhana@examplebank', pn: 'Tehkhana Talent LLP', am: '63720.00', cu: 'INR' },
      ...{ tn: 'TKP/25-26/0001', tr: 'TKP/25-26/0001' },
    })
  })

  it('gives the same bytes of the PDF as the desk, twice (M18)', async () => {
    const { t, noor, paper, path } = await sent()
    const byLink = () => t.http().get(`${path}/paper.pdf`).buffer().parse(bytes)
    const [first, second] = [await byLink(), await byLink()]
    expect(first.headers['content-disposition']).toBe('attachment; filename=TKP-25-26-0001.pdf')
    expect(first.body.subarray(0, 5).toString()).toBe('%PDF-')
    expect(second.body).toEqual(first.body)
    const atDesk = await t
      .http()
      .post('/exports/paper.pdf')
      .set('authorization', `Bearer ${t.tokenFor(noor)}`)
      .send({ id: paper.id })
      .buffer()
      .parse(bytes)
    expect(atDesk.body).toEqual(first.body)
  })

  it('keeps that it was paid as a note, never as a payment', async () => {
    const { t, desk, paper, path } = await sent()
    const say = (reference: string) => t.http().post(path).type('form').send({ reference })
    expect((await say('')).status).toBe(400)
    const { status, headers } = await say('UTR 4711')
    expect([status, headers.location]).toEqual([303, `${path}#paid`])
    await say('UTR 4711')
    expect(t.db.select().from(paymentNotes).all()).toHaveLength(1)
    expect(await desk.money.get({ id: paper.id })).toMatchObject({
      standing: 'open',
      payments: [],
      notes: [{ reference: 'UTR 4711' }],
    })
    expect((await t.http().get(path)).text).toContain('The agency will look for your payment.')
  })

  it('is the same closed page for an unknown, an ended and a withdrawn one', async () => {
    const { t, desk, paper, path } = await sent()
    const unknown = await t.http().get('/i/AAAAAAAAAAAAAAAAAAAAAA')
    expect(unknown.status).toBe(404)
    expect(unknown.text).toContain('This paper is closed.')
    await desk.money.endLinks({ id: paper.id })
    const again = await desk.money.text({ id: paper.id })
    expect((await t.http().get(path)).text).toBe(unknown.text)
    await desk.money.withdraw({ id: paper.id })
    const withdrawn = await t.http().get(new URL(again.url).pathname)
    expect([withdrawn.status, withdrawn.text]).toEqual([404, unknown.text])
    expect((await t.http().get(`${path}/paper.pdf`)).status).toBe(404)
  })
})

describe('the text for WhatsApp', () => {
  it('says what is asked for by when', async () => {
    const { text } = await sent()
    expect(text.replace(/http\S+/, 'LINK')).toBe(
      'Hi there, here is the proforma TKP/25-26/0001 for Pinjra, lookbook: ₹1,27,440.00, of which ₹63,720.00 in advance by 17 Mar. LINK',
    )
  })

  it('is a reminder once it is late', async () => {
    const { t, desk, paper } = await sent()
    t.later(20 * 24 * 60 * 60_000)
    expect((await desk.money.text({ id: paper.id })).text).toContain(
      'a reminder: proforma TKP/25-26/0001 for Pinjra, lookbook was due on 17 Mar. ₹1,27,440.00 is still open: http',
    )
  })
})

describe('the words of the PDF', () => {
  const wordsOf = async (settings?: typeof UNREGISTERED) => {
    const { t, paper } = await sent(settings)
    const stored = findPaper(t.db, paper.id)
    if (!stored) throw new Error('the paper is not stored')
    const agency = { name: 'Tehkhana', contact: '' }
    const plan = paperPlan(stored, { agency, outstandingPaise: paper.outstandingPaise, refersTo: null })
    return { plan, words: JSON.stringify(plan) }
  }

  it('say what decides its tax', async () => {
    const { plan, words } = await wordsOf()
    expect(plan.note).toBe('Not a tax invoice')
    expect(plan.says).toEqual([
      ['Place of supply', 'Delhi (07): your address is there'],
      ['Reverse charge', 'No'],
    ])
    expect(plan.sums).toEqual([
      ['Taxable value', '1,08,000.00'],
      ['CGST 9 %', '9,720.00'],
      ['SGST 9 %', '9,720.00'],
      ['Round off', '0.00'],
    ])
    expect(plan.words).toBe('Rupees one lakh twenty-seven thousand four hundred and forty only')
    expect(words).toContain('GSTIN 07AAGFF2194N1Z1')
  })

  it('have none of tax without registration', async () => {
    const { plan, words } = await wordsOf(UNREGISTERED)
    expect(plan.total).toBe('₹1,08,000.00')
    expect(words.replace(/"(hasTax":false|sac":"")/g, '')).not.toMatch(/GST|SAC|tax|supply/i)
  })
})

/** Reads an answer as bytes. */
function bytes(answer: Response, done: (error: Error | null, body: Buffer) => void) {
  const response = answer as unknown as NodeJS.ReadableStream
  const parts: Buffer[] = []
  response.on('data', (part: Buffer) => parts.push(part))
  response.on('end', () => done(null, Buffer.concat(parts)))
}
