import { within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { agency, setAgency } from '../../../../shared/agency'
import type { SectionSave } from '../../../../shared/agency/agencySettings'
import { renderScreen } from '../../../helpers/screens/renderScreen'
import { aLine } from '../../../helpers/screens/talentScreens'
import { testApp } from '../../../helpers/testApp'

/** The text is there: the browser asks for the agency's own sections first. */
const written = (screen: ReturnType<typeof renderScreen>) =>
  screen.findByRole('heading', { level: 2, name: /^1\. / })

describe('the legal pages', () => {
  it.each([
    ['/terms', 'Terms and Conditions', 7],
    ['/privacy-policy', 'Privacy Policy', 8],
    ['/cookie-policy', 'Cookie Policy', 8],
  ])(
    '%s is the %s in %i sections, with the date of its last change and a link home',
    async (path, title, count) => {
      const screen = renderScreen(testApp(), path)
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title)
      await written(screen)
      const main = screen.getByRole('main')
      const sections = [...main.querySelectorAll('h2')].map(({ textContent }) => textContent ?? '')
      expect(sections).toHaveLength(count)
      sections.forEach((text, at) => {
        expect(text.startsWith(`${at + 1}. `)).toBe(true)
      })
      expect(main.textContent).toMatch(/Last updated:\s*[A-Z][a-z]+ \d{1,2}, \d{4}/)
      expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
      for (const link of main.querySelectorAll('nav a[href^="#"]'))
        expect(main.querySelector(link.getAttribute('href') ?? '')).not.toBeNull()
    },
  )

  it.each(['/terms', '/privacy-policy', '/cookie-policy'])(
    '%s, early in the morning in India, shows the date of its last change and that it is current today',
    async (path) => {
      // Half past midnight of the second in Delhi is still the first in UTC.
      vi.useFakeTimers({ now: new Date('2027-01-01T19:00:00Z'), toFake: ['Date'] })
      const screen = renderScreen(testApp(), path)
      await written(screen)
      expect(screen.getByRole('main').textContent).toMatch(
        /Last updated: November \d{1,2}, 2026 · current as of January 2, 2027/,
      )
    },
  )

  it('the privacy policy names the law, the rights and every retention period', async () => {
    const screen = renderScreen(testApp(), '/privacy-policy')
    await written(screen)
    const text = screen.getByRole('main').textContent ?? ''
    for (const words of [
      'Digital Personal Data Protection Act, 2023',
      'Digital Personal Data Protection Rules, 2025',
      'Data Protection Board',
      'Access',
      'Correction and erasure',
      'Nomination',
      'Grievance',
      'Withdrawal of consent',
      '24 hours',
      '90 days',
      '12 months',
      '36 months',
    ])
      expect(text).toContain(words)
  })

  it('show the agency’s own sections in their places, and its email address as a link each time', async () => {
    const t = testApp()
    const places = Array.from({ length: 8 }, (_, at) => [`section${at + 1}`, { title: '', text: '' }])
    const demo = agency
    const { email } = demo.contact
    const text = `Ask ${email}.\n\nOr ask ${email} again, at ${email}.\n\n## Twice\n- twice\n- twice, ${email}`
    await t.as(t.superadmin()).admin.settings.save({
      ...Object.fromEntries(places),
      section: 'cookieText',
      section5: { title: 'What you decide', text },
    } as SectionSave)
    setAgency(demo)
    const screen = renderScreen(t, '/cookie-policy')
    const heading = await screen.findByRole('heading', { level: 2, name: '5. What you decide' })
    const section = within(heading.closest('section') as HTMLElement)
    expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      Array(4).fill('mailto:hello@tehkhana.example'),
    )
    expect(section.getByRole('heading', { level: 3, name: 'Twice' })).toBeTruthy()
    expect(section.getAllByRole('listitem')).toHaveLength(2)
    expect(section.getByText(/^Or ask/).textContent).toBe(
      'Or ask hello@tehkhana.example again, at hello@tehkhana.example.',
    )
    // The choice about session replay stays below its section.
    expect(section.getByRole('region', { name: 'Session replay' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: '4. What we do not use' })).toBeTruthy()
  })

  it('say that the text cannot be loaded, with a way to try again', async () => {
    const line = aLine()
    line.cut()
    const screen = renderScreen(testApp(), '/terms', { before: [line.link] })
    expect(await screen.findByText('Failed to load the text')).toBeTruthy()
    line.mend()
    await screen.user.click(screen.getByRole('button', { name: 'Retry' }))
    await written(screen)
  })
})
