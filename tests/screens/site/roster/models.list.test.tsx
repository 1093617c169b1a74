import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import { brokenLine, renderScreen } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

const sheet = () => screen.findByRole('list', { name: 'Models' })
const names = async () =>
  within(await sheet())
    .getAllByRole('link')
    .map((link) => link.querySelector('[data-name]')?.textContent)

describe('/models', () => {
  it('shows pictures with name, city and the first two types of work, linked to the profile', async () => {
    const t = testApp()
    const asha = aModel(t, {
      stageName: 'Asha',
      city: 'Pune',
      workTypes: ['Editorial', 'Runway', 'Music Video'],
      height: '5ft 11in',
      bust: 34,
      waist: 24,
      hips: 35,
    })
    renderScreen(t, '/models')
    expect(await screen.findByRole('heading', { level: 1, name: 'Our Models' })).toBeTruthy()
    expect(await screen.findByText('Showing 1 of 1 models')).toBeTruthy()
    const frame = within(await sheet()).getByRole('link')
    expect(frame.getAttribute('href')).toBe(`/models/${asha.id}`)
    for (const words of ['Asha', 'Pune', 'Editorial, Runway', '180 cm', '86-61-89'])
      expect(frame.textContent).toContain(words)
    expect(frame.textContent).not.toContain('Music Video')
    expect(document.title).toMatch(/^Models/)
  })

  it('compares heights only where there are two models', async () => {
    const t = testApp()
    aModel(t)
    renderScreen(t, '/models')
    await screen.findByText('Showing 1 of 1 models')
    expect(screen.queryByRole('button', { name: 'Compare heights' })).toBeNull()
  })

  it('does not break a two-word type of work across lines', async () => {
    const t = testApp()
    aModel(t, { city: 'New Delhi', workTypes: ['Commercial', 'Social Media'] })
    renderScreen(t, '/models')
    const [frame] = await screen.findAllByRole('listitem')
    expect(frame?.querySelector('[data-facts]')?.textContent).toBe('Commercial, Social\u00a0Media\nNew Delhi')
  })

  it('turns pages, and returns to page 1 on any change of a filter', async () => {
    const t = testApp()
    for (let count = 1; count <= 21; count++)
      aModel(t, { stageName: `Model ${count}`, gender: count === 21 ? 'male' : 'female' })
    const { user, path } = renderScreen(t, '/models')
    expect(await screen.findByText('Showing 20 of 21 models')).toBeTruthy()
    expect(screen.getByText('Page 1 of 2')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('Showing 1 of 21 models')).toBeTruthy()
    expect(screen.getByText('Page 2 of 2')).toBeTruthy()
    expect(path()).toBe('/models?page=2')
    await user.selectOptions(screen.getByLabelText('Gender'), 'Male')
    expect(await screen.findByText('Showing 1 of 1 models')).toBeTruthy()
    expect(await names()).toEqual(['Model 21'])
    expect(path()).toBe('/models?gender=Male')
  })

  it('stores filters in the address, and reads them from there', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Asha', city: 'New Delhi', workTypes: ['Runway'] })
    aModel(t, { stageName: 'Natasha', city: 'Goa', workTypes: ['Runway'] })
    aModel(t, { stageName: 'Zoya', city: 'New Delhi', workTypes: [] })
    const { user, path } = renderScreen(t, '/models?search=sha&type_of_work=runway')
    expect(await screen.findByText('Showing 2 of 2 models')).toBeTruthy()
    expect(screen.getByLabelText('Type of work')).toHaveProperty('value', 'Runway')
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveProperty('value', 'sha')
    await user.type(screen.getByRole('textbox', { name: 'City' }), 'delhi{Enter}')
    expect(await screen.findByText('Showing 1 of 1 models')).toBeTruthy()
    expect(path()).toBe('/models?search=sha&type_of_work=runway&city=delhi')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(await screen.findByText('Showing 3 of 3 models')).toBeTruthy()
    expect(path()).toBe('/models')
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveProperty('value', '')
  })

  it.each<[how: string, close: (sheet: HTMLElement) => void]>([
    ['its button', (sheet) => fireEvent.click(within(sheet).getByRole('button', { name: 'Show 2 models' }))],
    ['the cross', (sheet) => fireEvent.click(within(sheet).getByRole('button', { name: 'Dismiss' }))],
    ['Escape', (sheet) => fireEvent(sheet, new Event('cancel', { cancelable: true }))],
    ['a press beside it', (sheet) => fireEvent.click(sheet)],
  ])('applies the last typed city when the filter sheet is closed immediately by %s', async (...way) => {
    const [, close] = way
    const t = testApp()
    aModel(t, { stageName: 'Asha', city: 'Goa' })
    aModel(t, { stageName: 'Zoya', city: 'Pune' })
    const { user, path } = renderScreen(t, '/models')
    expect(await screen.findByText('Showing 2 of 2 models')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const room = screen.getByRole('dialog')
    await user.type(within(room).getByRole('textbox', { name: 'City' }), 'Goa ')
    close(room)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(path()).toBe('/models?city=Goa')
    expect(await screen.findByText('Showing 1 of 1 models')).toBeTruthy()
  })

  it('offers the specified filters', async () => {
    renderScreen(testApp(), '/models')
    const words = async (label: string) =>
      [...(await screen.findByLabelText(label)).querySelectorAll('option')].slice(1).map((o) => o.textContent)
    expect(await words('Gender')).toEqual(['Male', 'Female', 'Non-binary'])
    expect(await words('Type of work')).toEqual([
      'Editorial',
      'Commercial',
      'Runway',
      'Social Media',
      'Music Video',
    ])
  })

  it('says that nothing matches, and clears all filters', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Asha' })
    const { user } = renderScreen(t, '/models?search=nobody&gender=Male')
    expect(await screen.findByText('No models found matching your criteria')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear All Filters' }))
    expect(await names()).toEqual(['Asha'])
    // The button is gone, so keyboard users continue from the count.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Showing 1 of 1 models')))
  })

  it('ignores invalid values in an address typed by hand', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Asha' })
    const { user } = renderScreen(t, '/models?gender=robot&page=7')
    await user.click(await screen.findByRole('button', { name: 'Go to page 1' }))
    expect(await names()).toEqual(['Asha'])
  })

  it('shows skeletons while it loads', () => {
    renderScreen(testApp(), '/models')
    return waitFor(() => expect(document.querySelector('ul[aria-busy=true]')).toBeTruthy())
  })

  it('shows an error with Retry when loading fails', async () => {
    renderScreen(testApp(), '/models', { before: [brokenLine] })
    expect(await screen.findByText('Failed to load models. Please try again.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
    expect(screen.queryByText('Loading')).toBeNull()
  })

  it('has no pager when loading fails', async () => {
    renderScreen(testApp(), '/models?page=2', { before: [brokenLine] })
    expect(screen.queryByText(/^Page /)).toBeNull()
    await screen.findByText('Failed to load models. Please try again.')
    expect(screen.queryByText(/^Page /)).toBeNull()
  })

  it('invites visitors to apply, once, also while the roster is empty', async () => {
    renderScreen(testApp(), '/models')
    expect(await screen.findByText('No models found matching your criteria')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Want to join us?' })).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Submit your portfolio' })
    expect(link.getAttribute('href')).toBe('/register')
  })
})
