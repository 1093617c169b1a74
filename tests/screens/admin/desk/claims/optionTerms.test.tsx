import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { contacts, jobs } from '../../../../../drizzle/schema'
import { anAccount } from '../../../../../server/demo/builders/accounts'
import { atDesk, claimOf, conflict } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

/** The page of a job with an option on Zoya until 9 March, 15:30, whose client Devika can be mailed. */
async function onJobPage() {
  const d = atDesk()
  const job = await d.optioned('Neel')
  await d.desk.contacts.create({
    clientId: job.client?.id ?? '',
    name: 'Devika Rao',
    email: 'devika@neel.example',
  })
  const { id: contactId } = d.t.db.select().from(contacts).get() ?? { id: '' }
  d.t.db.update(jobs).set({ contactId }).run()
  const { user } = renderDesk(d.t, `/admin/jobs/${job.number}`, { account: d.noor })
  const card = await screen.findByRole('region', { name: 'Zoya' })
  return { ...d, job, user, card }
}

it('an option gets another end; a wrong one is said beside the field', async () => {
  const { user, card, again, job } = await onJobPage()
  await user.click(within(card).getByRole('button', { name: 'Extend: Zoya' }))
  const dialog = await screen.findByRole('dialog', { name: 'End of Zoya’s option' })
  const [day, time] = [within(dialog).getByLabelText(/^Day/), within(dialog).getByLabelText(/^Time/)]
  expect([day, time].map((field) => (field as HTMLInputElement).value)).toEqual(['2026-03-09', '15:30'])
  const save = within(dialog).getByRole('button', { name: 'Save the end' })
  await user.clear(day)
  await user.click(save)
  expect(await within(dialog).findByText('Choose a day and a time')).toBeTruthy()
  await user.type(day, '2026-03-01')
  await user.click(save)
  expect(await within(dialog).findByText('Choose an end in the future')).toBeTruthy()
  await user.clear(day)
  await user.type(day, '2026-03-12')
  await user.click(save)
  expect(await screen.findByText('The end of the option on Zoya is moved')).toBeTruthy()
  expect(within(card).getByText(/until 12 Mar, 15:30/)).toBeTruthy()
  expect((await again(job)).claims[0]?.expiresAt).toBe('2026-03-12T10:00:00.000Z')
})

it('an end that is the same for all dates of a talent is said once, below the last', async () => {
  const d = atDesk()
  const job = await d.optioned('Neel', ['2026-03-20', '2026-03-21'])
  renderDesk(d.t, `/admin/jobs/${job.number}`, { account: d.noor })
  const card = within(await screen.findByRole('region', { name: 'Zoya' }))
  const ends = card.getAllByText(/^until /)
  expect(ends.map((end) => [end.textContent, /21 Mar/.test(end.closest('li')?.textContent ?? '')])).toEqual([
    ['until 9 Mar, 15:30', true],
  ])
})

it('an end keeps what was typed when the option has changed meanwhile', async () => {
  const { user, card, desk, job } = await onJobPage()
  await user.click(within(card).getByRole('button', { name: 'Extend: Zoya' }))
  const dialog = await screen.findByRole('dialog', { name: 'End of Zoya’s option' })
  const day = within(dialog).getByLabelText(/^Day/)
  await user.clear(day)
  await user.type(day, '2026-03-12')
  const { job: other } = await desk.claims.setFee({ ...claimOf(job), feePaise: 100 })
  await user.click(within(dialog).getByRole('button', { name: 'Save the end' }))
  expect(await within(dialog).findByText(/changed the fee of Zoya/)).toBeTruthy()
  expect((day as HTMLInputElement).value).toBe('2026-03-12')
  await expect(
    desk.claims.extend({ ...claimOf(job), expiresAt: '2026-03-12T10:00:00.000Z' }),
  ).rejects.toMatchObject(conflict('changed'))
  expect(other.claims[0]?.expiresAt).toBe('2026-03-09T10:00:00.000Z')
})

it('the client is kept informed by one press, and the card says which presses email them', async () => {
  const { user, card, again, job } = await onJobPage()
  // Zoya has not been told of the option yet, so she is not told of its end.
  expect(within(card).queryByText(/Release emails/)).toBeNull()
  const tick = within(card).getByRole('checkbox', {
    name: 'Email Devika Rao about each step of this option: Zoya',
  })
  expect(tick).toHaveProperty('checked', false)
  await user.click(tick)
  expect(await screen.findByText('Devika Rao now gets emails about this option')).toBeTruthy()
  expect(within(card).getByText(/Release emails Devika Rao\./)).toBeTruthy()
  expect((await again(job)).claims[0]?.keepsClientInformed).toBe(true)
  await user.click(tick)
  expect(await screen.findByText('Devika Rao gets no more emails about this option')).toBeTruthy()
  expect((await again(job)).claims[0]?.keepsClientInformed).toBe(false)
})

it('a contact who has left is offered no emails, and the page of the job says so', async () => {
  const { t, desk, user, card } = await onJobPage()
  const { id, version } = t.db.select().from(contacts).get() ?? { id: '', version: 0 }
  await desk.contacts.change({ id, version, hasLeft: true })
  await user.click(within(card).getByRole('button', { name: 'Record a yes: Zoya' }))
  expect(await screen.findByText(/This person has left, so they get no emails/)).toBeTruthy()
  expect(within(card).queryByRole('checkbox', { name: /each step of this option/ })).toBeNull()
  await user.click(within(card).getByRole('button', { name: 'Confirm: Zoya' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByRole('checkbox', { name: /Zoya/ })).toBeTruthy()
  expect(within(dialog).queryByRole('checkbox', { name: /Devika/ })).toBeNull()
})

it('a fee can be hidden from the talent (D35)', async () => {
  const { t, user, card, zoya, again, job } = await onJobPage()
  await user.click(within(card).getByRole('button', { name: 'Fee: Zoya' }))
  const dialog = await screen.findByRole('dialog', { name: 'Fee of Zoya' })
  const shared = within(dialog).getByRole('checkbox', { name: 'Zoya can see this fee' })
  expect(shared).toHaveProperty('checked', true)
  await user.click(shared)
  const amount = within(dialog).getByLabelText(/^Fee in rupees/)
  await user.clear(amount)
  await user.type(amount, '45000')
  await user.click(within(dialog).getByRole('button', { name: 'Save the fee' }))
  expect(await screen.findByText('Fee of Zoya saved')).toBeTruthy()
  expect((await again(job)).claims[0]).toMatchObject({ feePaise: 45_000_00, feeIsShared: false })
  const account = anAccount(t, { role: 'model' })
  t.db.$client.prepare('update models set account_id = ? where id = ?').run(account.id, zoya.id)
  expect(await t.as(account).talent.jobs.list()).toMatchObject([{ title: 'Neel', feePaise: null }])
})
