import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { models } from '../../../../drizzle/schema'
import { withSheet } from '../../../helpers/desk/callSheets'
import { withPackage } from '../../../helpers/desk/packages'
import { UNREGISTERED, withMoney } from '../../../helpers/money/money'

// WhatsApp opens a chat only with a number that has its country code.

describe('a text for somebody whose number was typed without its country', () => {
  it('goes to that number, for a call sheet and for the hours', async () => {
    const { desk, of, save, issue, linkOf, minutesLater } = await withSheet()
    await save('06:15', '05:45', { setPhone: '98220 55555' })
    await issue()
    await desk.callSheets.addPerson({ ...of, name: 'Suresh', function: 'Driver', phone: '098220-54321' })
    expect((await desk.callSheets.text({ linkId: await linkOf('Suresh') })).phone).toBe('+91 98220 54321')
    minutesLater((18 * 24 + 3) * 60)
    expect((await desk.hours.text(of)).phone).toBe('+91 98220 55555')
  })

  it('goes to that number, for a package', async () => {
    const { desk, pack, again } = await withPackage()
    const client = await desk.clients.create({ name: 'Pinjra Studio' })
    const contact = { clientId: client.id, name: 'Devika', email: '', phone: '98220 55555' }
    await desk.contacts.create(contact)
    await desk.packages.change({ id: pack.id, version: (await again()).version, clientId: client.id })
    const [devika] = (await again()).contacts
    const made = await desk.packages.addLink({ id: pack.id, name: 'Devika', contactId: devika?.id ?? '' })
    expect(made.link.phone).toBe('+91 98220 55555')
  })

  it('goes to that number, for a paper', async () => {
    const { desk, job, bill } = await withMoney(UNREGISTERED)
    await bill()
    const contact = { clientId: job.client?.id ?? '', name: 'Devika', email: '', phone: '98220 55555' }
    await desk.contacts.create(contact)
    const { id } = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_08_000_00 })
    expect((await desk.money.text({ id })).phone).toBe('+91 98220 55555')
  })
})

it('a call sheet goes to the number that a talent gave for WhatsApp', async () => {
  const { t, desk, zoya, save, issue, linkOf } = await withSheet()
  t.db.update(models).set({ whatsapp: '+91 98300 54321' }).where(eq(models.id, zoya.id)).run()
  await save('06:15', '05:45')
  await issue()
  expect((await desk.callSheets.text({ linkId: await linkOf('Zoya') })).phone).toBe('+91 98300 54321')
})
