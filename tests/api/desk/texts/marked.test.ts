import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { contacts, models } from '../../../../drizzle/schema'
import { aModel } from '../../../../server/demo/builders/models'
import { atDesk, HOUR } from '../../../helpers/desk/desk'

it('marked talents are written to in the order of their marks, those without a number last', async () => {
  const { t, desk, zoya } = atDesk()
  const mehr = aModel(t, { stageName: 'Mehr', name: 'Mehr Gill', phone: null, email: 'mehr@example.in' })
  const asha = aModel(t, { stageName: 'Asha', name: 'Asha Rao', phone: '098200 12345', city: 'Pune' })
  t.db.update(models).set({ phone: '+91 98100 12345' }).where(eq(models.id, zoya.id)).run()
  const ids = [mehr.id, zoya.id, asha.id, 'nobody']
  const { people, without } = await desk.texts.marked({ of: 'talents', ids })
  expect(without).toEqual([])
  expect(people.map(({ name, phone, email }) => [name, phone, email])).toEqual([
    ['Zoya', '+91 98100 12345', 'zoya@example.in'],
    ['Asha', '+91 98200 12345', null],
    ['Mehr', null, 'mehr@example.in'],
  ])
  expect(people[1]).toEqual({
    ...{ id: asha.id, modelId: asha.id, clientId: null, name: 'Asha', face: null, more: 'Pune' },
    ...{ phone: '+91 98200 12345', email: null, language: 'en', step: null, at: null },
    written: null,
  })
})

it('of marked clients the contacts are written to who have not left, those of merged clients too', async () => {
  const { t, desk } = atDesk()
  const aClient = async (name: string, ...people: string[]) => {
    const { id } = await desk.clients.create({ name })
    for (const each of people)
      await desk.contacts.create({ clientId: id, name: each, phone: each === 'Ravi' ? '' : '98200 54321' })
    return id
  }
  const kori = await aClient('Kori Mills', 'Ravi', 'Anil Mehta', 'Gone')
  const saheli = await aClient('Saheli')
  const old = await aClient('Kori', 'Devika')
  t.db.update(contacts).set({ leftAt: '2026-01-01T00:00:00.000Z' }).where(eq(contacts.name, 'Gone')).run()
  await desk.clients.merge({ id: old, version: 1, intoId: kori })
  const { people, without } = await desk.texts.marked({ of: 'clients', ids: [saheli, kori] })
  expect(people.map(({ name, more, phone, clientId }) => [name, more, phone, clientId])).toEqual([
    ['Anil Mehta', 'Kori Mills', '+91 98200 54321', kori],
    ['Devika', 'Kori Mills', '+91 98200 54321', kori],
    ['Ravi', 'Kori Mills', null, kori],
  ])
  expect(without).toEqual(['Saheli'])
  // Contacts that were marked one by one stand for themselves, under the client where they are shown.
  const [gone, devika] = ['Gone', 'Devika'].map(
    (name) => t.db.select().from(contacts).where(eq(contacts.name, name)).get()?.id ?? '',
  )
  const single = await desk.texts.marked({ of: 'clients', ids: [devika ?? '', gone ?? '', 'nobody'] })
  expect(single.people.map(({ name, more, clientId }) => [name, more, clientId])).toEqual([
    ['Devika', 'Kori Mills', kori],
  ])
})

it('the language of a talent and of a contact is kept with them; of nobody it is refused', async () => {
  const { t, desk, zoya } = atDesk()
  const { id: clientId } = await desk.clients.create({ name: 'Kori Mills' })
  await desk.contacts.create({ clientId, name: 'Anil Mehta' })
  const [anil] = t.db.select().from(contacts).all()
  await desk.texts.setLanguage({ of: 'talents', id: zoya.id, language: 'hi' })
  await desk.texts.setLanguage({ of: 'clients', id: anil?.id ?? '', language: 'hi' })
  const [talent] = (await desk.texts.marked({ of: 'talents', ids: [zoya.id] })).people
  const [contact] = (await desk.texts.marked({ of: 'clients', ids: [clientId] })).people
  expect([talent?.language, contact?.language]).toEqual(['hi', 'hi'])
  for (const of of ['talents', 'clients'] as const)
    await expect(desk.texts.setLanguage({ of, id: 'nobody', language: 'en' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
})

it('at most a hundred are written to at once', async () => {
  const { desk } = atDesk()
  const ids = Array.from({ length: 101 }, (_, at) => `m${at}`)
  expect((await desk.texts.marked({ of: 'talents', ids: ids.slice(1) })).people).toEqual([])
  await expect(desk.texts.marked({ of: 'talents', ids })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

describe('who was written to about no job', () => {
  const AT = '2026-03-02T10:00:00.000Z'

  it('is known to colleagues in the walk and on the card, until it did not go', async () => {
    const { t, desk, kabir, zoya } = atDesk()
    const other = t.as(kabir).desk
    const seen = async () => {
      const [person] = (await other.texts.marked({ of: 'talents', ids: [zoya.id] })).people
      const card = await other.talents.get({ modelId: zoya.id })
      expect(card.written).toEqual(person?.written)
      return card.written
    }
    expect(await seen()).toBeNull()
    await desk.texts.markedStep({ of: 'talents', id: zoya.id, step: 'sent' })
    expect(await seen()).toEqual({ at: AT, who: 'Noor' })
    t.later(HOUR)
    await other.texts.markedStep({ of: 'talents', id: zoya.id, step: 'sent' })
    expect(await seen()).toEqual({ at: '2026-03-02T11:00:00.000Z', who: 'Kabir' })
    // Kabir takes his own text back, once and no more; that of Noor stays.
    for (let presses = 0; presses < 2; presses++)
      expect(await other.texts.markedStep({ of: 'talents', id: zoya.id, step: 'back' })).toEqual({
        at: AT,
        who: 'Noor',
      })
    expect(await seen()).toEqual({ at: AT, who: 'Noor' })
    expect((await other.changes({ since: 0 })).lines.map(({ words }) => words)).toEqual([
      'Noor opened a text for Zoya in WhatsApp',
      'Kabir opened a text for Zoya in WhatsApp',
      'Kabir noted that a text to Zoya was not sent',
    ])
  })

  it('is not said of a text about a job', async () => {
    const { desk, proposed, zoya } = atDesk()
    const [claim] = (await proposed('Neel')).claims
    const { id: claimId = '', version = 0 } = claim ?? {}
    await desk.texts.step({ claimId, version, purpose: 'ask', step: 'sent' })
    expect((await desk.talents.get({ modelId: zoya.id })).written).toBeNull()
  })

  it('is said of the contact and not of the others at the client', async () => {
    const { t, desk, kabir } = atDesk()
    const { id: clientId } = await desk.clients.create({ name: 'Kori Mills' })
    for (const name of ['Anil Mehta', 'Devika'])
      await desk.contacts.create({ clientId, name, phone: '98200 54321' })
    const [anil] = (await desk.clients.get({ id: clientId })).contacts
    await desk.texts.markedStep({ of: 'clients', id: anil?.id ?? '', step: 'sent' })
    const written = { at: AT, who: 'Noor' }
    const { contacts: people } = await t.as(kabir).desk.clients.get({ id: clientId })
    expect(people.map((each) => [each.name, each.written])).toEqual([
      ['Anil Mehta', written],
      ['Devika', null],
    ])
    const walk = await t.as(kabir).desk.texts.marked({ of: 'clients', ids: [clientId] })
    expect(walk.people.map((each) => each.written)).toEqual([written, null])
    const { lines } = await t.as(kabir).desk.changes({ since: 0 })
    expect(lines.at(-1)?.words).toBe('Noor opened a text for Anil Mehta in WhatsApp')
  })

  it('is refused for nobody', async () => {
    const { desk } = atDesk()
    for (const of of ['talents', 'clients'] as const)
      await expect(desk.texts.markedStep({ of, id: 'nobody', step: 'sent' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
  })
})
