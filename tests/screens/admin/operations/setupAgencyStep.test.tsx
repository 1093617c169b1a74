import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openSettings } from '../../../helpers/screens/settingsScreens'

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })
const button = (name: string) => screen.findByRole('button', { name })

describe('step 2, Your agency', () => {
  it('asks an agency in India nothing, and another one for country, zone and currency', async () => {
    const { user, own } = openSettings('/admin/setup/agency')
    await heading('Your agency')
    expect(screen.queryByRole('combobox', { name: /^Country/ })).toBeNull()
    expect(await screen.findByText(/^Your agency is in India/)).toBeTruthy()
    await user.click(await button('Choose another country'))
    expect(screen.queryByText(/^Your agency is in India/)).toBeNull()
    for (const [name, typed] of [
      [/^Country/, 'nepal'],
      [/^Time zone/, 'katm'],
      [/^Currency/, 'npr'],
    ] as const) {
      const box = await screen.findByRole('combobox', { name })
      await user.clear(box)
      await user.type(box, `${typed}{Enter}`)
    }
    await user.type(screen.getByLabelText(/^Name of the agency/), 'Kori')
    await user.click(await button('Save and continue'))
    await heading('Logo and colour')
    expect((await own.settings.get({ section: 'region' })).value).toEqual({
      country: 'NP',
      timeZone: 'Asia/Katmandu',
      currency: 'NPR',
      measures: 'centimetres',
    })
    expect((await own.settings.get({ section: 'money' })).value).toEqual({ budgetRanges: [] })
  })

  it('offers budget ranges in rupees, ticked, where the currency is the rupee', async () => {
    const { user, own, unmount } = openSettings('/admin/setup/agency')
    const ranges = await screen.findByLabelText(/^Offer clients ranges in rupees: Under ₹25,000, /)
    expect(ranges).toHaveProperty('checked', true)
    await user.type(screen.getByLabelText(/^Name of the agency/), 'Kori')
    await user.click(await button('Save and continue'))
    await heading('Logo and colour')
    expect((await own.settings.get({ section: 'money' })).value).toMatchObject({
      budgetRanges: [
        ...['Under ₹25,000', '₹25,000-₹50,000', '₹50,000-₹1,00,000', '₹1,00,000-₹2,50,000'],
        ...['₹2,50,000-₹5,00,000', 'Over ₹5,00,000'],
      ],
    })
    unmount()
    const without = openSettings('/admin/setup/agency')
    await without.user.click(await screen.findByLabelText(/^Offer clients ranges in rupees/))
    await without.user.type(screen.getByLabelText(/^Name of the agency/), 'Kori')
    await without.user.click(await button('Save and continue'))
    await heading('Logo and colour')
    expect((await without.own.settings.get({ section: 'money' })).value).toEqual({ budgetRanges: [] })
  })

  it('ignores a line of the address that was left empty', async () => {
    const { user, own } = openSettings('/admin/setup/agency')
    await user.type(await screen.findByLabelText(/^Name of the agency/), 'Kori')
    for (let n = 0; n < 2; n++) await user.click(await screen.findByRole('button', { name: /^Add.*line$/ }))
    await user.type(screen.getByLabelText('Line 2'), '4 Mill Lane')
    await user.click(await button('Save and continue'))
    await heading('Logo and colour')
    expect((await own.settings.get({ section: 'contact' })).value).toMatchObject({
      studioLines: ['4 Mill Lane'],
    })
  })
})
