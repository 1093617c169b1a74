import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loadAgency } from '../../../../server/features/agency/settings/service'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

function agencyWithSuperadmin() {
  const t = testApp()
  loadAgency(t)
  return { t, account: t.superadmin() }
}
const open = ({ t, account }: ReturnType<typeof agencyWithSuperadmin>, section: string) =>
  renderAdmin(t, `/admin/settings/${section}`, { account })
const button = (name: string) => screen.getByRole('button', { name })
const RESTORED = /^We restored what you typed here but did not save/

it('brings back what was typed and not saved, and forgets it once it is saved', async () => {
  const here = agencyWithSuperadmin()
  const first = open(here, 'contact')
  await first.user.type(await screen.findByLabelText('Visiting hours'), 'Monday, 11 to 6')
  await first.user.click(button('Add a link'))
  await first.user.type(screen.getByLabelText('Name of the link'), 'Instagram')
  expect(screen.queryByText(RESTORED)).toBeNull()
  first.unmount()

  const second = open(here, 'contact')
  expect(await screen.findByText(RESTORED)).toBeTruthy()
  expect(screen.getByLabelText('Visiting hours')).toHaveProperty('value', 'Monday, 11 to 6')
  expect(screen.getByLabelText('Name of the link')).toHaveProperty('value', 'Instagram')
  await second.user.type(screen.getByLabelText(/^Web address/), 'https://instagram.com/kori')
  await second.user.click(button('Save changes'))
  expect(await screen.findByText('Settings saved')).toBeTruthy()
  expect(screen.queryByText(RESTORED)).toBeNull()
  second.unmount()

  open(here, 'contact')
  expect(await screen.findByLabelText('Visiting hours')).toHaveProperty('value', 'Monday, 11 to 6')
  expect(screen.queryByText(RESTORED)).toBeNull()
})

it('forgets a draft on request', async () => {
  const here = agencyWithSuperadmin()
  const first = open(here, 'agency')
  await first.user.type(await screen.findByLabelText('City'), 'Pune')
  first.unmount()
  const { user } = open(here, 'agency')
  await user.click(await screen.findByRole('button', { name: 'Discard it' }))
  expect(screen.getByLabelText('City')).toHaveProperty('value', '')
  await waitFor(() => expect(sessionStorage.getItem('settings.agency')).toBeNull())
  expect(button('Save changes')).toHaveProperty('disabled', true)
})

it('shows both values when somebody has saved the section since the draft was left', async () => {
  const here = agencyWithSuperadmin()
  const first = open(here, 'agency')
  await first.user.type(await screen.findByLabelText('City'), 'Pune')
  first.unmount()
  const other = here.t.as(here.t.superadmin()).admin.settings
  await other.save({ section: 'agency', name: 'Kori', line: '', description: '', since: 2024, city: 'Goa' })
  const { user } = open(here, 'agency')
  expect(await screen.findByText(RESTORED)).toBeTruthy()
  await user.click(button('Save changes'))
  expect(await screen.findByText('City is now “Goa”.')).toBeTruthy()
  expect(screen.getByLabelText('City')).toHaveProperty('value', 'Pune')
})

it('is not given to another account', async () => {
  const here = agencyWithSuperadmin()
  const first = open(here, 'agency')
  await first.user.type(await screen.findByLabelText('City'), 'Pune')
  expect(sessionStorage.getItem('settings.agency')).toContain('Pune')
  first.unmount()
  open({ ...here, account: here.t.superadmin() }, 'agency')
  expect(await screen.findByLabelText('City')).toHaveProperty('value', '')
  expect(screen.queryByText(RESTORED)).toBeNull()
})

it('is not kept of a form with a password', async () => {
  const { user } = open(agencyWithSuperadmin(), 'mailServer')
  await user.type(await screen.findByLabelText('Server'), 'smtp.kori.example')
  await user.type(screen.getByLabelText('Password'), 'sunday-loom')
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/smtp.kori.example|sunday-loom/)
})
