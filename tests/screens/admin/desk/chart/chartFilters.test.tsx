import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aModel } from '../../../../../server/demo/builders/models'
import { atDesk } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

const phone = window.matchMedia
const grid = () => screen.findByRole('grid', { name: 'Talents by days' })
const march = '/admin/chart?from=2026-03-19&days=14'

describe('who is free on the chart', () => {
  beforeEach(() => {
    window.matchMedia = (media) => Object.assign(phone(media), { matches: true })
    // jsdom has no layout: rows in sight are drawn, so the chart needs a height.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  })
  afterEach(() => {
    window.matchMedia = phone
  })

  it('says before a press who would be first or second, and who is not free', async () => {
    const { t, desk, noor, zoya, aJob, optioned, agreed } = atDesk()
    await aJob('Used last', [])
    const asha = aModel(t, { stageName: 'Asha' })
    const mira = aModel(t, { stageName: 'Mira' })
    await optioned('Kori', ['2026-03-20'], 'full', asha.id)
    await desk.bookouts.add({ modelId: mira.id, fromDay: '2026-03-20', toDay: '2026-03-20' })
    const neel = await agreed('Neel', ['2026-03-20'])
    const { user } = renderDesk(t, march, { account: noor })
    ;(await grid()).focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}')
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Enter}')
    const dialog = await screen.findByRole('dialog', { name: '3 talents, 20 Mar to 21 Mar' })
    expect(await within(dialog).findByText('Asha: 2nd option behind Kori; 1st on 1 of 2 days')).toBeTruthy()
    expect(within(dialog).getByText('Mira: not possible. The talent is booked out on this day.')).toBeTruthy()
    expect(within(dialog).getByText('Zoya: 2nd option behind Neel; 1st on 1 of 2 days')).toBeTruthy()
    await user.click(within(dialog).getByRole('combobox', { name: /^Job/ }))
    await user.click(await within(dialog).findByRole('option', { name: /Neel/ }))
    expect(await within(dialog).findByText('Zoya: 1st option')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Place option' }))
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'Mira: The talent is booked out on this day.',
    )
    expect(await screen.findByText('2 talents are on option for Neel')).toBeTruthy()
    const placed = await desk.jobs.get({ number: neel.number })
    expect(placed.claims.map(({ modelId }) => modelId)).toEqual([zoya.id, asha.id])
  })

  it('finds a talent by the key / and a name', async () => {
    const { t, noor } = atDesk()
    aModel(t, { stageName: 'Asha' })
    const { user } = renderDesk(t, march, { account: noor })
    ;(await grid()).focus()
    await user.keyboard('/Ash')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    expect(await screen.findByDisplayValue('Ash')).toBeTruthy()
  })

  it('shows the talents that fit all filters, and everybody again', async () => {
    const { t, noor } = atDesk()
    aModel(t, { stageName: 'Asha', city: 'Pune', heightCm: 178, languages: ['Tamil'] })
    aModel(t, { stageName: 'Mira', city: 'Pune', heightCm: 165 })
    const { user } = renderDesk(t, march, { account: noor })
    await grid()
    const names = () =>
      screen.getAllByRole('rowheader').map((row) => row.getAttribute('aria-label')?.split(',')[0])
    expect(names()).toEqual(['Asha', 'Mira', 'Zoya'])
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await user.selectOptions(await screen.findByLabelText('City'), 'Pune')
    expect(names()).toEqual(['Asha', 'Mira'])
    await user.type(screen.getByLabelText('Height from, cm'), '170')
    expect(names()).toEqual(['Asha'])
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(names()).toEqual(['Asha', 'Mira', 'Zoya'])
  })
})
