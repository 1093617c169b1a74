import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { adminSettings } from '../../../../client/src/admin/agency/settings/copy'
import { sectionFields } from '../../../../client/src/admin/agency/settings/fields/sectionFields'
import { agency } from '../../../../shared/agency'
import { agencySections, EDITED_SECTIONS } from '../../../../shared/agency/agencySettings'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { openSettings } from '../../../helpers/screens/settingsScreens'
import { testApp } from '../../../helpers/testApp'

const button = (name: string) => screen.getByRole('button', { name })
const links = async (own: ReturnType<typeof openSettings>['own']) => {
  const { value } = await own.settings.get({ section: 'contact' })
  return 'links' in value ? value.links.map(({ label }) => label) : []
}

describe('/admin/settings', () => {
  it('leads a superadmin to each section', async () => {
    const { user } = openSettings('/admin/settings')
    await user.click(await screen.findByRole('link', { name: 'Name and description' }))
    expect(await screen.findByLabelText(/^Name of the agency/)).toHaveProperty('value', 'Model agency')
  })

  it.each(['/admin/settings', '/admin/settings/agency'])('is not for an admin: %s', async (address) => {
    renderAdmin(testApp(), address)
    expect(await screen.findByText('Only superadmins can see this page')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Agency' })).toBeNull()
  })

  it('shows the list for a section that does not exist', async () => {
    const { path } = openSettings('/admin/settings/colours')
    expect(await screen.findByRole('link', { name: 'Contact' })).toBeTruthy()
    expect(path()).toBe('/admin/settings')
  })
})

describe('/admin/settings/agency', () => {
  it('marks what is wrong, keeps what was typed, and saves it', async () => {
    const { user, own, line } = openSettings('/admin/settings/agency')
    const name = await screen.findByLabelText(/^Name of the agency/)
    expect(button('Save changes')).toHaveProperty('disabled', true)
    await user.clear(name)
    await user.type(screen.getByLabelText('City'), 'Pune')
    await user.click(button('Save changes'))
    expect(await screen.findByText('Enter the name')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(name))
    await user.type(name, 'Kori')
    line.cut()
    await user.click(button('Save changes'))
    const why = 'No response from the server. Check your connection and try again.'
    expect(await screen.findByText(`Failed to save the settings. ${why}`)).toBeTruthy()
    expect(name).toHaveProperty('value', 'Kori')
    line.mend()
    await user.click(button('Save changes'))
    expect(await screen.findByText('Settings saved')).toBeTruthy()
    expect((await own.settings.get({ section: 'agency' })).value).toMatchObject({
      name: 'Kori',
      city: 'Pune',
    })
    expect(agency.name).toBe('Kori')
    await waitFor(() => expect(button('Save changes')).toHaveProperty('disabled', true))
  })

  it('lists earlier changes, and brings back what was before one', async () => {
    const { own, user } = openSettings('/admin/settings/agency')
    const name = await screen.findByLabelText(/^Name of the agency/)
    await user.clear(name)
    await user.type(name, 'Kori')
    await user.click(button('Save changes'))
    expect(await screen.findByText(/changed Name of the agency/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Undo to what was before/ }))
    expect(await screen.findByText('The earlier version is back')).toBeTruthy()
    await waitFor(() => expect(name).toHaveProperty('value', 'Model agency'))
    expect((await own.settings.get({ section: 'agency' })).value).toMatchObject({ name: 'Model agency' })
    await waitFor(() => expect(screen.getAllByText(/changed Name of the agency/)).toHaveLength(2))
  })

  it('asks before it is left with changes', async () => {
    const { user } = openSettings('/admin/settings/agency')
    await user.type(await screen.findByLabelText('Slogan'), 'Faces')
    await user.click(screen.getByRole('link', { name: 'All settings' }))
    expect(await screen.findByText('Your changes are not saved. Leave without saving?')).toBeTruthy()
  })

  it('saved by another superadmin in the meantime: shows theirs, and keeps what was typed', async () => {
    const { t, own, user } = openSettings('/admin/settings/agency')
    const name = await screen.findByLabelText(/^Name of the agency/)
    const other = t.as(t.superadmin()).admin.settings
    await other.save({ section: 'agency', name: 'Zari', line: '', description: '', since: 2024, city: 'Goa' })
    await user.clear(name)
    await user.type(name, 'Kori')
    await user.click(button('Save changes'))
    expect(await screen.findByText('Name of the agency is now “Zari”.')).toBeTruthy()
    expect(name).toHaveProperty('value', 'Kori')
    await user.click(button('Keep my version'))
    expect(await screen.findByText('Settings saved')).toBeTruthy()
    expect((await own.settings.get({ section: 'agency' })).value).toMatchObject({ name: 'Kori', city: 'Goa' })
  })
})

describe('/admin/settings/home', () => {
  it('edits a quotation as one, and a list of plain names', async () => {
    const { own, user } = openSettings('/admin/settings/home')
    await user.type(await screen.findByLabelText('Who said it'), 'Zoya')
    await user.click(button('Add a client'))
    await user.type(screen.getByLabelText('Client 1'), 'Kori Cotton')
    await user.click(button('Save changes'))
    expect(await screen.findByText('Fill in text, name and role, or none of them')).toBeTruthy()
    await user.type(screen.getByLabelText('Words'), 'We booked three.')
    await user.type(screen.getByLabelText('What they do'), 'Casting director')
    await user.click(button('Save changes'))
    expect(await screen.findByText('Settings saved')).toBeTruthy()
    expect((await own.settings.get({ section: 'home' })).value).toMatchObject({
      quotation: { text: 'We booked three.', name: 'Zoya', role: 'Casting director' },
      brands: ['Kori Cotton'],
    })
  })
})

describe('/admin/settings/mails', () => {
  it('sends a test to the saved addresses and shows the answer of the mail server', async () => {
    const { user } = openSettings('/admin/settings/mails')
    const test = await screen.findByRole('button', { name: 'Send a test: New booking request' })
    await user.click(screen.getAllByRole('button', { name: 'Add an email address' })[0] as HTMLElement)
    expect(test).toHaveProperty('disabled', true)
    await user.type(screen.getByLabelText('Email address 1'), 'noor@kori.example')
    await user.click(button('Save changes'))
    expect(await screen.findByText('Settings saved')).toBeTruthy()
    await user.click(test)
    expect(await screen.findByText(/Sent to noor@kori.example/)).toBeTruthy()
    expect(screen.getByText('250 OK')).toBeTruthy()
  })
})

it.each(EDITED_SECTIONS)('every field of %s is on its page, with a label', (section) => {
  const fields = sectionFields[section]
  // The demo's picture of a link is on no form.
  const names = Object.keys(agencySections[section].shape).filter((name) => name !== 'sharePicture')
  expect(fields.map(({ name }) => name)).toEqual(names)
  const { fields: labels, parts = {}, entries = {} } = adminSettings.sections[section]
  for (const field of fields) {
    expect(labels[field.name]?.[0], field.name).toBeTruthy()
    if (field.kind === 'list') expect(entries[field.name], field.name).toBeTruthy()
    if (field.kind === 'list' || field.kind === 'group')
      for (const { name } of field.parts)
        if (name !== '') expect(parts[`${field.name}.${name}`]?.[0], `${field.name}.${name}`).toBeTruthy()
  }
})

describe('/admin/settings/contact', () => {
  it('adds, moves and removes links by keyboard', async () => {
    const { own, user } = openSettings('/admin/settings/contact')
    const add = await screen.findByRole('button', { name: 'Add a link' })
    for (const [label, at] of [
      ['Instagram', 0],
      ['LinkedIn', 1],
    ] as const) {
      add.focus()
      await user.keyboard('{Enter}')
      const names = screen.getAllByLabelText('Name of the link')
      await waitFor(() => expect(document.activeElement).toBe(names[at]))
      await user.keyboard(label)
      await user.tab()
      await user.keyboard(`https://${label}.example/kori`)
    }
    button('Move link 2 up').focus()
    await user.keyboard('{Enter}')
    // The entry is the first now, and its way back has the focus.
    await waitFor(() => expect(document.activeElement).toBe(button('Move link 1 down')))
    await user.click(button('Save changes'))
    expect(await screen.findByText('Settings saved')).toBeTruthy()
    expect(await links(own)).toEqual(['LinkedIn', 'Instagram'])
    button('Remove link 2').focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name of the link')))
    await user.click(button('Save changes'))
    await waitFor(async () => expect(await links(own)).toEqual(['LinkedIn']))
  })

  it('marks the entry that is wrong', async () => {
    const { user } = openSettings('/admin/settings/contact')
    await user.click(await screen.findByRole('button', { name: 'Add a link' }))
    await user.type(screen.getByLabelText('Name of the link'), 'Web')
    await user.type(screen.getByLabelText('Web address'), 'http://kori.example')
    await user.click(button('Save changes'))
    const problem = await screen.findByText('Enter a web address that starts with https://')
    const entry = problem.closest('li') as HTMLElement
    const field = within(entry).getByLabelText('Web address')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(field))
  })
})
