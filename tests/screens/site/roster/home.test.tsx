import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { media, projects, settings } from '../../../../drizzle/schema'
import { aModel } from '../../../../server/demo/builders/models'
import { aProject } from '../../../../server/demo/builders/projects'
import { brokenLine, renderScreen } from '../../../helpers/screens/renderScreen'
import { type TestApp, testApp } from '../../../helpers/testApp'

function slides(t: TestApp, count: number) {
  const ids = Array.from({ length: count }, (_, at) => `slide-${at}`)
  const now = t.clock().toISOString()
  const shape = { contentType: 'image/jpeg', bytes: 1, width: 2880, height: 1800, widths: [320] }
  for (const id of ids)
    t.db
      .insert(media)
      .values({
        ...shape,
        id,
        kind: 'image',
        originalName: 'slide.jpg',
        isPublic: true,
        createdAt: now,
        claimedAt: now,
      })
      .run()
  t.db
    .insert(settings)
    .values({ key: 'home-slides', value: JSON.stringify(ids) })
    .run()
}

describe('/', () => {
  it('links to models, projects, sign-up and booking, and shows its figures', async () => {
    renderScreen(testApp(), '/')
    await screen.findByRole('heading', { level: 1 })
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('button', { name: 'Discover Models' }).getAttribute('href')).toBe('/models')
    expect(main.getByRole('button', { name: 'See Our Projects' }).getAttribute('href')).toBe('/projects')
    expect(main.getByRole('link', { name: 'View All Models' }).getAttribute('href')).toBe('/models')
    expect(main.getByRole('link', { name: 'Join Agency' }).getAttribute('href')).toBe('/signup')
    expect(main.getByRole('link', { name: 'Book Model' }).getAttribute('href')).toBe('/book-model')
    for (const figure of ['50+', '200+', '15+', '5.0']) expect(main.getByText(figure)).toBeTruthy()
    expect(main.getByRole('heading', { name: 'Trusted by' })).toBeTruthy()
  })

  it('shows three Coming Soon cards without featured models', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Asha', isFeatured: false })
    renderScreen(t, '/')
    expect(await screen.findAllByText('Coming Soon')).toHaveLength(3)
    expect(screen.queryByText('Asha')).toBeNull()
  })

  it('shows the featured models, linked to their profiles', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha', isFeatured: true })
    renderScreen(t, '/')
    const sheet = await screen.findByRole('list', { name: 'Featured models' })
    await waitFor(() =>
      expect(within(sheet).getByRole('link').getAttribute('href')).toBe(`/models/${asha.id}`),
    )
    expect(screen.queryByText('Coming Soon')).toBeNull()
  })

  it('has nothing to count or to stop without slides', async () => {
    renderScreen(testApp(), '/')
    expect(await screen.findAllByText('Coming Soon')).toHaveLength(3)
    await waitFor(() => expect(screen.getByRole('main').querySelector('[aria-busy]')).toBeNull())
    expect(screen.queryByText(/^\d\d\/\d\d$/)).toBeNull()
    expect(screen.queryByRole('button', { name: /the slideshow$/ })).toBeNull()
  })

  it('lets a visitor stop the slideshow', async () => {
    const t = testApp()
    slides(t, 5)
    const { user } = renderScreen(t, '/')
    expect(await screen.findByText('01/05')).toBeTruthy()
    const button = screen.getByRole('button', { name: /the slideshow$/ })
    const before = button.getAttribute('aria-label')
    await user.click(button)
    expect(button.getAttribute('aria-label')).not.toBe(before)
  })
})

describe('/projects', () => {
  it('shows an empty message without projects', async () => {
    renderScreen(testApp(), '/projects')
    expect(await screen.findByText('No projects available at the moment')).toBeTruthy()
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/contact',
      '/models',
    ])
  })

  it('shows title, city, year and description', async () => {
    const t = testApp()
    t.db
      .insert(projects)
      .values({
        id: 'p1',
        title: 'Monsoon',
        description: 'Three days of rain.',
        type: 'fashion',
        shootNature: 'outdoor',
        city: 'Kochi',
        isPublic: true,
        createdAt: '2025-07-01T00:00:00.000Z',
        updatedAt: '2025-07-01T00:00:00.000Z',
      })
      .run()
    renderScreen(t, '/projects')
    expect(await screen.findByRole('heading', { name: 'Monsoon' })).toBeTruthy()
    for (const words of ['2025', 'Three days of rain.']) expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByText(/Kochi/)).toBeTruthy()
    // Without a moodboard nothing stands in for one, and nothing speaks of one.
    expect(screen.getByRole('article').querySelector('svg, img')).toBeNull()
    expect(screen.getByText('Our recent work.')).toBeTruthy()
  })

  it('shows an error with Retry when loading fails', async () => {
    renderScreen(testApp(), '/projects', { before: [brokenLine] })
    expect(await screen.findByText('Failed to load projects. Please try again.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })

  it('has no pager when loading fails, or past the last page', async () => {
    const failing = renderScreen(testApp(), '/projects?page=2', { before: [brokenLine] })
    await screen.findByText('Failed to load projects. Please try again.')
    expect(screen.queryByText(/^Page /)).toBeNull()
    failing.unmount()
    const t = testApp()
    aProject(t, { title: 'Monsoon', isPublic: true })
    const { user } = renderScreen(t, '/projects?page=2000000000000')
    const first = await screen.findByRole('button', { name: 'Go to page 1' })
    expect(screen.queryByText(/^Page /)).toBeNull()
    await user.click(first)
    expect(await screen.findByRole('heading', { name: 'Monsoon' })).toBeTruthy()
  })
})

describe('/about', () => {
  it('has its manifesto, five principles, three leads and four figures', async () => {
    renderScreen(testApp(), '/about')
    await screen.findByRole('heading', { level: 1, name: 'About' })
    const principles = screen.getByRole('region', { name: 'Five principles' })
    expect(within(principles).getAllByRole('heading', { level: 3 })).toHaveLength(5)
    const leads = screen.getByRole('region', { name: 'Creative leads' })
    expect(within(leads).getAllByRole('heading', { level: 3 })).toHaveLength(3)
    for (const figure of ['150+', '500+', '12', '24/7']) expect(screen.getByText(figure)).toBeTruthy()
  })
})
