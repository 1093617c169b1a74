import { describe, expect, it } from 'vitest'
import { activities, clients, contacts } from '../../../../drizzle/schema'
import type { ClientImportField } from '../../../../shared/desk/imports/clientImport'
import { atDesk } from '../../../helpers/desk/desk'
import { csvOf, uploadOf } from '../../../helpers/roster/rosterImport'

const HEADS = ['Client', 'City', 'Contact person', 'Email ID', 'Mobile no.'] as const
const FIELDS: ClientImportField[] = ['name', 'city', 'contactName', 'email', 'phone']
const columns = FIELDS.join(',')

async function withClients() {
  const d = atDesk()
  const kori = await d.desk.clients.create({ name: 'Kori Mills', city: 'Pune' })
  await d.desk.contacts.create({ clientId: kori.id, name: 'Devika Rao', email: 'devika@kori.example' })
  const by = async (content: string | Buffer, account = d.noor) =>
    d.t.as(account, { upload: await uploadOf(d.t, content, 'clients.csv') }).desk.clients
  const rows = () => [d.t.db.select().from(clients).all().length, d.t.db.select().from(contacts).all().length]
  return { ...d, kori, by, rows }
}

const SHEET = csvOf(
  HEADS,
  ['Ambar', 'Jaipur', 'Ravi Sethi', 'ravi@ambar.example', '98200 12345'],
  ['AMBAR', '', 'Meera', 'meera@ambar.example', ''],
  ['kori mills', '', 'Asha', 'asha@kori.example', ''],
  ['Kori Mills', '', 'Devika', 'devika@kori.example', ''],
  ['Kori Cotton', '', 'Jo', 'jo@kori.example', ''],
  ['', 'Delhi', 'Nobody', '', ''],
  ['Pinjra', '', 'X', 'not an address', ''],
  ['Pinjra', '', 'X', 'devika@kori.example', ''],
  ['Low Tide', '', '', '', ''],
)

describe('a list of clients', () => {
  it('is checked row by row in plain words, and nothing is written', async () => {
    const { by, rows } = await withClients()
    const check = await (await by(SHEET)).checkImport({})
    expect(check.columns.map(({ field }) => field)).toEqual(FIELDS)
    expect(check.columns[0]).toMatchObject({ head: 'Client', samples: ['Ambar', 'AMBAR', 'kori mills'] })
    expect(check.rows.map(({ row, fate, words }) => [row, fate, words])).toEqual([
      [2, 'new', 'New client with the contact Ravi Sethi.'],
      [3, 'contact', 'Row 2 adds this client; the contact Meera is added.'],
      [4, 'contact', 'Kori Mills is here already; the contact Asha is added.'],
      [5, 'same', 'Kori Mills is here already; nothing is added.'],
      [6, 'unclear', 'This may be Kori Mills, which has contacts at kori.example. If not, add it by hand.'],
      [7, 'unclear', 'No client name.'],
      [8, 'unclear', 'email: Enter a valid email address.'],
      [9, 'unclear', 'devika@kori.example belongs to Kori Mills already.'],
      [10, 'new', 'New client.'],
    ])
    expect([check.clients, check.contacts, check.counts]).toEqual([
      2,
      3,
      { new: 2, contact: 2, same: 1, unclear: 4 },
    ])
    expect(rows()).toEqual([1, 1])
  })

  it('is read under the heads that agencies write', async () => {
    const { by } = await withClients()
    const heads = ['Company', 'Town', 'Contact', 'Mail', 'Tel.'] as const
    const check = await (await by(csvOf(heads, ['Ambar', 'Jaipur', 'Ravi', '', '98200 12345']))).checkImport(
      {},
    )
    expect(check.columns.map(({ field }) => field)).toEqual(FIELDS)
  })

  it('is added in one transaction, with an activity for each client, and once for one key', async () => {
    const { t, by, rows, kori, desk } = await withClients()
    const given = { columns, clients: 2, contacts: 3, decisionKey: 'press' }
    const before = t.db.select().from(activities).all().length
    const done = await (await by(SHEET)).import(given)
    expect([done.clients, done.contacts, done.left.map(({ row }) => row)]).toEqual([2, 3, [6, 7, 8, 9]])
    expect(rows()).toEqual([3, 4])
    const made = t.db.select().from(activities).all().slice(before)
    expect(made.map(({ kind }) => kind).sort()).toEqual(['client made', 'client made', 'contact changed'])
    const { items } = await desk.clients.list({ search: 'ambar' })
    expect(items).toMatchObject([{ name: 'Ambar', city: 'Jaipur', kind: 'brand', standing: 'good' }])
    const ambar = await desk.clients.get({ id: items[0]?.id ?? '' })
    expect(ambar.contacts).toMatchObject([
      { name: 'Meera', email: 'meera@ambar.example', phone: null, version: 1 },
      { name: 'Ravi Sethi', email: 'ravi@ambar.example', phone: '98200 12345' },
    ])
    expect((await desk.clients.get({ id: kori.id })).contacts).toHaveLength(2)
    await (await by(SHEET)).import(given)
    expect(rows()).toEqual([3, 4])
    const again = await (await by(SHEET)).checkImport({ columns })
    expect([again.clients, again.contacts]).toEqual([0, 0])
  })

  it('is refused whole when the outcome would not be what the check said', async () => {
    const { by, rows, desk } = await withClients()
    const sheet = await by(SHEET)
    await desk.clients.create({ name: 'Low Tide' })
    await expect(sheet.import({ columns, clients: 2, contacts: 3 })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Clients were added or changed since you looked at the rows. Look at them again.',
    })
    expect(rows()).toEqual([2, 1])
  })

  it('adds a contact of a merged client to the one under which it is shown', async () => {
    const { by, desk, kori } = await withClients()
    const old = await desk.clients.create({ name: 'Kori Old' })
    await desk.clients.merge({ id: old.id, version: 1, intoId: kori.id })
    const sheet = csvOf(HEADS, ['Kori Old', '', 'Jo', 'jo@kori.example', ''])
    const check = await (await by(sheet)).checkImport({})
    expect(check.rows[0]?.words).toBe('Kori Mills is here already; the contact Jo is added.')
  })

  it('takes semicolons, kinds and columns chosen by hand, and names an unknown kind', async () => {
    const { by } = await withClients()
    const sheet = 'Firma;Art;Ort\r\nAmbar;publication;Jaipur\r\nPinjra;Zirkus;\r\n'
    const guessed = await (await by(sheet)).checkImport({})
    expect(guessed.rows.map(({ words }) => words)).toEqual(['No client name.', 'No client name.'])
    const check = await (await by(sheet)).checkImport({ columns: 'name,kind,city' })
    expect(check.rows.map(({ fate, words }) => [fate, words])).toEqual([
      ['new', 'New client.'],
      ['unclear', '“Zirkus” is none of our kinds: brand, production, casting, publication, agency, person.'],
    ])
  })

  it('is refused without a file, with two columns for one field, and to a talent', async () => {
    const { by, t, desk } = await withClients()
    await expect(desk.clients.checkImport({})).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const sheet = await by(SHEET)
    await expect(sheet.checkImport({ columns: 'name,name' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const none = { columns: ',city', clients: 0, contacts: 0 }
    await expect(sheet.import(none)).rejects.toMatchObject({ message: 'Choose which column is the client' })
    await expect(t.as(null).desk.clients.checkImport({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it('of 2,000 rows gives other requests their turn while it is read', async () => {
    const { by, rows } = await withClients()
    const lines = Array.from({ length: 2_000 }, (_, at) => [
      `Client ${at}`,
      'Pune',
      `Person ${at}`,
      `person${at}@client${at}.example`,
      '',
    ])
    const sheet = await by(csvOf(HEADS, ...lines))
    let turns = 0
    let isOver = false
    const turn = () => {
      turns++
      if (!isOver) setImmediate(turn)
    }
    setImmediate(turn)
    const done = await sheet.import({ columns, clients: 2_000, contacts: 2_000 })
    isOver = true
    expect([done.clients, done.left]).toEqual([2_000, []])
    expect(rows()).toEqual([2_001, 2_001])
    expect(turns).toBeGreaterThan(30)
  })
})
