import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bookings, clients, contacts, deskItems, enquiries, jobs } from '../../../../drizzle/schema'
import { aBooking } from '../../../../server/demo/builders/bookings'
import { anEnquiry } from '../../../../server/demo/builders/enquiries'
import { atDesk, conflict, HOUR } from '../../../helpers/desk/desk'

type Desk = ReturnType<typeof atDesk>
const request = ({ zoya }: Desk) => ({
  clientName: 'Devika Rao',
  email: 'devika@kori.example',
  phone: '+91 98200 12345',
  company: 'Kori Mills',
  brand: 'Kori',
  modelId: zoya.id,
  workType: 'Editorial' as const,
  dateRequired: '2026-03-20',
  budgetRange: '$1,000-$2,500' as const,
  details: 'Eight pages in daylight.',
})

async function withBooking() {
  const d = atDesk()
  const { id } = await d.t.visitor().site.bookings.request(request(d))
  const item = await d.desk.inbox.get({ id })
  const row = () => d.t.db.select().from(bookings).where(eq(bookings.id, id)).get()
  return { ...d, id, item, row }
}

describe('D1 a request', () => {
  it('has one desk item, made with it, due 48 hours later and removed with it', async () => {
    const { t, id, item } = await withBooking()
    expect(item).toMatchObject({
      kind: 'booking',
      state: 'new',
      who: 'Devika Rao',
      company: 'Kori Mills',
      what: 'Zoya · Editorial · 20 Mar',
      dueAt: new Date(t.clock().getTime() + 48 * HOUR).toISOString(),
      message: 'Eight pages in daylight.',
    })
    await t.as(t.admin()).admin.bookings.remove({ id })
    expect(t.db.select().from(deskItems).all()).toEqual([])
  })

  it('is linked from the email that reports it to the agency', async () => {
    const d = atDesk()
    const { id } = await d.t.visitor().site.bookings.request(request(d))
    const enquiry = { name: 'Asha', email: 'asha@example.in', subject: 'press', message: 'Hello' } as const
    const { id: question } = await d.t.visitor().site.enquiries.send(enquiry)
    const texts = d.t.mails().map((mail) => mail.text)
    for (const opened of [id, question])
      expect(texts.filter((text) => text.includes(`/admin/desk?item=${opened}\n`))).toHaveLength(1)
  })

  it('shows one name when a designer and the label have the same name', async () => {
    const d = atDesk()
    const own = { ...request(d), clientName: 'Mitali Sen', company: null, brand: 'Mitali Sen' }
    await d.t.visitor().site.bookings.request(own)
    expect((await d.desk.inbox.list({})).items).toMatchObject([{ who: 'Mitali Sen', company: null }])
  })

  it('has a desk item too when it is an enquiry', async () => {
    const { t, desk } = atDesk()
    const words = {
      name: 'Asha',
      email: 'asha@example.in',
      subject: 'press' as const,
      message: 'An interview?',
    }
    const { id } = await t.visitor().site.enquiries.send(words)
    expect((await desk.inbox.list({})).items).toMatchObject([
      { id, kind: 'enquiry', who: 'Asha', what: 'Press' },
    ])
  })

  it('marked as spam is not counted until somebody says that it is no spam', async () => {
    const d = atDesk()
    const { id } = await d.t
      .visitor()
      .site.bookings.request({ ...request(d), website: 'https://spam.example' })
    expect((await d.desk.inbox.list({})).total).toBe(0)
    const spam = await d.desk.inbox.list({ view: 'spam' })
    expect(spam.items).toMatchObject([{ id, isSpam: true }])
    await d.desk.inbox.reopen({ id, version: spam.items[0]?.version ?? 0 })
    expect((await d.desk.inbox.list({})).items).toMatchObject([{ id, isSpam: false }])
  })

  it('closed as spam is marked as spam, and its status stays', async () => {
    const { desk, item, id, row } = await withBooking()
    await desk.inbox.close({ id, version: item.version, reason: 'spam' })
    expect(row()).toMatchObject({ isSpam: true, status: 'pending' })
  })
})

describe('D4 the status that the read-only lists show', () => {
  it('of a booking is reviewed when taken, unchanged when given back, rejected when not for us', async () => {
    const { desk, id, item, row } = await withBooking()
    const taken = await desk.inbox.take({ id, version: item.version })
    expect([taken.state, taken.isMine, row()?.status]).toEqual(['taken', true, 'reviewed'])
    const back = await desk.inbox.giveBack({ id, version: taken.version })
    expect([back.state, back.owner, row()?.status]).toEqual(['new', null, 'reviewed'])
    await desk.inbox.close({ id, version: back.version, reason: 'not for us' })
    expect(row()?.status).toBe('rejected')
  })

  it('of an enquiry is read, then responded', async () => {
    const { t, desk } = atDesk()
    const { id } = anEnquiry(t)
    const status = () => t.db.select().from(enquiries).where(eq(enquiries.id, id)).get()?.status
    const { version } = await desk.inbox.take({ id, version: 1 })
    expect(status()).toBe('read')
    await desk.inbox.answer({ id, version })
    expect(status()).toBe('responded')
    expect((await desk.today()).figures.answerHours).toBe(0)
  })
})

describe('a job made of a request', () => {
  it('retypes nothing: client, contact, date, work and talent are there (D3)', async () => {
    const { desk, id, item, row, noor } = await withBooking()
    const { job } = await desk.inbox.makeJob({ id, version: item.version })
    expect(job).toMatchObject({
      number: 'J-2526-0001',
      title: 'Kori · Editorial',
      client: { name: 'Kori Mills' },
      contact: { name: 'Devika Rao', email: 'devika@kori.example', phone: '+91 98200 12345' },
      workType: 'Editorial',
      brief: 'Eight pages in daylight.\n\nBudget: $1,000-$2,500',
      stage: 'open',
      booker: { id: noor.id },
      dates: [{ day: '2026-03-20', part: 'full' }],
      claims: [{ modelName: 'Zoya', dates: [{ state: 'proposed' }] }],
    })
    expect(row()?.status).toBe('accepted')
    expect(await desk.inbox.get({ id })).toMatchObject({ state: 'job', job: { number: 'J-2526-0001' } })
  })

  it('uses the contact with exactly this address', async () => {
    const d = await withBooking()
    const { job: first } = await d.desk.inbox.makeJob({ id: d.id, version: d.item.version })
    const { id } = await d.t.visitor().site.bookings.request({ ...request(d), company: 'Somewhere else' })
    const { job } = await d.desk.inbox.makeJob({ id, version: 1 })
    expect(job.client).toEqual(first.client)
    expect(d.t.db.select().from(clients).all()).toHaveLength(1)
    expect(d.t.db.select().from(contacts).all()).toHaveLength(1)
  })

  it('is created once when two bookers press at the same time; the other gets its number (D2)', async () => {
    const { t, kabir, desk, id, item } = await withBooking()
    await desk.inbox.makeJob({ id, version: item.version })
    await expect(t.as(kabir).desk.inbox.makeJob({ id, version: item.version })).rejects.toMatchObject({
      ...conflict('changed'),
      message: 'This request is already job J-2526-0001.',
    })
    expect(t.db.select().from(jobs).all()).toHaveLength(1)
  })

  it('stays when the request is deleted at its sender’s wish (D5)', async () => {
    const { t, desk, id, item } = await withBooking()
    const { job } = await desk.inbox.makeJob({ id, version: item.version })
    await t.as(t.admin()).admin.bookings.remove({ id })
    expect((await desk.jobs.get({ number: job.number })).number).toBe(job.number)
  })

  it('is offered to a second request by the same contact within 48 hours', async () => {
    const d = await withBooking()
    const { job } = await d.desk.inbox.makeJob({ id: d.id, version: d.item.version })
    const { id } = await d.t.visitor().site.bookings.request(request(d))
    const second = await d.desk.inbox.get({ id })
    expect(second.sameContactJob).toMatchObject({ number: job.number })
    d.t.later(49 * HOUR)
    expect((await d.desk.inbox.get({ id })).sameContactJob).toBeNull()
  })
})

it('D33 items of a colleague are new again when the account is closed', async () => {
  const { t, noor, kabir, desk, id, item } = await withBooking()
  await desk.inbox.take({ id, version: item.version })
  await t.as(t.superadmin()).admin.team.deactivate({ id: noor.id })
  expect((await t.as(kabir).desk.inbox.list({})).items).toMatchObject([{ id, owner: null }])
})

it('lists earliest due first, and pages on the server', async () => {
  const { t, desk } = atDesk()
  for (const hour of [3, 1, 2])
    aBooking(t, {
      clientName: `Client ${hour}`,
      createdAt: new Date(t.clock().getTime() - hour * HOUR).toISOString(),
    })
  const page = await desk.inbox.list({ limit: 2 })
  expect(page).toMatchObject({ total: 3, totalPages: 2 })
  expect(page.items.map(({ who }) => who)).toEqual(['Client 3', 'Client 2'])
})
