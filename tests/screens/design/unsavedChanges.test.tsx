// @module-tag slow
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aModel } from '../../../server/demo/builders/models'
import { aProject } from '../../../server/demo/builders/projects'
import { renderAdmin } from '../../helpers/screens/adminScreens'
import { silentSending } from '../../helpers/screens/slowNetwork'
import { atDashboard } from '../../helpers/screens/talentScreens'
import { testApp } from '../../helpers/testApp'

const QUESTION = 'Your changes are not saved. Leave without saving?'
const STILL_SENDING = 'Some files are still uploading. Leave without them?'
const button = (name: string) => within(screen.getByRole('alertdialog')).getByRole('button', { name })

const aFile = () => new File(['x'], 'rooftop.jpg', { type: 'image/jpeg' })

describe('a talent’s own form', () => {
  it('shows what was saved as it is stored, and then asks nothing on leaving', async () => {
    const { user, path } = atDashboard(testApp(), { query: '?tab=profile', model: { city: '' } })
    await user.type(await screen.findByRole('textbox', { name: /^City/ }), ' Goa ')
    await user.click(screen.getByRole('button', { name: 'Update Basic Info' }))
    await screen.findByText('Basic Information Updated')
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveProperty('value', 'Goa')
    await user.click(screen.getByRole('link', { name: 'Tehkhana' }))
    expect(screen.queryByText(QUESTION)).toBeNull()
    await waitFor(() => expect(path()).toBe('/'))
  })
})

describe("text typed on a record's page", () => {
  it('keeps a review across the tabs, and asks before leaving', async () => {
    const t = testApp()
    const asha = aModel(t)
    const { user, path } = renderAdmin(t, `/admin/models/${asha.id}?tab=ratings`)
    await user.type(await screen.findByLabelText('Comment'), 'Came early, left last.')
    await user.click(screen.getByRole('tab', { name: 'Basic Info' }))
    await user.click(screen.getByRole('tab', { name: 'Ratings' }))
    expect(screen.getByLabelText('Comment')).toHaveProperty('value', 'Came early, left last.')
    await user.click(screen.getByRole('link', { name: 'All models' }))
    expect(screen.getByText(QUESTION)).toBeTruthy()
    await user.click(button('Cancel'))
    expect(path()).toContain(asha.id)
    await user.click(screen.getByRole('link', { name: 'All models' }))
    await user.click(button('Leave without saving'))
    expect(path()).toBe('/admin/models')
  })

  it('keeps a proposal and the team selection across the tabs, and asks before leaving', async () => {
    const t = testApp()
    const { id } = aProject(t)
    const { user } = renderAdmin(t, `/admin/projects/${id}?tab=proposals`)
    await user.type(await screen.findByLabelText('Description'), 'At dusk, by the docks.')
    await user.click(screen.getByRole('tab', { name: 'Team Members' }))
    await user.type(screen.getByLabelText('Role'), 'Lead')
    await user.click(screen.getByRole('tab', { name: 'Proposals' }))
    expect(screen.getByLabelText('Description')).toHaveProperty('value', 'At dusk, by the docks.')
    await user.click(screen.getByRole('tab', { name: 'Team Members' }))
    expect(screen.getByLabelText('Role')).toHaveProperty('value', 'Lead')
    await user.click(screen.getByRole('link', { name: 'All projects' }))
    expect(screen.getByText(QUESTION)).toBeTruthy()
  })

  it('continues uploading pictures on another tab, and asks before leaving the page', async () => {
    const aborted = silentSending()
    const t = testApp()
    const asha = aModel(t)
    const { user, path } = renderAdmin(t, `/admin/models/${asha.id}?tab=images`)
    fireEvent.change(await screen.findByLabelText(/^Upload/), { target: { files: [aFile()] } })
    await user.click(screen.getByRole('tab', { name: 'Ratings' }))
    expect(aborted).not.toHaveBeenCalled()
    await user.click(screen.getByRole('link', { name: 'All models' }))
    expect(screen.getByText(STILL_SENDING)).toBeTruthy()
    await user.click(button('Cancel'))
    await user.click(screen.getByRole('tab', { name: 'Images' }))
    expect(screen.getByText('rooftop.jpg')).toBeTruthy()
    expect(path()).toContain(asha.id)
  })
})

describe('the talent’s own page', () => {
  it('asks before a link leaves a half-edited form', async () => {
    const { user, path } = atDashboard(testApp(), { query: '?tab=profile' })
    await user.type(await screen.findByRole('textbox', { name: /^Why should clients/ }), 'On time.')
    await user.click(screen.getByRole('tab', { name: 'Projects' }))
    expect(screen.queryByText(QUESTION)).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Tehkhana' }))
    expect(screen.getByText(QUESTION)).toBeTruthy()
    await user.click(button('Cancel'))
    expect(path()).toContain('/model-dashboard')
  })

  it('asks before Logout discards a half-edited form', async () => {
    const { user, path } = atDashboard(testApp(), { query: '?tab=profile' })
    const why = await screen.findByRole('textbox', { name: /^Why should clients/ })
    await user.type(why, 'On time.')
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    expect(screen.getByText(QUESTION)).toBeTruthy()
    await user.click(button('Cancel'))
    expect(path()).toContain('/model-dashboard')
    expect(why).toHaveProperty('value', 'On time.')
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await user.click(button('Leave without saving'))
    await waitFor(() => expect(path()).toBe('/login'))
  })

  it('logs out without a question when nothing would be lost', async () => {
    const { user, path } = atDashboard(testApp(), { query: '?tab=profile' })
    const why = await screen.findByRole('textbox', { name: /^Why should clients/ })
    await user.type(why, 'On time.')
    await user.clear(why)
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(path()).toBe('/login'))
  })

  it('asks before leaving while a picture is uploading', async () => {
    silentSending()
    const { user, path } = atDashboard(testApp(), { query: '?tab=portfolio' })
    fireEvent.change(await screen.findByLabelText('Add Image'), { target: { files: [aFile()] } })
    await user.click(screen.getByRole('link', { name: 'Tehkhana' }))
    expect(screen.getByText(STILL_SENDING)).toBeTruthy()
    await user.click(button('Cancel'))
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    expect(screen.getByText(STILL_SENDING)).toBeTruthy()
    await user.click(button('Cancel'))
    await user.click(screen.getByRole('link', { name: 'Tehkhana' }))
    await user.click(button('Leave'))
    expect(path()).toBe('/')
  })
})
