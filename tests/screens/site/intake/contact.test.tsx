import { waitFor } from '@testing-library/react'
import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { describe, expect, it, vi } from 'vitest'
import { enquiries } from '../../../../drizzle/schema'
import type { AppRouter } from '../../../../server/router'
import { agency, setAgency } from '../../../../shared/agency'
import { brokenLine, renderScreen } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

type Screen = ReturnType<typeof renderScreen>
const value = (screen: Screen, label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value

async function fill(screen: Screen, { name = 'Devika Rao', message = 'A cotton campaign.' } = {}) {
  const { user } = screen
  await user.type(await screen.findByLabelText(/^Name/), name)
  await user.type(screen.getByLabelText(/^Email/), 'devika@kori.example')
  await user.selectOptions(screen.getByLabelText(/^Subject/), 'brand')
  await user.type(screen.getByLabelText(/^Message/), message)
}
const send = (screen: Screen) => screen.user.click(screen.getByRole('button', { name: 'Send Message' }))

/** A server that refuses like the real one, this many times. */
function refusing(status: number, message: string, times = 1): TRPCLink<AppRouter> {
  let left = times
  return () =>
    ({ next, op }) =>
      left-- > 0
        ? observable((observer) =>
            observer.error(
              TRPCClientError.from({
                error: {
                  message,
                  code: -32000,
                  data: { code: 'X', httpStatus: status, issues: [], requestId: 'r' },
                },
              }),
            ),
          )
        : next(op)
}

describe('/contact', () => {
  it('has the form, two addresses, one phone, the studio by appointment, the response time and the guidelines', async () => {
    const screen = renderScreen(testApp(), '/contact')
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Get in Touch')
    const main = screen.getByRole('main')
    const hrefs = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
    expect(new Set(hrefs.filter((href) => href.startsWith('mailto:'))).size).toBe(2)
    expect(hrefs.filter((href) => href.startsWith('tel:'))).toHaveLength(1)
    expect(main.textContent).toContain('Delhi')
    expect(main.textContent).toContain('By appointment only')
    expect(main.textContent).toContain('24-48 hours')
    expect(screen.getByRole('heading', { name: 'Submission guidelines' })).toBeDefined()
    expect(hrefs).toContain('/register')
    const subject = screen.getByLabelText(/^Subject/) as HTMLSelectElement
    expect([...subject.options].map((option) => option.value)).toEqual([
      '',
      'brand',
      'model',
      'press',
      'casting',
      'other',
    ])
  })

  it('opens a chat in WhatsApp where the agency has a number for it', async () => {
    const screen = renderScreen(testApp(), '/contact')
    await screen.findByLabelText(/^Name/)
    expect(screen.queryByText('WhatsApp')).toBeNull()
    screen.unmount()
    setAgency({ ...agency, contact: { ...agency.contact, whatsapp: '+91 98765 43210' } })
    const again = renderScreen(testApp(), '/contact')
    const link = await again.findByRole('link', { name: '+91 98765 43210' })
    expect(link.getAttribute('href')).toBe('https://wa.me/919876543210')
    expect(again.getByText('WhatsApp')).toBeTruthy()
  })

  it('marks the fields of an empty form, without a call', async () => {
    const t = testApp()
    const screen = renderScreen(t, '/contact', { before: [brokenLine] })
    await screen.findByLabelText(/^Name/)
    await send(screen)
    for (const words of [
      'Enter your name',
      'Enter a valid email address',
      'Choose a subject',
      'Write a message',
    ])
      expect(await screen.findByText(words)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Name/)))
    expect(screen.queryByRole('alert')?.textContent ?? '').not.toContain('Failed')
  })

  it.each([
    ['Hindi', 'अदिति शर्मा'],
    ['Arabic', 'ليلى حسن'],
    ['emoji', 'Zoë 🖤'],
  ])('sends a message in %s, shows a confirmation and clears the form', async (_script, name) => {
    const t = testApp()
    const screen = renderScreen(t, '/contact')
    await fill(screen, { name })
    await send(screen)
    expect(
      await screen.findByText("Thank you for your message! We'll get back to you within 24-48 hours."),
    ).toBeDefined()
    expect(value(screen, /^Name/)).toBe('')
    expect(value(screen, /^Message/)).toBe('')
    expect(t.db.select().from(enquiries).all()).toMatchObject([
      { name: name.normalize('NFC'), subject: 'brand' },
    ])
  })

  it('keeps the form when the server does not answer, also after a reload, and sends it once', async () => {
    const t = testApp()
    const screen = renderScreen(t, '/contact', { before: [brokenLine] })
    await fill(screen)
    await send(screen)
    expect(
      await screen.findByText('Failed to send your message. Please try again or contact us directly.'),
    ).toBeDefined()
    expect(value(screen, /^Message/)).toBe('A cotton campaign.')
    screen.unmount()
    const again = renderScreen(t, '/contact')
    await again.findByLabelText(/^Name/)
    expect(value(again, /^Name/)).toBe('Devika Rao')
    expect(value(again, /^Subject/)).toBe('brand')
    await again.user.dblClick(again.getByRole('button', { name: 'Send Message' }))
    await again.findByText(/^Thank you for your message!/)
    expect(t.db.select().from(enquiries).all()).toHaveLength(1)
  })

  it('sends a second message that is written at once after the first', async () => {
    const t = testApp()
    const screen = renderScreen(t, '/contact')
    await fill(screen)
    const now = Date.now()
    await send(screen)
    await screen.findByText(/^Thank you for your message!/)
    vi.spyOn(Date, 'now').mockReturnValue(now)
    await fill(screen, { name: 'Asha Rao' })
    await send(screen)
    vi.restoreAllMocks()
    await waitFor(() => expect(t.db.select().from(enquiries).all()).toHaveLength(2))
    expect(value(screen, /^Name/)).toBe('')
  })

  it.each([
    [429, 'Too many attempts. Please try again in 12 minutes.'],
    [500, 'Something went wrong. Please try again.'],
  ])('keeps the form when the server answers %i, and the next press sends it', async (status, message) => {
    const t = testApp()
    const screen = renderScreen(t, '/contact', { before: [refusing(status, message)] })
    await fill(screen)
    await send(screen)
    expect(
      await screen.findByText('Failed to send your message. Please try again or contact us directly.'),
    ).toBeDefined()
    await send(screen)
    await screen.findByText(/^Thank you for your message!/)
    expect(t.db.select().from(enquiries).all()).toHaveLength(1)
  })
})
