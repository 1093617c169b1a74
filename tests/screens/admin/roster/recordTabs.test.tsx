import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aModel, aPicture } from '../../../../server/demo/builders/models'
import { aProject } from '../../../../server/demo/builders/projects'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

// What a record shows and allows, whichever of its tabs is open.

describe('a record can be edited from every tab', () => {
  it('a project: the overview opens the details for editing, and typed text is still there on return', async () => {
    const t = testApp()
    const { id } = aProject(t, { title: 'Salt' })
    const { user, path } = renderAdmin(t, `/admin/projects/${id}`)
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    expect(path()).toContain('tab=details')
    const client = screen.getByLabelText('Client')
    await user.type(client, 'Kori')
    await user.click(screen.getByRole('tab', { name: 'Team Members' }))
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    expect(screen.getByLabelText('Client')).toHaveProperty('value', 'Kori')
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy()
  })

  it('a model: the ratings and images tabs open the basic info for editing', async () => {
    const t = testApp()
    const { id } = aModel(t)
    const { user } = renderAdmin(t, `/admin/models/${id}?tab=ratings`)
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    await user.type(screen.getByRole('textbox', { name: /^City/ }), ' North')
    await user.click(screen.getByRole('tab', { name: 'Images' }))
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }))
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveProperty('value', 'Mumbai North')
  })
})

describe("a model's images", () => {
  it('explain how to reorder them, and the delete question shows the image', async () => {
    const t = testApp()
    const { id } = aModel(t)
    aPicture(t, id)
    aPicture(t, id)
    const { user } = renderAdmin(t, `/admin/models/${id}?tab=images`)
    await user.click(await screen.findByRole('button', { name: 'Delete image 2, Gallery' }))
    expect(
      screen.getByText('Drag to reorder, or use Space and the arrow keys. The first photo is shown first.'),
    ).toBeTruthy()
    const question = within(screen.getByRole('alertdialog'))
    expect(question.getByText('Image 2, Gallery')).toBeTruthy()
    const shown = question.getByAltText('').getAttribute('src')
    expect(shown).toBe(screen.getByRole('img', { name: 'image 2, Gallery' }).getAttribute('src'))
  })
})

describe('a model and the site', () => {
  it('the page and the row say that the model is not on the site, and the page says why', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Asha', onboardedAt: null })
    aModel(t, { stageName: 'Zoya' })
    const { user } = renderAdmin(t, '/admin/models')
    const row = within((await screen.findByRole('link', { name: 'Asha' })).closest('tr') as HTMLElement)
    expect(row.getByText('Not on the site')).toBeTruthy()
    expect(screen.getAllByText('Not on the site')).toHaveLength(1)
    await user.click(screen.getByRole('link', { name: 'Asha' }))
    const standing = within(await screen.findByRole('region', { name: 'On the roster' }))
    expect(standing.getByText('Not on the site')).toBeTruthy()
    expect(standing.getByText('Missing: onboarding not finished')).toBeTruthy()
  })
})
