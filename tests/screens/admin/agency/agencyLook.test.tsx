import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aStoredPicture } from '../../../../server/demo/builders/media'
import { loadAgency } from '../../../../server/features/agency/settings/service'
import { agency } from '../../../../shared/agency'
import type { AgencySettings, SectionSave } from '../../../../shared/agency/agencySettings'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

const NOTHING: AgencySettings['look'] = {
  logo: null,
  logoOnDark: null,
  accent: '',
  icon: null,
  sharePicture: '',
}

async function open(look: Partial<AgencySettings['look']> = {}) {
  const t = testApp()
  loadAgency(t)
  const account = t.superadmin()
  const own = t.as(account).admin.settings
  await own.save({ ...NOTHING, ...look, section: 'look' } as SectionSave)
  return { own, ...renderAdmin(t, '/admin/settings/look', { account }) }
}
const button = (name: string) => screen.getByRole('button', { name })
const accentNow = () => document.documentElement.style.getPropertyValue('--agency-colors-accent')

describe('/admin/settings/look', () => {
  it('says where a colour cannot be read, offers the nearest that can, and draws the page in it', async () => {
    const { user } = await open()
    const colour = await screen.findByRole('textbox', { name: 'Colour' })
    await user.type(colour, '#f2c230')
    expect(screen.getByText(/White text on a button: contrast 1.6 to 1/)).toBeTruthy()
    expect(colour.getAttribute('aria-invalid')).toBe('true')
    await user.click(button('Save changes'))
    await waitFor(() => expect(document.activeElement).toBe(colour))
    expect(agency.look.accent).toBe('')
    await user.click(button('Use #806514'))
    // The schema answers after the click.
    await waitFor(() => expect(screen.queryByText(/contrast 1.6 to 1/)).toBeNull())
    expect(screen.getByRole('group', { name: 'How it looks' })).toBeTruthy()
    await user.click(button('Save changes'))
    expect(await screen.findByText('Settings saved')).toBeTruthy()
    expect(agency.look.accent).toBe('#806514')
    expect(accentNow()).toBe('#806514')
    await user.clear(colour)
    await user.click(button('Save changes'))
    await waitFor(() => expect(accentNow()).toBe('#CE1719'))
  })

  it('shows the logo, and removes it from every page by a save', async () => {
    const t = testApp()
    const stored = aStoredPicture(t)
    loadAgency(t)
    const account = t.superadmin()
    const { id, widths } = stored
    const logo = { id, widths, width: 2000, height: 1333, isTransparent: false }
    await t.as(account).admin.settings.save({ ...NOTHING, logo, section: 'look' } as SectionSave)
    const { user } = renderAdmin(t, '/admin/settings/look', { account })
    const shown = await screen.findByRole('img', { name: 'Logo' })
    expect(shown.getAttribute('src')).toBe(`/media/${id}/480.avif`)
    const header = () => screen.getByRole('link', { name: 'Model agency' })
    expect(header().querySelector('img')?.getAttribute('src')).toBe(`/media/${id}/2000.webp`)
    await user.click(button('Remove the picture: Logo'))
    await user.click(button('Save changes'))
    expect(await screen.findByText('Settings saved')).toBeTruthy()
    // Without a logo, the name; without going to another page.
    expect(header().textContent).toBe('Model agency')
  })
})

it('the header says a new name as soon as it is saved', async () => {
  const t = testApp()
  loadAgency(t)
  const { user } = renderAdmin(t, '/admin/settings/agency', { account: t.superadmin() })
  const name = await screen.findByLabelText(/^Name of the agency/)
  await user.clear(name)
  await user.type(name, 'Kori')
  await user.click(button('Save changes'))
  expect(await screen.findByRole('link', { name: 'Kori' })).toBeTruthy()
})
