// @module-tag slow
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { models, opportunities, projects } from '../../../drizzle/schema'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { anOpportunity } from '../../../server/demo/builders/opportunities'
import { aProject } from '../../../server/demo/builders/projects'
import { renderAdmin } from '../../helpers/screens/adminScreens'
import { aSlowLine } from '../../helpers/screens/slowNetwork'
import { atDashboard } from '../../helpers/screens/talentScreens'
import { testApp } from '../../helpers/testApp'

const arrived = () => Promise.resolve().then(() => new Promise((done) => setTimeout(done, 50)))

describe('a switch on a slow network', { tags: ['slow'] }, () => {
  it.each([
    ['/admin/models', /^Asha/, 'admin.models.setStatus', 'admin.models.list'],
    ['/admin/projects', 'Salt: public', 'admin.projects.setPublic', 'admin.projects.list'],
  ])('of %s keeps the focus, and its new state until the list is updated', async (...row) => {
    const [address, name, saving, list] = row
    const t = testApp()
    aModel(t, { isActive: false })
    aProject(t, { title: 'Salt', isPublic: false })
    const line = aSlowLine()
    const { user } = renderAdmin(t, address, { before: [line.link] })
    const knob = await screen.findByRole('switch', { name })
    line.hold(saving)
    knob.focus()
    await user.keyboard(' ')
    await waitFor(() => expect(line.count()).toBe(1))
    expect(knob.getAttribute('aria-checked')).toBe('true')
    expect(document.activeElement).toBe(knob)
    // A second press within half a second sends nothing.
    await user.keyboard(' ')
    expect(line.count()).toBe(1)
    line.release()
    line.hold(list)
    await waitFor(() => expect(line.count()).toBe(1))
    await arrived()
    expect(knob.getAttribute('aria-checked')).toBe('true')
    line.release()
    await waitFor(() => expect(knob.getAttribute('aria-disabled')).toBeNull())
    expect(knob.getAttribute('aria-checked')).toBe('true')
    expect(document.activeElement).toBe(knob)
  })
})

describe('text typed while a save is in progress', { tags: ['slow'] }, () => {
  it('stays on a model, and can be saved next', async () => {
    const t = testApp()
    const asha = aModel(t, { bio: '' })
    const line = aSlowLine()
    const { user } = renderAdmin(t, `/admin/models/${asha.id}`, { before: [line.link] })
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    const bio = screen.getByRole('textbox', { name: /^Bio/ })
    await user.type(bio, 'Walks.')
    await user.clear(screen.getByRole('textbox', { name: /^City/ }))
    await user.type(screen.getByRole('textbox', { name: /^City/ }), ' Pune ')
    line.hold('admin.models.saveInfo')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(line.count()).toBe(1))
    await user.type(bio, ' Everywhere.')
    line.release()
    await screen.findByText('Model information updated')
    expect(bio).toHaveProperty('value', 'Walks. Everywhere.')
    // Untouched fields show the stored values.
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveProperty('value', 'Pune')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(t.db.select().from(models).get()).toMatchObject({ bio: 'Walks. Everywhere.', city: 'Pune' }),
    )
  })

  it('stays on an opportunity', async () => {
    const t = testApp()
    const { id } = anOpportunity(t, { description: 'Two days.' })
    const line = aSlowLine()
    const { user } = renderAdmin(t, `/admin/opportunities/${id}?tab=details`, { before: [line.link] })
    const rate = await screen.findByLabelText('Rate')
    await user.type(rate, '1')
    line.hold('admin.opportunities.change')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(line.count()).toBe(1))
    const description = screen.getByRole('textbox', { name: /^Description/ })
    await user.type(description, ' By the sea.')
    line.release()
    await screen.findByText('Opportunity updated')
    expect(description).toHaveProperty('value', 'Two days. By the sea.')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(t.db.select().from(opportunities).get()).toMatchObject({ description: 'Two days. By the sea.' }),
    )
  })

  it('stays in a talent’s own form', async () => {
    const line = aSlowLine()
    const { user, now } = atDashboard(testApp(), {
      query: '?tab=profile',
      model: { aboutYou: '' },
      before: [line.link],
    })
    const about = await screen.findByRole('textbox', { name: 'About You' })
    line.hold('talent.profile.change')
    await user.type(about, 'I walk. ')
    await user.type(screen.getByRole('textbox', { name: /^Why should clients/ }), 'On time. ')
    await user.click(screen.getByRole('button', { name: 'Update About Information' }))
    await waitFor(() => expect(line.count()).toBe(1))
    await user.type(about, 'And I wait.')
    line.release()
    await screen.findByText('About Information Updated')
    expect(about).toHaveProperty('value', 'I walk. And I wait.')
    // Untouched fields show the stored values.
    expect(screen.getByRole('textbox', { name: /^Why should clients/ })).toHaveProperty('value', 'On time.')
    expect(now()).toMatchObject({ aboutYou: 'I walk.', whyHire: 'On time.' })
    await user.click(screen.getByRole('button', { name: 'Update About Information' }))
    await waitFor(() => expect(now()).toMatchObject({ aboutYou: 'I walk. And I wait.' }))
  })

  it('stays on a project, which remains in edit mode', async () => {
    const t = testApp()
    const { id } = aProject(t, { title: 'Salt', description: 'At dusk.' })
    const line = aSlowLine()
    const { user } = renderAdmin(t, `/admin/projects/${id}?tab=details`, { before: [line.link] })
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    await user.type(screen.getByLabelText('Client'), 'Kori')
    line.hold('admin.projects.change')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(line.count()).toBe(1))
    await user.type(screen.getByRole('textbox', { name: /^Description/ }), ' By the docks.')
    line.release()
    await screen.findByText('Project updated')
    expect(screen.getByRole('textbox', { name: /^Description/ })).toHaveProperty(
      'value',
      'At dusk. By the docks.',
    )
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull())
    expect(t.db.select().from(projects).get()).toMatchObject({
      client: 'Kori',
      description: 'At dusk. By the docks.',
    })
  })
})

describe('a model’s status on a slow network', { tags: ['slow'] }, () => {
  it('shows each choice immediately, keeps the focus and loses none of several', async () => {
    const t = testApp()
    const asha = aModel(t, { workTypes: [] })
    const line = aSlowLine()
    const { user } = renderAdmin(t, `/admin/models/${asha.id}`, { before: [line.link] })
    const runway = await screen.findByRole('checkbox', { name: 'Runway' })
    line.hold('admin.models.saveStanding')
    await user.click(runway)
    await waitFor(() => expect(runway).toHaveProperty('checked', true))
    expect(document.activeElement).toBe(runway)
    const editorial = screen.getByRole('checkbox', { name: 'Editorial' })
    await user.click(editorial)
    await user.selectOptions(screen.getByLabelText('Availability'), 'Booked')
    expect(screen.getByLabelText('Availability')).toHaveProperty('value', 'booked')
    expect(editorial).toHaveProperty('checked', true)
    line.release()
    await waitFor(() =>
      expect(t.db.select().from(models).get()).toMatchObject({
        availability: 'booked',
        workTypes: ['Editorial', 'Runway'],
      }),
    )
  })

  it('shows the new type of an image immediately and keeps the focus', async () => {
    const t = testApp()
    const asha = aModel(t)
    aPicture(t, asha.id)
    const line = aSlowLine()
    const { user } = renderAdmin(t, `/admin/models/${asha.id}?tab=images`, { before: [line.link] })
    const type = await screen.findByLabelText('Type of image 1, Gallery')
    line.hold('admin.images.change')
    type.focus()
    await user.selectOptions(type, 'Saree')
    await waitFor(() => expect(type).toHaveProperty('value', 'saree'))
    expect(document.activeElement).toBe(type)
    line.release()
    expect(await screen.findByLabelText('Type of image 1, Saree')).toBe(type)
  })
})
