import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aSignupRequest } from '../../../../server/demo/builders/signupRequests'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { type TestApp, testApp } from '../../../helpers/testApp'

const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))

async function anApproved(t: TestApp, laterMs: number) {
  const { id } = aSignupRequest(t, { stageName: 'Zoya', email: 'zoya@example.in' })
  await t.as(t.admin()).admin.signupRequests.decide({ id, status: 'approved' })
  t.later(laterMs)
  const { user } = renderAdmin(t, '/admin/artist-requests')
  await user.click(await screen.findByRole('button', { name: 'View Zoya' }))
  return user
}

describe('the invitation of an approved artist request', () => {
  it('its link can be copied from the details, by keyboard', async () => {
    const t = testApp()
    const user = await anApproved(t, 120_000)
    const details = dialog('Artist Request Details')
    expect(await details.findByText('Can create an account until Mar 16, 2026')).toBeTruthy()
    details.getByRole('button', { name: 'Copy the link' }).focus()
    await user.keyboard('{Enter}')
    const field = await screen.findByLabelText<HTMLInputElement>('Link')
    expect(field.value).toMatch(/\/signup\?invite=[\w-]{20,}$/)
    const shown = dialog('Invitation link')
    await user.click(shown.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe(field.value)
    await user.click(shown.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByLabelText('Link')).toBeNull())
    // Escape closes the question only, not the details around it.
    expect(details.getByRole('button', { name: 'Copy the link' })).toBeTruthy()
  })

  it('is available only once the decision can no longer be undone, and the details say when', async () => {
    const user = await anApproved(testApp(), 60_000)
    await user.click(await screen.findByRole('button', { name: 'Copy the link' }))
    expect(await notices().findByText('You can copy the link two minutes after the decision.')).toBeTruthy()
    expect(screen.queryByLabelText('Link')).toBeNull()
  })

  it('is not offered for a pending request', async () => {
    const t = testApp()
    aSignupRequest(t, { stageName: 'Zoya' })
    const { user } = renderAdmin(t, '/admin/artist-requests')
    await user.click(await screen.findByRole('button', { name: 'View Zoya' }))
    await dialog('Artist Request Details').findByText('No files or links were sent.')
    expect(screen.queryByRole('button', { name: 'Copy the link' })).toBeNull()
  })
})
