import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { subscribers } from '../../../../drizzle/schema'
import { aSubscriber } from '../../../../server/demo/builders/subscribers'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { brokenLine } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

describe('/admin/newsletter', () => {
  it('shows its empty message without subscribers', async () => {
    renderAdmin(testApp(), '/admin/newsletter')
    expect(await screen.findByText('No subscribers yet')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveProperty('disabled', true)
  })

  it('shows who subscribed when, and marks suspected spam', async () => {
    const t = testApp()
    aSubscriber(t, { email: 'noor@example.in' })
    aSubscriber(t, { email: 'bot@example.in', isSpam: true, consentedAt: '2026-02-01T08:00:00.000Z' })
    renderAdmin(t, '/admin/newsletter')
    const [noor, bot] = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1)
    expect(noor?.textContent).toMatch(/^noor@example\.inMar 2, 2026, 03:30 PM/)
    expect(noor?.textContent).not.toContain('Spam?')
    expect(bot?.textContent).toContain('Spam?')
    expect(bot?.textContent).toContain('Looks like a bot. No email was sent.')
    expect(screen.getByText('2 in total')).toBeTruthy()
  })

  it('removes an address from the list after a question', async () => {
    const t = testApp()
    aSubscriber(t, { email: 'noor@example.in' })
    aSubscriber(t, { email: 'zoya@example.in' })
    const { user } = renderAdmin(t, '/admin/newsletter')
    await user.click(await screen.findByRole('button', { name: 'Remove noor@example.in from the list' }))
    const question = screen.getByRole('alertdialog')
    expect(question.textContent).toContain('Remove noor@example.in from the list?')
    await user.click(within(question).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByText('noor@example.in')).toBeNull())
    await screen.findByText('1 in total')
    const kept = t.db.select().from(subscribers).all()
    expect(kept.filter(({ removedAt }) => removedAt).map(({ email }) => email)).toEqual(['noor@example.in'])
  })

  it('shows a red error when the list cannot be loaded', async () => {
    renderAdmin(testApp(), '/admin/newsletter', { before: [brokenLine] })
    expect(await screen.findByText('Error loading the list')).toBeTruthy()
  })
})
