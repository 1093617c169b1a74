import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookingModels, bookings } from '../../../../drizzle/schema'
import { aModel } from '../../../../server/demo/builders/models'
import { renderScreen } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

beforeEach(() => localStorage.removeItem('shortlist'))

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const bar = () => screen.findByRole('region', { name: 'Shortlist' })

function roster() {
  const t = testApp()
  const ids = ['Asha', 'Kabir', 'Mira'].map((stageName) => aModel(t, { stageName, height: '178 cm' }).id)
  return { t, ids }
}

describe('the shortlist of a visitor', () => {
  it('is marked on cards, counted in a bar, kept in the browser and gone with Clear', async () => {
    const { t } = roster()
    const first = renderScreen(t, '/models')
    await press('Shortlist Asha')
    await press('Shortlist Mira')
    expect(within(await bar()).getByText('2 on your shortlist')).toBeTruthy()
    expect(localStorage.getItem('shortlist')).toBe('asha,mira')
    first.unmount()
    renderScreen(t, '/models')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Shortlist Asha' }).getAttribute('aria-pressed')).toBe(
        'true',
      ),
    )
    const request = within(await bar()).getByRole('link', { name: 'Request these' })
    expect(request.getAttribute('href')).toBe('/book-model?models=asha,mira')
    const send = within(await bar()).getByRole('link', { name: 'Send this shortlist' })
    expect(send.getAttribute('href')).toBe('/models?ids=asha,mira')
    fireEvent.click(within(await bar()).getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Shortlist' })).toBeNull())
    expect(localStorage.getItem('shortlist')).toBeNull()
  })

  it('is marked on a profile, and again to take it off', async () => {
    const { t } = roster()
    renderScreen(t, '/models/asha')
    await press('Shortlist')
    expect(within(await bar()).getByText('1 on your shortlist')).toBeTruthy()
    await press('\u2713 On your shortlist')
    expect(localStorage.getItem('shortlist')).toBeNull()
  })

  it('is marked in the line-up from the start', async () => {
    const { t } = roster()
    localStorage.setItem('shortlist', 'asha,kabir')
    renderScreen(t, '/models')
    await press('Compare heights')
    expect(await screen.findByText('2 of 4 marked')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Shortlist' })).toBeNull()
  })

  it('opens for others from its link, says who has left, and can be kept', async () => {
    const { t } = roster()
    renderScreen(t, '/models?ids=mira,gone,asha')
    expect(await screen.findByText('1 of them no longer on our roster.')).toBeTruthy()
    const cards = within(screen.getByRole('list', { name: 'Models' })).getAllByRole('listitem')
    expect(cards).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Request these' }).getAttribute('href')).toBe(
      '/book-model?models=mira,asha',
    )
    await press('Keep as my shortlist')
    expect(localStorage.getItem('shortlist')).toBe('mira,asha')
  })

  it('of nobody who is still here leads to all models', async () => {
    const { t } = roster()
    renderScreen(t, '/models?ids=gone')
    expect(await screen.findByText('1 of them no longer on our roster.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Request these' })).toBeNull()
    expect(screen.getByRole('link', { name: 'All models' }).getAttribute('href')).toBe('/models')
  })
})

describe('the booking form for a shortlist', () => {
  const JOB = { workType: 'Commercial', budgetRange: '$10,000+', dateRequired: '2099-01-05' }
  const WHO = { clientName: 'Kavya Menon', email: 'kavya@kori.example', phone: '+91 98100 12345' }

  it('holds the first in its select and the others above it, and sends them as one request', async () => {
    const { t, ids } = roster()
    sessionStorage.setItem(
      'bookingDraft',
      JSON.stringify({ ...JOB, ...WHO, details: 'Two days, four looks.' }),
    )
    const { user, path } = renderScreen(t, '/book-model?models=asha,kabir,mira')
    const others = await screen.findByRole('region', { name: 'Also on your shortlist' })
    expect(
      within(others)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual(['Kabir', 'Mira'])
    const select = await screen.findByRole('combobox', { name: /^Model/ })
    await waitFor(() => expect(select).toHaveProperty('value', ids[0]))
    const away = within(others).getByRole('link', { name: 'Take Kabir away' })
    expect(away.getAttribute('href')).toBe('/book-model?models=asha,mira')
    await user.click(away)
    expect(path()).toBe('/book-model?models=asha,mira')
    await user.click(screen.getByRole('button', { name: 'Send booking request' }))
    expect(await screen.findByText(/^You asked for: Asha, Mira, Commercial, /)).toBeTruthy()
    expect(t.db.select().from(bookings).all()).toMatchObject([{ modelName: 'Asha' }])
    expect(t.db.select().from(bookingModels).all()).toMatchObject([{ modelName: 'Mira', position: 1 }])
  })

  it('keeps the others when another first is chosen, who is not asked for twice', async () => {
    const { t, ids } = roster()
    const { user, path } = renderScreen(t, '/book-model?models=asha,kabir,mira')
    const select = await screen.findByRole('combobox', { name: /^Model/ })
    await waitFor(() => expect(select).toHaveProperty('value', ids[0]))
    await screen.findByRole('region', { name: 'Also on your shortlist' })
    await user.selectOptions(select, 'Mira')
    expect(path()).toBe(`/book-model?models=${ids[2]},kabir`)
    expect(select).toHaveProperty('value', ids[2])
  })
})
