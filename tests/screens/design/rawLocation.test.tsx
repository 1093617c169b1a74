// @module-tag slow
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aModel } from '../../../server/demo/builders/models'
import { paths } from '../../../shared/paths'
import { renderAdmin } from '../../helpers/screens/adminScreens'
import { renderScreen } from '../../helpers/screens/renderScreen'
import { testApp } from '../../helpers/testApp'

const searchBox = () => screen.findByRole<HTMLInputElement>('searchbox', { name: /^Search/ })

describe('an address is read without decoding it twice', () => {
  it.each([
    'Asha & Ravi',
    'Singh, Jr',
    '@mina',
    'A+ Size',
    'Q: One',
    'A/B',
    '#1 Girl',
    '50% Off',
    '100%25',
    'मीरा',
    'Meera?',
  ])('of a model called %s', async (stageName) => {
    const t = testApp()
    const { slug } = aModel(t, { stageName })
    renderScreen(t, paths.model(slug ?? ''))
    expect(await screen.findByRole('heading', { level: 1, name: stageName })).toBeDefined()
  })

  it.each(['5%ad', '100%25', '%2541', 'a&b=c', '50%', 'मीरा + 1'])(
    'of a search for %s, on the site and in the back office',
    async (search) => {
      const t = testApp()
      const site = renderScreen(t, `/models?${new URLSearchParams({ search })}`)
      expect((await searchBox()).value).toBe(search)
      site.unmount()
      renderAdmin(t, `/admin/models?${new URLSearchParams({ search })}`)
      expect((await searchBox()).value).toBe(search)
    },
  )

  it('of a search that is typed character by character', async () => {
    const t = testApp()
    aModel(t, { stageName: 'At 5%ad' })
    const { user, path } = renderScreen(t, '/models')
    await user.type(await searchBox(), '5%ad')
    await waitFor(() => expect(path()).toBe(`/models?search=${encodeURIComponent('5%ad')}`))
    expect((await searchBox()).value).toBe('5%ad')
    expect(await screen.findByRole('link', { name: /At 5%ad/ })).toBeDefined()
  })

  it('of a page with invalid escapes', async () => {
    renderScreen(testApp(), '/models/50%')
    expect(await screen.findByRole('heading', { level: 1, name: 'Model Not Found' })).toBeDefined()
  })
})

describe('a back office address that was typed by hand or is out of date', () => {
  it.each([
    ['/admin/artist-requests?status=foo', 'No artist requests found'],
    ['/admin/projects?status=foo', 'No projects found'],
    ['/admin/opportunities?status=foo', 'No opportunities found'],
    ['/admin/models?gender=foo&status=foo', 'No models found'],
    [`/admin/enquiries?search=${'x'.repeat(101)}`, 'No enquiries found'],
  ])('%s', async (address, empty) => {
    renderAdmin(testApp(), address)
    await screen.findByText(empty)
  })
})
