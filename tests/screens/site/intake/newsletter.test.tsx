import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { unstable_localLink } from '@trpc/client'
import { describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { Providers } from '../../../../client/src/providers'
import { NewsletterForm } from '../../../../client/src/site/newsletter/NewsletterForm'
import { subscribers } from '../../../../drizzle/schema'
import { type AppRouter, appRouter } from '../../../../server/router'
import { brokenLine, renderScreen } from '../../../helpers/screens/renderScreen'
import { aLine } from '../../../helpers/screens/talentScreens'
import { type TestApp, testApp } from '../../../helpers/testApp'

const kept = (t: TestApp) => t.db.select().from(subscribers).all()

function showForm(t: TestApp, isBroken = false) {
  const app = unstable_localLink<AppRouter>({
    router: appRouter,
    createContext: async () => t.contextFor(null),
  })
  const { hook } = memoryLocation({ path: '/' })
  render(
    <Router hook={hook}>
      <Providers links={isBroken ? [brokenLine] : [app]}>
        <NewsletterForm />
      </Providers>
    </Router>,
  )
}
const field = () => screen.getByLabelText<HTMLInputElement>(/^Email/)
function subscribe(email: string) {
  fireEvent.change(field(), { target: { value: email } })
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
}

describe('the newsletter form', () => {
  it('requires an address of type email', () => {
    showForm(testApp())
    expect(field().type).toBe('email')
    expect(field().required).toBe(true)
  })

  it.each(['', 'noor', 'noor@'])(
    "shows the error for '%s' at the field, and sends nothing",
    async (typed) => {
      const t = testApp()
      showForm(t)
      expect(field().form?.noValidate).toBe(true)
      fireEvent.change(field(), { target: { value: typed } })
      fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
      const words = await screen.findByText('Enter a valid email address')
      expect(field().getAttribute('aria-invalid')).toBe('true')
      expect(field().getAttribute('aria-describedby')).toBe(words.id)
      expect(document.activeElement).toBe(field())
      fireEvent.change(field(), { target: { value: `${typed}x` } })
      expect(screen.queryByText('Enter a valid email address')).toBeNull()
      expect(field().getAttribute('aria-invalid')).toBeNull()
      expect(kept(t)).toEqual([])
    },
  )

  it("shows 'Subscribed!' for three seconds and then the form again", async () => {
    const t = testApp()
    showForm(t)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    subscribe('noor@example.in')
    await screen.findByText('Subscribed!')
    expect(kept(t)).toMatchObject([{ email: 'noor@example.in', removedAt: null }])
    await vi.advanceTimersByTimeAsync(2_500)
    expect(screen.queryByText('Subscribed!')).not.toBeNull()
    await vi.advanceTimersByTimeAsync(1_000)
    await waitFor(() => expect(screen.queryByText('Subscribed!')).toBeNull())
    expect(field().value).toBe('')
  })

  it('S34 marks entries that fill in the hidden field', async () => {
    const t = testApp()
    showForm(t)
    const trap = screen.getByLabelText<HTMLInputElement>('Leave this field empty')
    expect(trap.tabIndex).toBe(-1)
    fireEvent.change(trap, { target: { value: 'https://spam.example' } })
    subscribe('bot@example.in')
    await screen.findByText('Subscribed!')
    expect(kept(t)).toMatchObject([{ email: 'bot@example.in', isSpam: true }])
  })

  it('keeps the address when the server does not answer', async () => {
    showForm(testApp(), true)
    subscribe('noor@example.in')
    expect(await screen.findByText(/^No response from the server/)).toBeDefined()
    expect(field().value).toBe('noor@example.in')
  })
})

describe('/unsubscribe/{token}', () => {
  it('changes nothing until the button is pressed', async () => {
    const t = testApp()
    await t.visitor().site.newsletter.subscribe({ email: 'noor@example.in' })
    const [, token] = /unsubscribe\/([\w-]+)/.exec(t.mails()[0]?.text ?? '') ?? []
    const page = renderScreen(t, `/unsubscribe/${token}`)
    const button = await page.findByRole('button', { name: 'Unsubscribe' })
    expect(kept(t)).toMatchObject([{ removedAt: null }])
    await page.user.click(button)
    const title = await page.findByRole('heading', { name: 'You are unsubscribed' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(kept(t)[0]?.removedAt).not.toBeNull()
  })

  it('shows an error when the link is unknown', async () => {
    const page = renderScreen(testApp(), '/unsubscribe/guess')
    await page.user.click(await page.findByRole('button', { name: 'Unsubscribe' }))
    expect(await page.findByText(/^This link does not work/)).toBeDefined()
  })

  it('says that there is no connection, and can be pressed again', async () => {
    const t = testApp()
    await t.visitor().site.newsletter.subscribe({ email: 'noor@example.in' })
    const [, token] = /unsubscribe\/([\w-]+)/.exec(t.mails()[0]?.text ?? '') ?? []
    const line = aLine()
    line.cut()
    const page = renderScreen(t, `/unsubscribe/${token}`, { before: [line.link] })
    await page.user.click(await page.findByRole('button', { name: 'Unsubscribe' }))
    expect(await page.findByText(/^No response from the server/)).toBeDefined()
    line.mend()
    await page.user.click(page.getByRole('button', { name: 'Unsubscribe' }))
    await page.findByRole('heading', { name: 'You are unsubscribed' })
  })
})
