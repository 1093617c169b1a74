import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { atDashboard } from '../helpers/atDashboard'
import { renderScreen } from '../helpers/renderScreen'
import { testApp } from '../helpers/testApp'

const FORMS: [path: string, button: string, taken: RegExp, why: RegExp, back: RegExp][] = [
  ['/book-model', 'Send booking request', /your name, company, email, phone/, /to answer/, /removed/],
  ['/contact', 'Send Message', /your name, email and message/, /to answer/, /removed/],
  ['/register', 'Submit Application', /what you enter here and the files/, /to decide/, /take it back/],
  ['/signup', 'Create Account', /your name, email and phone/, /to run your account/, /change or/],
  ['/', 'Subscribe', /your address/, /to send you new faces/, /a link that removes it/],
]

describe('P1 what is taken, why, and how to take it back', () => {
  it.each(FORMS)(
    'P1 stands at %s before the button, in words, with no box to tick',
    async (path, name, ...says) => {
      const t = testApp()
      await t.ready
      renderScreen(t, path)
      const notice = await screen.findByText(/We keep/)
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

  it('P1 stands before what makes an account at the first sign-in', async () => {
    renderScreen(testApp(), '/login')
    const notice = await screen.findByText(/we keep your name and email to run it/)
    const button = screen.getByRole('button', { name: 'Continue with Google' })
    expect(notice.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('P1 stands before the forms of the dashboard', async () => {
    atDashboard(testApp(), { query: '?tab=profile' })
    const notice = await screen.findByText(/uses what you write here to propose you for work/)
    const button = await screen.findByRole('button', { name: 'Update Basic Info' })
    expect(notice.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })
})
