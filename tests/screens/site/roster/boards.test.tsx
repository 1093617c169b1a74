import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import { aBoard } from '../../../helpers/roster/boards'
import { renderOnServer } from '../../../helpers/screens/renderOnServer'
import { renderScreen } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

const filled = async () => {
  const t = testApp()
  const asha = aModel(t, { stageName: 'Asha', city: 'Goa' })
  const tara = aModel(t, { stageName: 'Tara', city: 'Mumbai' })
  aModel(t, { stageName: 'Kabir', city: 'Goa' })
  await aBoard(t, 'Women', [asha.id, tara.id], true)
  await aBoard(t, 'Secret', [asha.id])
  return t
}
const boards = () => screen.findByRole('navigation', { name: 'Boards' })
const current = async () =>
  within(await boards())
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent)

describe('the boards above the filters', () => {
  it('are no row of links while no board is public', async () => {
    const t = testApp()
    await aBoard(t, 'Women', [aModel(t).id])
    renderScreen(t, '/models')
    expect(await screen.findByText('Showing 1 of 1 models')).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Boards' })).toBeNull()
  })

  it('lead to a board, whose name is the title, and back to all', async () => {
    const { user, path } = renderScreen(await filled(), '/models')
    expect(await current()).toEqual(['All'])
    await user.click(within(await boards()).getByRole('link', { name: 'Women' }))
    expect(await screen.findByText('Showing 2 of 2 models')).toBeTruthy()
    expect(path()).toBe('/models?board=women')
    expect(screen.getByRole('heading', { level: 1, name: 'Women' })).toBeTruthy()
    expect(document.title).toMatch(/^Women: Models/)
    expect(await current()).toEqual(['Women'])
    await user.click(within(await boards()).getByRole('link', { name: 'All' }))
    expect(await screen.findByText('Showing 3 of 3 models')).toBeTruthy()
  })

  it('stay when filters are set and cleared', async () => {
    const { user, path } = renderScreen(await filled(), '/models?board=women')
    expect(await screen.findByText('Showing 2 of 2 models')).toBeTruthy()
    const search = screen.getByRole('searchbox', { name: 'Search' })
    await user.type(search, 'tara')
    expect(await screen.findByText('Showing 1 of 1 models')).toBeTruthy()
    expect(path()).toBe('/models?board=women&search=tara')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(path()).toBe('/models?board=women'))
  })

  it.each(['secret', 'nobody'])('of %s shows the empty state, with a way out', async (slug) => {
    const { user, path } = renderScreen(await filled(), `/models?board=${slug}`)
    expect(await screen.findByText('No models found matching your criteria')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Our Models' })).toBeTruthy()
    expect(await current()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Clear All Filters' }))
    await waitFor(() => expect(path()).toBe('/models'))
  })

  it('are links and a hidden field without scripts', async () => {
    const html = await renderOnServer(await filled(), '/models?board=women')
    const page = new DOMParser().parseFromString(html, 'text/html')
    const links = [...page.querySelectorAll('nav[aria-label="Boards"] a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/models', '/models?board=women'])
    for (const form of page.querySelectorAll('form'))
      expect(form.querySelector<HTMLInputElement>('[name="board"]')?.value).toBe('women')
    expect(page.querySelectorAll('form [name="search"]')).toHaveLength(2)
  })
})
