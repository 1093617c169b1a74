import { expect, it } from 'vitest'
import { aBooking } from '../../../../server/demo/builders/bookings'
import { anEnquiry } from '../../../../server/demo/builders/enquiries'
import { atDesk } from '../../../helpers/desk/desk'

async function withRequests() {
  const d = atDesk()
  const { t, desk } = d
  const kori = await desk.clients.create({ name: 'Kori Mills' })
  await desk.contacts.create({ clientId: kori.id, name: 'Devika', email: 'devika@kori.example' })
  aBooking(t, { email: 'devika@kori.example', modelName: 'Zoya', createdAt: '2026-02-20T09:00:00.000Z' })
  anEnquiry(t, { email: 'devika@kori.example', subject: 'press', createdAt: '2026-02-21T09:00:00.000Z' })
  anEnquiry(t, { email: 'devika@kori.example', subject: 'spam', isSpam: true })
  anEnquiry(t, { email: 'arjun@neel.example', createdAt: '2026-02-22T09:00:00.000Z' })
  const kinds = async (id: string) => (await desk.clients.requests({ id })).map(({ kind }) => kind)
  return { ...d, kori, kinds }
}

it('the requests of a client are those of its contacts, newest first, without spam', async () => {
  const { desk, kori, kinds } = await withRequests()
  expect(await kinds(kori.id)).toEqual(['enquiry', 'booking'])
  const [, booking] = await desk.clients.requests({ id: kori.id })
  expect(booking).toMatchObject({ what: expect.stringContaining('Zoya'), state: 'new', job: null })
})

it('the requests of a merged client are shown under the other one as well', async () => {
  const { desk, kori, kinds } = await withRequests()
  const neel = await desk.clients.create({ name: 'Neel' })
  await desk.contacts.create({ clientId: neel.id, name: 'Arjun', email: 'arjun@neel.example' })
  await desk.clients.merge({ id: neel.id, version: 1, intoId: kori.id })
  expect(await kinds(kori.id)).toEqual(['enquiry', 'enquiry', 'booking'])
  expect(await kinds(neel.id)).toEqual(['enquiry'])
  expect(await kinds((await desk.clients.create({ name: 'Saheli' })).id)).toEqual([])
})
