import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

const PATH = '/admin/integrations'
const section = async (name: string) => within(await screen.findByRole('region', { name }))

describe('API keys under /admin/integrations', () => {
  it('are made with a name and permissions, and shown once to copy', async () => {
    const t = testApp()
    const { user } = renderAdmin(t, PATH, { account: t.superadmin() })
    const keys = await section('API keys')
    expect(await keys.findByText('There are no keys yet.')).toBeTruthy()
    await user.type(keys.getByLabelText(/^Name/), 'Accounting')
    await user.selectOptions(keys.getByLabelText('Works for'), 'a year')
    const jobs = within(keys.getByRole('group', { name: 'Jobs' }))
    await user.click(jobs.getByLabelText('read'))
    await user.click(jobs.getByLabelText('export'))
    await user.click(keys.getByRole('button', { name: 'Create key' }))
    const dialog = within(await screen.findByRole('dialog'))
    const key = dialog.getByLabelText<HTMLInputElement>('Key').value
    expect(key).toMatch(/^agency_key_/)
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(dialog.getByRole('button', { name: 'Copy' }))
    expect(await dialog.findByText('Copied')).toBeTruthy()
    expect(copied).toHaveBeenCalledWith(key)
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    const row = within(await keys.findByRole('row', { name: /Accounting/ }))
    expect(row.getByText('Jobs: read, export')).toBeTruthy()
    expect(row.getByText('Mar 2, 2027')).toBeTruthy()
    expect(document.body.textContent).not.toContain(key)
    expect(keys.getByLabelText(/^Name/)).toHaveProperty('value', '')
  })

  it('say beside the fields what is missing, and keep what was typed', async () => {
    const t = testApp()
    const { user } = renderAdmin(t, PATH, { account: t.superadmin() })
    const keys = await section('API keys')
    await user.type(await keys.findByLabelText(/^Name/), 'Accounting')
    await user.click(keys.getByRole('button', { name: 'Create key' }))
    expect(await keys.findByText('Choose at least one permission')).toBeTruthy()
    expect(keys.getByLabelText(/^Name/)).toHaveProperty('value', 'Accounting')
  })

  it('are deleted after a question', async () => {
    const t = testApp()
    const superadmin = t.superadmin()
    await t.as(superadmin).admin.apiKeys.make({ name: 'Old form', actions: ['jobs.read'], days: 30 })
    const { user } = renderAdmin(t, PATH, { account: superadmin })
    const keys = await section('API keys')
    await user.click(await keys.findByRole('button', { name: 'Delete the key Old form' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/The program that uses it stops working at once/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await keys.findByText('There are no keys yet.')).toBeTruthy()
  })
})

describe('webhooks under /admin/integrations', () => {
  it('are added with an address and events, and the secret is shown once', async () => {
    const t = testApp()
    const { user } = renderAdmin(t, PATH, { account: t.superadmin() })
    const webhooks = await section('Webhooks')
    await user.type(await webhooks.findByLabelText(/^Address/), 'http://hooks.example/in')
    await user.click(webhooks.getByRole('button', { name: 'Add webhook' }))
    expect(await webhooks.findByText('Enter an address that starts with https://')).toBeTruthy()
    expect(webhooks.getByText('Choose at least one event')).toBeTruthy()
    await user.clear(webhooks.getByLabelText(/^Address/))
    await user.type(webhooks.getByLabelText(/^Address/), 'https://hooks.example/in')
    await user.click(webhooks.getByLabelText('New enquiries'))
    await user.click(webhooks.getByRole('button', { name: 'Add webhook' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText<HTMLInputElement>('Secret').value).toMatch(/^whsec_/)
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    const row = within(await webhooks.findByRole('row', { name: /hooks\.example/ }))
    expect(row.getByText('New enquiries')).toBeTruthy()
    expect(row.getByText('None yet')).toBeTruthy()
  })

  it('are tested, paused, looked into and deleted', async () => {
    const t = testApp()
    const superadmin = t.superadmin()
    await t.as(superadmin).admin.webhooks.add({ url: 'https://hooks.example/', events: ['enquiry.received'] })
    await t.visitor().site.enquiries.send({
      name: 'Devika',
      email: 'devika@kori.example',
      subject: 'brand',
      message: 'Hello',
      website: '',
    })
    const { user } = renderAdmin(t, PATH, { account: superadmin })
    const webhooks = await section('Webhooks')
    await user.click(await webhooks.findByRole('button', { name: 'Send a test to https://hooks.example/' }))
    expect(await screen.findByText('The test arrived')).toBeTruthy()
    await user.click(webhooks.getByRole('button', { name: 'Messages to https://hooks.example/' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/^New enquiries, Mar 2/)).toBeTruthy()
    expect(dialog.getByText('Waiting to be sent')).toBeTruthy()
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await user.click(webhooks.getByRole('button', { name: 'Pause https://hooks.example/' }))
    expect(await webhooks.findByText('Paused')).toBeTruthy()
    const remove = webhooks.getByRole('button', { name: 'Delete https://hooks.example/' })
    await waitFor(() => expect(remove).toHaveProperty('disabled', false))
    await user.click(remove)
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    expect(await webhooks.findByText('There are no webhooks yet.')).toBeTruthy()
  })

  it('are closed to an admin, who is told so', async () => {
    const t = testApp()
    renderAdmin(t, PATH, { account: t.admin() })
    await waitFor(() => expect(screen.getByText('Only superadmins can see this page')).toBeTruthy())
  })
})
