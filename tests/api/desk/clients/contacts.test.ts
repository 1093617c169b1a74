import { describe, expect, it } from 'vitest'
import { contacts } from '../../../../drizzle/schema'
import { atDesk, claimOf, conflict } from '../../../helpers/desk/desk'

const REQUEST = {
  clientName: 'Devika Rao',
  email: 'devika@kori.exmaple',
  phone: '+91 98200 12345',
  company: 'Kori Mills',
  brand: 'Kori',
  workType: 'Editorial' as const,
  dateRequired: '2026-03-20',
  budgetRange: '$1,000-$2,500' as const,
  details: 'Eight pages in daylight.',
}

/** A job of a request whose sender mistyped the email. */
async function withRequest() {
  const d = atDesk()
  const given = { ...REQUEST, modelId: d.zoya.id }
  const send = async (more: Partial<typeof REQUEST> = {}) => {
    const { id } = await d.t.visitor().site.bookings.request({ ...given, ...more })
    return (await d.desk.inbox.makeJob({ id, version: 1 })).job
  }
  const job = await send()
  const clientId = job.client?.id ?? ''
  const [contact] = (await d.desk.clients.get({ id: clientId })).contacts
  if (!contact) throw new Error('the request made no contact')
  return { ...d, send, job, clientId, contact }
}

describe('a changed contact', () => {
  it('keeps what was not sent, and says whether they get the bills and have left', async () => {
    const { t, desk, contact } = await withRequest()
    const { id } = contact
    const saved = await desk.contacts.change({ id, version: 1, function: 'Producer', isBilling: true })
    expect(saved?.contacts).toMatchObject([
      {
        name: 'Devika Rao',
        email: 'devika@kori.exmaple',
        phone: '+91 98200 12345',
        function: 'Producer',
        isBilling: true,
        leftAt: null,
        version: 2,
      },
    ])
    const gone = await desk.contacts.change({ id, version: 2, hasLeft: true, phone: '' })
    expect(gone?.contacts).toMatchObject([{ phone: null, leftAt: t.clock().toISOString(), version: 3 }])
    const back = await desk.contacts.change({ id, version: 3, hasLeft: false })
    expect(back?.contacts).toMatchObject([{ leftAt: null, version: 4 }])
  })

  it('gets later mails at the new email', async () => {
    const { t, desk, job, contact, again, minutesLater } = await withRequest()
    await desk.contacts.change({ id: contact.id, version: 1, email: 'devika@kori.example' })
    await desk.claims.option(claimOf(job))
    await desk.claims.recordAnswer({ ...claimOf(await again(job)), answer: 'yes' })
    await desk.claims.confirm(claimOf(await again(job)))
    minutesLater(3)
    const told = t.mails().filter(({ subject }) => subject.startsWith('Confirmed'))
    expect(told.map(({ recipient }) => recipient).sort()).toEqual(['devika@kori.example', 'zoya@example.in'])
  })

  it('is known by the new email, and clients of that domain may be the same', async () => {
    const { desk, send, clientId, contact } = await withRequest()
    const other = await desk.clients.create({ name: 'Kori Archive' })
    await desk.contacts.create({ clientId: other.id, name: 'Arjun', email: 'arjun@kori.example' })
    expect((await desk.clients.get({ id: clientId })).maybeSame).toEqual([])
    await desk.contacts.change({ id: contact.id, version: 1, email: 'Devika@Kori.example' })
    expect((await desk.clients.get({ id: clientId })).maybeSame).toEqual([{ id: other.id, name: other.name }])
    const second = await send({ email: 'devika@kori.example', company: 'Somewhere else' })
    expect(second.client?.id).toBe(clientId)
  })

  it('is refused when a colleague was faster, and nothing is overwritten (D26)', async () => {
    const { t, kabir, desk, contact } = await withRequest()
    await t.as(kabir).desk.contacts.change({ id: contact.id, version: 1, phone: '+91 11 5550 100' })
    await expect(
      desk.contacts.change({ id: contact.id, version: 1, name: 'Devika R' }),
    ).rejects.toMatchObject({
      ...conflict('changed'),
      message: 'This contact was changed in the meantime.',
    })
    expect(t.db.select().from(contacts).all()).toMatchObject([
      { name: 'Devika Rao', phone: '+91 11 5550 100', version: 2 },
    ])
  })

  it('leaves an activity without names', async () => {
    const { t, desk, contact } = await withRequest()
    await desk.contacts.change({ id: contact.id, version: 1, name: 'Devika Krishnan' })
    const lines = t.db.$client.prepare("select * from activities where kind = 'contact changed'").all()
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toContain('Devika')
  })

  it('is unknown: 404', async () => {
    const { desk } = atDesk()
    await expect(desk.contacts.change({ id: 'nobody', version: 1, name: 'Asha' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('an email that a contact has', () => {
  const refused = {
    code: 'CONFLICT',
    message: 'Arjun of Kori Archive has this email already',
  }

  it('is refused for a second one, at its field', async () => {
    const { desk, clientId, contact } = await withRequest()
    const other = await desk.clients.create({ name: 'Kori Archive' })
    await desk.contacts.create({ clientId: other.id, name: 'Arjun', email: 'arjun@kori.example' })
    await expect(
      desk.contacts.create({ clientId, name: 'Arjun R', email: 'Arjun@kori.example' }),
    ).rejects.toMatchObject(refused)
    await expect(
      desk.contacts.change({ id: contact.id, version: 1, email: 'arjun@kori.example' }),
    ).rejects.toMatchObject(refused)
  })

  it('is free again once that one has left, who cannot come back with it', async () => {
    const { desk, send, clientId, contact } = await withRequest()
    await desk.contacts.change({ id: contact.id, version: 1, hasLeft: true })
    const other = await desk.clients.create({ name: 'Kori Archive' })
    await desk.contacts.create({ clientId: other.id, name: 'Devika Rao', email: 'devika@kori.exmaple' })
    expect((await send()).client?.id).toBe(other.id)
    expect((await desk.clients.get({ id: clientId })).contacts).toMatchObject([
      { leftAt: expect.any(String) },
    ])
    await expect(desk.contacts.change({ id: contact.id, version: 2, hasLeft: false })).rejects.toMatchObject({
      message: 'Devika Rao of Kori Archive has this email already',
    })
  })
})

describe('a forgotten contact', () => {
  it('gets no mail that was still waiting; the talent gets theirs', async () => {
    const { t, desk, job, contact, again, minutesLater } = await withRequest()
    await desk.claims.option(claimOf(job))
    await desk.claims.recordAnswer({ ...claimOf(await again(job)), answer: 'yes' })
    minutesLater(3)
    const from = t.mails().length
    await desk.claims.confirm(claimOf(await again(job)))
    await desk.contacts.forget({ id: contact.id, version: 1 })
    minutesLater(3)
    const later = t.mails().slice(from)
    expect(later.map(({ recipient }) => recipient)).toEqual(['zoya@example.in'])
    minutesLater(10 * 24 * 60)
    expect(t.db.$client.prepare('select * from notices').all()).toEqual([])
    expect(t.mails().slice(from)).toHaveLength(1)
  })

  it('is refused when a colleague was faster', async () => {
    const { desk, contact } = await withRequest()
    await desk.contacts.change({ id: contact.id, version: 1, phone: '' })
    await expect(desk.contacts.forget({ id: contact.id, version: 1 })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })

  it('leaves its job and its client, without name and address', async () => {
    const { desk, job, contact, again } = await withRequest()
    const { client, requests } = await desk.contacts.forget({ id: contact.id, version: 1 })
    expect(client).toMatchObject({ name: 'Kori Mills', contacts: [{ name: 'Forgotten', email: null }] })
    expect(requests.map(({ of, what }) => [of, what])).toEqual([['bookings', 'Zoya']])
    expect((await again(job)).contact).toMatchObject({ name: 'Forgotten', email: null, phone: null })
  })
})
