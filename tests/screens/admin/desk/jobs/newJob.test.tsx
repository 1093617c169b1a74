import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atDesk } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

it('a new job says that talents read its title, and they do', async () => {
  const { t, noor, desk } = atDesk()
  const { user, path } = renderDesk(t, '/admin/desk', { account: noor })
  await user.click(await screen.findByRole('button', { name: 'New job' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New job' }))
  const title = await dialog.findByLabelText(/^What is it\?/)
  const help = document.getElementById(title.getAttribute('aria-describedby') ?? '')
  expect(help?.textContent).toContain('Talents read this before they are confirmed.')
  await user.type(title, 'Night watch')
  await user.click(dialog.getByRole('button', { name: 'Create job' }))
  await waitFor(() => expect(path()).toMatch(/^\/admin\/jobs\/J-/))
  const job = await desk.jobs.get({ number: path().split('/').at(-1) ?? '' })
  expect(job.talentTitle).toBe('Night watch')
})

it('known clients are suggested while the name is typed', async () => {
  const { t, noor, desk } = atDesk()
  await desk.clients.create({ name: 'Kori Mills', city: 'Surat' })
  const { user } = renderDesk(t, '/admin/desk', { account: noor })
  await user.click(await screen.findByRole('button', { name: 'New job' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New job' }))
  const field = await dialog.findByLabelText('Client')
  await user.type(field, 'kor')
  const list = document.getElementById(field.getAttribute('list') ?? '')
  await waitFor(() => expect(list?.querySelector('option')?.value).toBe('Kori Mills'))
})
