// @module-tag slow
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aModel, aPicture } from '../../../../server/demo/builders/models'
import { loadAgency } from '../../../../server/features/agency/settings/service'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { openSettings } from '../../../helpers/screens/settingsScreens'
import { aSlowLine } from '../../../helpers/screens/slowNetwork'
import { smtpServer } from '../../../helpers/servers/smtpServer'
import { testApp } from '../../../helpers/testApp'

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })
const button = (name: string) => screen.findByRole('button', { name })

describe('what is typed in a step and not saved', () => {
  const RESTORED = /^We restored what you typed here but did not save/

  it('is there again after a reload in step 1, but no password', async () => {
    const { t, account, user, unmount } = openSettings('/admin/setup/you')
    const name = await screen.findByLabelText(/^Your name/)
    await user.clear(name)
    await user.type(name, 'Meher Irani')
    await user.type(screen.getByLabelText(/^Current password/), 'darkroom-lamp')
    unmount()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('darkroom-lamp')
    const other = renderAdmin(t, '/admin/setup/you', { account: t.superadmin() })
    expect(await screen.findByLabelText(/^Your name/)).not.toHaveProperty('value', 'Meher Irani')
    other.unmount()
    renderAdmin(t, '/admin/setup/you', { account })
    await waitFor(() => expect(screen.getByLabelText(/^Your name/)).toHaveProperty('value', 'Meher Irani'))
    expect(screen.getByLabelText(/^Current password/)).toHaveProperty('value', '')
  })

  it('is there again after a reload in step 2, and not on the page of the settings', async () => {
    const { t, account, user, own, unmount } = openSettings('/admin/setup/agency')
    await user.type(await screen.findByLabelText(/^Name of the agency/), 'Kori')
    unmount()
    const page = renderAdmin(t, '/admin/settings/agency', { account })
    await screen.findByLabelText(/^Name of the agency/)
    expect(screen.queryByText(RESTORED)).toBeNull()
    page.unmount()
    const again = renderAdmin(t, '/admin/setup/agency', { account })
    expect(await screen.findByText(RESTORED)).toBeTruthy()
    expect(screen.getByLabelText(/^Name of the agency/)).toHaveProperty('value', 'Kori')
    await again.user.type(screen.getByLabelText(/^Founded in/), '2019')
    await again.user.click(await button('Save and continue'))
    await heading('Logo and colour')
    expect((await own.settings.get({ section: 'agency' })).value).toMatchObject({ name: 'Kori', since: 2019 })
    expect(sessionStorage.getItem('setup.agency')).toBeNull()
  })

  it('is nothing where nobody has typed', async () => {
    const { t, account, unmount } = openSettings('/admin/setup/agency')
    await screen.findByLabelText(/^Name of the agency/)
    unmount()
    renderAdmin(t, '/admin/setup/agency', { account })
    expect(await screen.findByLabelText(/^Name of the agency/)).toHaveProperty('value', '')
    expect(screen.queryByText(RESTORED)).toBeNull()
  })
})

describe('a step that is still loading', () => {
  const save = () => button('Save and continue') as Promise<HTMLButtonElement>
  function openSlowly(address: string, procedure: string) {
    const t = testApp()
    loadAgency(t)
    const line = aSlowLine()
    line.hold(procedure)
    return { line, ...renderAdmin(t, address, { account: t.superadmin(), before: [line.link] }) }
  }

  it('cannot be saved before its fields are there', async () => {
    const { user, line } = openSlowly('/admin/setup/agency', 'admin.settings.get')
    expect((await save()).disabled).toBe(true)
    await waitFor(() => expect(line.count()).toBeGreaterThan(0))
    line.release()
    await screen.findByLabelText(/^Name of the agency/)
    await waitFor(async () => expect((await save()).disabled).toBe(false))
    await user.click(await save())
    expect(await screen.findByText('Enter the name')).toBeTruthy()
  })

  it('is not passed before it is known who the superadmin is', async () => {
    const { user, line, path } = openSlowly('/admin/setup/you', 'admin.staffAccount.get')
    expect((await save()).disabled).toBe(true)
    await user.click(await save())
    expect(path()).toBe('/admin/setup/you')
    line.release()
    await waitFor(async () => expect((await save()).disabled).toBe(false))
  })
})

describe('mistakes in two parts of a step', () => {
  it('are all marked at once, the first with the focus, and nothing is saved', async () => {
    const { user, own } = openSettings('/admin/setup/agency')
    await user.type(await screen.findByLabelText(/^Name of the agency/), 'Kori')
    await user.type(screen.getByLabelText(/^Founded in/), '3019')
    await user.type(await screen.findByLabelText(/^Email address$/), 'hello')
    await user.click(await button('Save and continue'))
    expect(await screen.findByText('Enter a year')).toBeTruthy()
    expect(screen.getByText('Enter a valid email address')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(/^Founded in/))
    const since = screen.getByLabelText(/^Founded in/)
    await user.clear(since)
    await user.type(since, '2019')
    await user.click(await button('Save and continue'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Email address$/)))
    expect((await own.settings.get({ section: 'agency' })).value).not.toMatchObject({ name: 'Kori' })
  })
})

describe('step 3, Logo and colour', () => {
  it('offers colours, refuses one that cannot be read, and saves without leaving the step', async () => {
    const { user, own } = openSettings('/admin/setup/look')
    const colour = await screen.findByLabelText('Colour')
    await user.type(colour, '#00ffff')
    await user.click(await button('Save and continue'))
    expect((await screen.findAllByText(/It needs at least 4.5 to 1/)).length).toBeGreaterThan(0)
    expect(colour).toHaveProperty('value', '#00ffff')
    await user.click(await button('Teal'))
    expect((await button('Teal')).getAttribute('aria-pressed')).toBe('true')
    await user.click(await button('Save'))
    expect(await screen.findByText('Settings saved')).toBeTruthy()
    expect((await own.settings.get({ section: 'look' })).value).toMatchObject({ accent: '#0f6466' })
    expect(screen.getByRole('link', { name: /^See the home page/ }).getAttribute('href')).toBe('/')
    expect((await button('Show preview')).getAttribute('aria-expanded')).toBe('false')
    await user.click(await button('Save and continue'))
    await heading('Email')
  })
})

describe('step 4, Email', () => {
  it('has the form of the mail server, and goes on without one', async () => {
    const { user } = openSettings('/admin/setup/mail')
    expect(await screen.findByLabelText(/^Server/)).toBeTruthy()
    await user.click(await button('Save and continue'))
    await heading('Models')
  })

  it('goes on by Save anyway too, where the mail server does not answer', async () => {
    const { port, stop } = await smtpServer()
    await stop()
    const { t, user } = openSettings('/admin/setup/mail')
    await user.type(await screen.findByLabelText('Server'), 'localhost')
    await user.clear(screen.getByLabelText('Port'))
    await user.type(screen.getByLabelText('Port'), String(port))
    await user.selectOptions(screen.getByLabelText('Security'), 'none')
    await user.type(screen.getByLabelText('Address of the sender'), 'bookings@kori.example')
    await user.click(await button('Save and continue'))
    await user.click(await button('Save anyway'))
    await heading('Models')
    expect(t.config.SMTP_URL).toContain(`localhost:${port}`)
  })

  it('says that it cannot load the form, with a way to try again, and does not go on meanwhile', async () => {
    const { user, line, go } = openSettings('/admin/setup/models')
    await heading('Models')
    line.cut()
    go('/admin/setup/mail')
    expect(await screen.findByText('Failed to load the settings')).toBeTruthy()
    await user.click(await button('Save and continue'))
    await heading('Email')
    line.mend()
    await user.click(await button('Retry'))
    expect(await screen.findByLabelText(/^Server/)).toBeTruthy()
  })
})

describe('step 5, Models', () => {
  it('leads to the import and to the form of a model, and knows when visitors see one', async () => {
    const { t, user, path, go } = openSettings('/admin/setup/models')
    await user.click(await screen.findByRole('link', { name: 'Import a spreadsheet' }))
    await heading('Import models')
    expect(path()).toBe('/admin/import')
    aPicture(t, aModel(t, { stageName: 'Asha' }).id)
    go('/admin/setup/models')
    expect(await screen.findByText('Done. Your first model is live.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Add one model' }).getAttribute('href')).toBe('/admin/models/new')
    await user.click(await button('Continue'))
    await heading('Legal pages')
  })
})

describe('step 6, Legal pages', () => {
  it('saves the city of the courts and shows what is published', async () => {
    const { user, own } = openSettings('/admin/setup/legal')
    expect(await screen.findByText(/^Search engines are asked not to list your site/)).toBeTruthy()
    for (const name of [/^Terms and Conditions/, /^Privacy Policy/, /^Cookie Policy/])
      expect(screen.getByRole('link', { name })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Edit the text: Privacy Policy' }).getAttribute('href')).toBe(
      '/admin/settings/privacyText',
    )
    await user.type(await screen.findByLabelText('City of the courts'), 'Pune')
    await user.click(await button('Save and continue'))
    await heading('Colleagues and backups')
    expect((await own.settings.get({ section: 'legal' })).value).toMatchObject({ courts: 'Pune' })
  })
})

describe('step 7, Colleagues and backups', () => {
  it('leads to the words that no step asks for', async () => {
    openSettings('/admin/setup/team')
    for (const [name, address] of [
      ['Home page', '/admin/settings/home'],
      ['Pictures of the home page', '/admin/settings/slides'],
      ['About page', '/admin/settings/about'],
    ])
      expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(address)
  })

  it('invites, marks what is wrong, and asks before it ends with an invitation that is not sent', async () => {
    const { user, own } = openSettings('/admin/setup/team')
    await user.type(await screen.findByLabelText(/^Name/), 'Ravi')
    await user.click(await button('Send invitation'))
    expect(await screen.findByText('Enter a valid email address')).toBeTruthy()
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Ravi')
    await user.type(screen.getByLabelText(/^Email/), 'ravi@kori.example')
    await user.click(await button('Finish'))
    expect(await screen.findByText('Your changes are not saved. Leave without saving?')).toBeTruthy()
    await user.click(await button('Cancel'))
    await user.click(await button('Send invitation'))
    expect(await screen.findByText(/ravi@kori.example/, { selector: 'li span' })).toBeTruthy()
    expect((await own.team.list()).invitations).toHaveLength(1)
    expect(screen.getByText(/^No mail server is set up, so invitations reach nobody by email/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Budget ranges' }).getAttribute('href')).toBe(
      '/admin/settings/money',
    )
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', ''))
    expect(screen.getByText('None yet')).toBeTruthy()
    await user.click(await button('Finish'))
    await heading('Dashboard')
  })
})
