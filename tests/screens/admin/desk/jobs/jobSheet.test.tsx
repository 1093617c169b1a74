import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { contacts } from '../../../../../drizzle/schema'
import { aPicture } from '../../../../../server/demo/builders/models'
import { atDesk } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

it('a printed job names the agency and the day, and asks for its faces at once', async () => {
  const { t, noor, zoya, optioned } = atDesk()
  aPicture(t, zoya.id, { type: 'profile_pic' })
  const job = await optioned('Neel')
  renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  await screen.findByRole('region', { name: 'Zoya' })
  expect(screen.queryByRole('figure')).toBeNull()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const figure = screen.getByRole('figure', { hidden: true })
  expect(figure.textContent).toBe('Zoya on option')
  expect(figure.querySelector('img')?.getAttribute('loading')).toBe('eager')
  expect(screen.getByText(new RegExp(`^${job.number} · \\d+ \\w+ \\d{4}$`))).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByRole('figure', { hidden: true })).toBeNull()
})

it('a contact who is the client is named once, on the page and on paper', async () => {
  const { t, noor, desk, optioned, again } = atDesk()
  const job = await optioned('Mitali Sen')
  const clientId = job.client?.id ?? ''
  await desk.contacts.create({ clientId, name: 'Mitali Sen client', email: 'mitali@example.in' })
  const contactId = t.db.select().from(contacts).get()?.id ?? ''
  await desk.jobs.change({ id: job.id, version: (await again(job)).version, contactId })
  renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  const client = await screen.findByRole('region', { name: 'Client' })
  expect(within(client).getByRole('link', { name: 'mitali@example.in' })).toBeTruthy()
  expect(within(client).getAllByText('Mitali Sen client')).toHaveLength(1)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getAllByRole('definition', { hidden: true })[0]?.textContent).toBe('Mitali Sen client')
  act(() => void window.dispatchEvent(new Event('afterprint')))
})
