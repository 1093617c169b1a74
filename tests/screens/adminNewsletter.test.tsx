import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { subscribers } from '../../drizzle/schema'
import { aSubscriber } from '../../server/demo/builders/subscribers'
import { renderDesk } from '../helpers/atTheDesk'
import { brokenLine } from '../helpers/renderScreen'
import { testApp } from '../helpers/testApp'

describe('/admin/newsletter', () => {
  it('says who will be here when nobody is', async () => {
    renderDesk(testApp(), '/admin/newsletter')
    expect(await screen.findByText('Nobody is on the list')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveProperty('disabled', true)
  })

  it('shows who is on the list since when, and marks what a machine seems to have sent', async () => {
    const t = testApp()
    aSubscriber(t, { email: 'noor@example.in' })
    aSubscriber(t, { email: 'bot@example.in', isSpam: true, consentedAt: '2026-02-01T08:00:00.000Z' })
    renderDesk(t, '/admin/newsletter')
    const [noor, bot] = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1)
    expect(noor?.textContent).toMatch(/^noor@example\.inMar 2, 2026, 03:30 PM/)
    expect(noor?.textContent).not.toContain('Spam?')
    expect(bot?.textContent).toContain('Spam?')
    expect(bot?.textContent).toContain('A machine seems to have sent it: it got no mail from here.')
    expect(screen.getByText('2 in total')).toBeTruthy()
  })

  it('takes an address off the list after a question', async () => {
    const t = testApp()
    aSubscriber(t, { email: 'noor@example.in' })
    aSubscriber(t, { email: 'zoya@example.in' })
    const { user } = renderDesk(t, '/admin/newsletter')
    await user.click(await screen.findByRole('button', { name: 'Take noor@example.in off the list' }))
    const question = screen.getByRole('alertdialog')
    expect(question.textContent).toContain('Take noor@example.in off the list?')
    await user.click(within(question).getByRole('button', { name: 'Take off' }))
    await waitFor(() => expect(screen.queryByText('noor@example.in')).toBeNull())
    await screen.findByText('1 in total')
    const kept = t.db.select().from(subscribers).all()
    expect(kept.filter(({ removedAt }) => removedAt).map(({ email }) => email)).toEqual(['noor@example.in'])
  })

  it('says so in red when the list cannot be loaded', async () => {
    renderDesk(testApp(), '/admin/newsletter', { before: [brokenLine] })
    expect(await screen.findByText('Error loading the list')).toBeTruthy()
  })
})
