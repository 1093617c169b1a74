import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '../../../helpers/screens/renderScreen'
import { atDashboard } from '../../../helpers/screens/talentScreens'
import { testApp } from '../../../helpers/testApp'

const FORMS: [path: string, button: string, taken: RegExp, why: RegExp, back: RegExp][] = [
  ['/book-model', 'Send booking request', /your name, company, email, phone/, /to answer/, /delete/],
  ['/contact', 'Send Message', /your name, email and message/, /to answer/, /delete/],
  [
    '/register',
    'Submit Application',
    /what you enter here and your files/,
    /to decide/,
    /delete them sooner/,
  ],
  ['/signup', 'Create Account', /your name, email and phone/, /to run your account/, /change or/],
  ['/', 'Subscribe', /your email/, /to send you new faces/, /unsubscribe any time/],
]

describe('P1 what is collected, why, and how to withdraw it', () => {
  it.each(FORMS)(
    'P1 is shown at %s before the button, as text without a box to tick',
    async (path, name, ...says) => {
      const t = testApp()
      await t.ready
      renderScreen(t, path)
      const notice = await screen.findByText(/We use/)
      for (const said of says) expect(notice.textContent).toMatch(said)
      const button = screen.getByRole('button', { name })
      expect(notice.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
      const form = button.closest('form')
      expect(form?.contains(notice)).toBe(true)
      expect(form?.querySelectorAll('input[type=checkbox]').length).toBe(0)
      const links = [...notice.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
      expect(links.some((href) => href === '/privacy-policy' || href.startsWith('mailto:'))).toBe(true)
    },
  )

  it('P1 is shown before the first social sign-in creates an account', async () => {
    renderScreen(testApp(), '/login')
    const notice = await screen.findByText(/we use your name and email to run it/i)
    const button = screen.getByRole('button', { name: 'Continue with Google' })
    expect(notice.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('P1 is shown before the forms of the dashboard', async () => {
    atDashboard(testApp(), { query: '?tab=profile' })
    const notice = await screen.findByText(/uses this to suggest you for jobs/)
    const button = await screen.findByRole('button', { name: 'Update Basic Info' })
    expect(notice.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })
})
