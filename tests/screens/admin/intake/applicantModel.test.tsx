import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import { aSignupRequest } from '../../../../server/demo/builders/signupRequests'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { aLine } from '../../../helpers/screens/talentScreens'
import { testApp } from '../../../helpers/testApp'

const notices = () => within(screen.getByRole('region', { name: 'Notices' }))

async function openApproved() {
  const t = testApp()
  const request = aSignupRequest(t, { stageName: 'Zoya', email: 'zoya@example.in', status: 'approved' })
  const line = aLine()
  const page = renderAdmin(t, '/admin/artist-requests', { before: [line.link] })
  await page.user.click(await screen.findByRole('button', { name: 'View Zoya' }))
  return { t, request, line, ...page }
}

describe('an approved artist request', () => {
  it('becomes a model by one press, which opens the model', async () => {
    const { user, path } = await openApproved()
    expect(await screen.findByText(/They are not on the site until you assign them/)).toBeTruthy()
    screen.getByRole('button', { name: 'Add to models' }).focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Zoya' })).toBeTruthy()
    expect(path()).toMatch(/^\/admin\/models\/./)
    expect(await notices().findByText('Zoya is in your models, but not on the site yet.')).toBeTruthy()
  })

  it('leads to the model once there is one', async () => {
    const t = testApp()
    const { id } = aModel(t, { stageName: 'Zoya', email: 'zoya@example.in' })
    aSignupRequest(t, { stageName: 'Zoya', email: 'zoya@example.in', status: 'approved' })
    const { user } = renderAdmin(t, '/admin/artist-requests')
    await user.click(await screen.findByRole('button', { name: 'View Zoya' }))
    const link = await screen.findByRole('link', { name: 'Open the model' })
    expect(link.getAttribute('href')).toBe(`/admin/models/${id}`)
    expect(screen.queryByRole('button', { name: 'Add to models' })).toBeNull()
  })

  it('says why when a colleague was quicker, and leads to that model', async () => {
    const { t, user } = await openApproved()
    const button = await screen.findByRole('button', { name: 'Add to models' })
    aModel(t, { stageName: 'Zoya', email: 'zoya@example.in' })
    await user.click(button)
    expect(
      await notices().findByText('A model with this email address is already in your models.'),
    ).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Open the model' })).toBeTruthy()
  })

  it('stays as it is when the server cannot be reached', async () => {
    const { line, user } = await openApproved()
    const button = await screen.findByRole('button', { name: 'Add to models' })
    line.cut()
    await user.click(button)
    expect(
      await notices().findByText(/^We could not add the model\. No response from the server\./),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add to models' })).toBeTruthy()
  })
})
