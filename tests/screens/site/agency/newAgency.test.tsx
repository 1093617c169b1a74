import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { agency, emptyAgency, setAgency } from '../../../../shared/agency'
import { afterThisTest } from '../../../helpers/cleanUp'
import { renderScreen } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

/** A page of an agency that has filled in nothing but `contact` and `times`. */
async function opened(
  path: string,
  contact: Partial<typeof emptyAgency.contact> = {},
  times: Partial<typeof emptyAgency.answerTimes> = {},
) {
  const before = agency
  afterThisTest(() => setAgency(before))
  const t = testApp()
  const answerTimes = { ...emptyAgency.answerTimes, ...times }
  setAgency({ ...emptyAgency, contact: { ...emptyAgency.contact, ...contact }, answerTimes })
  const screen = renderScreen(t, path)
  await screen.findByRole('heading', { level: 1 })
  return screen
}

describe('a new agency', () => {
  it('says on its about page that the text will come', async () => {
    const screen = await opened('/about')
    expect(
      screen.getByText('What we stand for and who we are will be here soon. Until then, ask us anything.'),
    ).toBeTruthy()
  })

  it('tells neither how soon it answers nor where it is, while it has said neither', async () => {
    const screen = await opened('/contact')
    expect(screen.getByText('A campaign, a casting, a question, a complaint.')).toBeTruthy()
    expect(screen.queryByText('Response time')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Find us' })).toBeNull()
  })

  it('tells how soon it answers as soon as it has given one of its answer times', async () => {
    const screen = await opened('/contact', {}, { enquiry: 'two days' })
    expect(screen.getByText(/^A campaign.* A real person reads and answers every message\.$/)).toBeTruthy()
    const panel = screen.getByRole('region', { name: 'Response time' })
    expect(panel.textContent).toBe('Response timeWe answer every message within two days.')
  })

  it('tells where it is as soon as it has given a phone', async () => {
    const screen = await opened('/contact', { phone: '+91 98100 00000' })
    const panel = within(screen.getByRole('region', { name: 'Find us' }))
    expect(panel.getByRole('link').getAttribute('href')).toBe('tel:+919810000000')
  })

  it('leads from its booking form, which has no model to choose, to its contact form', async () => {
    const screen = await opened('/book-model')
    await screen.findByText('Our first models will be here soon.')
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact')
    expect(screen.queryByText(/Choose a model to see/)).toBeNull()
  })

  it('leads from a closed answer link, whose words say to write, to its contact form', async () => {
    const screen = await opened('/answer/guess')
    await screen.findByRole('heading', { level: 1, name: 'This link is closed' })
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact')
  })

  it.each([
    [
      '/contact',
      /^We use your name.*To see or delete them sooner, use the form on our Contact page\. Privacy Policy$/,
    ],
    [
      '/signup',
      /^We use your name.*change or delete your data, use the form on our Contact page\. Privacy Policy$/,
    ],
  ])(
    'leads from the notice of %s to its contact form while it has given no email address',
    async (path, says) => {
      const screen = await opened(path)
      const notice = await screen.findByText(/^We use your name/)
      expect(notice.textContent).toMatch(says)
      const link = within(notice).getByRole('link', { name: 'the form on our Contact page' })
      expect(link.getAttribute('href')).toBe('/contact')
    },
  )

  it.each([
    ['/terms', 'To reach us, use the form on our Contact page.'],
    ['/privacy-policy', 'To use these rights, use the form on our Contact page.'],
    ['/cookie-policy', 'If you have questions, use the form on our Contact page.'],
  ])('leads from %s to its contact form while it has given no email address', async (path, words) => {
    const screen = await opened(path)
    await screen.findByRole('heading', { level: 2, name: /^1\. / })
    const main = screen.getByRole('main')
    expect(main.textContent).toContain(words)
    expect(main.textContent).not.toMatch(/email us/i)
    for (const link of within(main).getAllByRole('link', { name: 'the form on our Contact page' }))
      expect(link.getAttribute('href')).toBe('/contact')
  })
})
