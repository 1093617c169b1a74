import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { projects, signupRequests } from '../../../../drizzle/schema'
import { aSignupRequest } from '../../../../server/demo/builders/signupRequests'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

describe('S38 pasted text over the limit is refused, never cut', () => {
  it('a message sent by e-mail', async () => {
    const t = testApp()
    aSignupRequest(t, { stageName: 'Zoya' })
    const { user } = renderAdmin(t, '/admin/artist-requests')
    await user.click(await screen.findByRole('button', { name: 'View Zoya' }))
    const asked = within(screen.getByRole('dialog'))
    const word = asked.getByLabelText('Message to the applicant')
    await user.click(word)
    await user.paste('x'.repeat(5_001))
    await user.click(asked.getByRole('button', { name: 'Reject' }))
    expect(await asked.findByText('At most 5,000 characters')).toBeTruthy()
    expect(word).toHaveProperty('value', 'x'.repeat(5_001))
    expect(t.db.select().from(signupRequests).all()).toMatchObject([{ status: 'pending' }])
    await user.type(word, '{Backspace}')
    expect(asked.queryByText('At most 5,000 characters')).toBeNull()
  })

  it('a place of a project', async () => {
    const t = testApp()
    const { user } = renderAdmin(t, '/admin/projects/new')
    await user.click(await screen.findByLabelText('Location 1'))
    await user.paste('y'.repeat(121))
    await user.click(screen.getByRole('button', { name: 'Create project' }))
    expect(await screen.findByText('At most 120 characters')).toBeTruthy()
    expect(screen.getByLabelText('Location 1')).toHaveProperty('value', 'y'.repeat(121))
    expect(t.db.select().from(projects).all()).toEqual([])
  })
})
