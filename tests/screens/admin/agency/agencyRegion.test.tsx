import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loadAgency } from '../../../../server/features/agency/settings/service'
import { agency } from '../../../../shared/agency'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

it('country, time zone and currency are found by typing, saved, and followed on the page at once', async () => {
  const t = testApp()
  loadAgency(t)
  const { user } = renderAdmin(t, '/admin/settings/region', { account: t.superadmin() })
  const country = await screen.findByRole('combobox', { name: /^Country/ })
  const zone = screen.getByRole('combobox', { name: /^Time zone/ })
  const currency = screen.getByRole('combobox', { name: /^Currency/ })
  expect([country, zone, currency].map((box) => (box as HTMLInputElement).value)).toEqual([
    'India',
    'Asia/Kolkata',
    'Indian Rupee',
  ])
  for (const [box, typed, chosen] of [
    [country, 'emirates', 'United Arab Emirates'],
    [zone, 'dubai', 'Asia/Dubai'],
    [currency, 'AED', 'United Arab Emirates Dirham'],
  ] as const) {
    await user.clear(box)
    await user.type(box, `${typed}{Enter}`)
    expect(box).toHaveProperty('value', chosen)
  }
  await user.selectOptions(screen.getByLabelText(/^Measurements/), 'Inches first: 34" / 86 cm')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Settings saved')).toBeTruthy()
  expect(agency.region).toEqual({
    country: 'AE',
    timeZone: 'Asia/Dubai',
    currency: 'AED',
    measures: 'inches',
  })
  expect(await screen.findByText('Mar 2, 2026, 02:00 PM')).toBeTruthy()
})

it('a field that names nothing is refused in words', async () => {
  const t = testApp()
  loadAgency(t)
  const { user } = renderAdmin(t, '/admin/settings/region', { account: t.superadmin() })
  const zone = await screen.findByRole('combobox', { name: /^Time zone/ })
  await user.clear(zone)
  await user.type(zone, 'Nowhere')
  expect(screen.getByText('No results')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Choose a time zone')).toBeTruthy()
  expect(agency.region.timeZone).toBe('Asia/Kolkata')
})
