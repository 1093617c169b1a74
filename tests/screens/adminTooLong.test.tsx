import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { applications, projects } from '../../drizzle/schema'
import { anApplication } from '../../server/demo/builders/applications'
import { renderDesk } from '../helpers/atTheDesk'
import { testApp } from '../helpers/testApp'

describe('S38 what is pasted over the limit is refused, never cut', () => {
  it('a word that would go out by mail', async () => {
    const t = testApp()
    anApplication(t, { stageName: 'Zoya' })
    const { user } = renderDesk(t, '/admin/artist-requests')
    await user.click(await screen.findByRole('button', { name: 'Reject Zoya' }))
    const asked = within(screen.getByRole('dialog'))
    const word = asked.getByLabelText('A word to the applicant')
    await user.click(word)
    await user.paste('x'.repeat(5_001))
    await user.click(asked.getByRole('button', { name: 'Reject' }))
    expect(await asked.findByText('At most 5,000 characters')).toBeTruthy()
    expect(word).toHaveProperty('value', 'x'.repeat(5_001))
    expect(t.db.select().from(applications).all()).toMatchObject([{ status: 'pending' }])
    await user.type(word, '{Backspace}')
    expect(asked.queryByText('At most 5,000 characters')).toBeNull()
  })

  it('a place of a project', async () => {
    const t = testApp()
    const { user } = renderDesk(t, '/admin/projects/new')
    await user.click(await screen.findByLabelText('Location 1'))
    await user.paste('y'.repeat(121))
    await user.click(screen.getByRole('button', { name: 'Create project' }))
    expect(await screen.findByText('At most 120 characters')).toBeTruthy()
    expect(screen.getByLabelText('Location 1')).toHaveProperty('value', 'y'.repeat(121))
    expect(t.db.select().from(projects).all()).toEqual([])
  })
})
