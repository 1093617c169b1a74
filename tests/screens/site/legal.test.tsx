import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../helpers/renderScreen'
import { testApp } from '../../helpers/testApp'

afterEach(() => {
  vi.useRealTimers()
})

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
      await screen.findByRole('heading', { level: 1 })
      expect(screen.getByRole('main').textContent).toMatch(
        /Last updated: November \d{1,2}, 2026 · current as of January 2, 2027/,
      )
    },
  )

  it('the privacy policy names the law, the rights and every retention period', async () => {
    const screen = renderScreen(testApp(), '/privacy-policy')
    await screen.findByRole('heading', { level: 1 })
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
})
