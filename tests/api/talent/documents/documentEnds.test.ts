import { expect, it } from 'vitest'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel } from '../../../../server/demo/builders/models'
import { atDesk } from '../../../helpers/desk/desk'

/** Noor's and Kabir's desk; Mehr is in no job yet. `keep` adds a document of hers without a file. */
function atTheDesk() {
  const at = atDesk()
  const mehr = aModel(at.t, { stageName: 'Mehr', email: 'mehr@example.in' })
  const admin = anAccount(at.t, { role: 'admin', email: 'admin@example.in' })
  const keep = (kind: 'passport' | 'contract', validUntil: string | null) =>
    at.t.as(admin).admin.documents.add({ modelId: mehr.id, kind, number: 'P1234567', validUntil })
  const seenBy = async (booker: typeof at.noor) =>
    (await at.t.as(booker).desk.today()).documents.map(({ name, kind, validUntil }) => [
      name,
      kind,
      validUntil,
    ])
  return { ...at, mehr, keep, seenBy }
}

it('the end of a document is listed from 60 days before it until 30 days after', async () => {
  const { t, keep, seenBy, noor } = atTheDesk()
  await keep('passport', '2026-05-02') // 61 days ahead
  await keep('contract', '2026-05-01') // 60
  expect(await seenBy(noor)).toEqual([['Mehr', 'contract', '2026-05-01']])
  t.later(24 * 60 * 60_000)
  expect(await seenBy(noor)).toEqual([
    ['Mehr', 'contract', '2026-05-01'],
    ['Mehr', 'passport', '2026-05-02'],
  ])
  t.later(90 * 24 * 60 * 60_000) // 1 June
  expect(await seenBy(noor)).toEqual([['Mehr', 'passport', '2026-05-02']])
})

it('days are those of the agency’s clock, not of UTC', async () => {
  const { t, keep, seenBy, noor } = atTheDesk()
  await keep('passport', '2026-05-02')
  t.later(8.4 * 60 * 60_000) // 23:54 in India
  expect(await seenBy(noor)).toEqual([])
  t.later(0.2 * 60 * 60_000) // 00:06 on 3 March in India, 18:36 on the 2nd in UTC
  expect(await seenBy(noor)).toEqual([['Mehr', 'passport', '2026-05-02']])
})

it('a later document of the same kind takes its place', async () => {
  const { keep, seenBy, noor } = atTheDesk()
  await keep('passport', '2026-03-20')
  await keep('contract', '2026-03-25')
  await keep('passport', '2036-03-20')
  expect(await seenBy(noor)).toEqual([['Mehr', 'contract', '2026-03-25']])
})

it('it is in the Mine of her booker alone while she is in an open job', async () => {
  const { keep, seenBy, noor, kabir, mehr, proposed } = atTheDesk()
  await keep('passport', '2026-03-20')
  expect(await seenBy(kabir)).toHaveLength(1)
  await proposed('Mela', ['2026-03-20'], 'full', mehr.id)
  expect(await seenBy(noor)).toEqual([['Mehr', 'passport', '2026-03-20']])
  expect(await seenBy(kabir)).toEqual([])
})
