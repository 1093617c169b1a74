import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { models } from '../../../../drizzle/schema'
import { aModel, aPicture } from '../../../../server/demo/builders/models'
import { aRating } from '../../../../server/demo/builders/ratings'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { brokenLine } from '../../../helpers/screens/renderScreen'
import { type TestApp, testApp } from '../../../helpers/testApp'

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const stored = (t: TestApp) => t.db.select().from(models).all()

describe('/admin/models', () => {
  it('shows its empty message at first', async () => {
    renderAdmin(testApp(), '/admin/models')
    expect(await screen.findByText('No models found')).toBeTruthy()
  })

  it('lists ten a page with code, edit link and public link', async () => {
    const t = testApp()
    for (let number = 1; number <= 11; number++)
      aModel(t, { stageName: `Model ${number}`, dailyRate: 120000 })
    renderAdmin(t, '/admin/models')
    await screen.findByRole('table')
    expect(rows()).toHaveLength(10)
    expect(screen.getByText('Page 1 of 2')).toBeTruthy()
    const [first] = stored(t).toReversed()
    const row = within(rows()[0] as HTMLElement)
    expect(row.getByText('Model 11')).toBeTruthy()
    expect(row.getByText(first?.id.slice(-8) ?? '')).toBeTruthy()
    expect(row.getByText('₹1,20,000')).toBeTruthy()
    expect(row.getByRole('link', { name: 'Edit Model 11' }).getAttribute('href')).toBe(
      `/admin/models/${first?.id}`,
    )
    expect(row.getByRole('link', { name: 'Public page of Model 11' }).getAttribute('href')).toBe(
      '/models/model-11',
    )
  })

  it('filters by gender, city and status, and returns to page 1', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Zoya', city: 'Goa', gender: 'female' })
    aModel(t, { stageName: 'Kabir', city: 'Pune', gender: 'male', isActive: false })
    const { user } = renderAdmin(t, '/admin/models?page=1')
    await screen.findByText('Kabir')
    await user.selectOptions(screen.getByLabelText('City'), 'Goa')
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(screen.getByText('Zoya')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('City'), 'all')
    await user.selectOptions(screen.getByLabelText('Status'), 'Available')
    await waitFor(() => expect(screen.queryByText('Zoya')).toBeNull())
    await user.selectOptions(screen.getByLabelText('Gender'), 'Female')
    expect(await screen.findByText('No models found')).toBeTruthy()
  })

  it('assigns and unassigns with the switch', async () => {
    const t = testApp()
    aModel(t)
    const { user } = renderAdmin(t, '/admin/models')
    const knob = await screen.findByRole('switch', { name: 'Asha on the roster' })
    expect(knob.textContent).toContain('Assigned')
    await user.click(knob)
    await waitFor(() => expect(screen.getByRole('switch').textContent).toContain('Available'))
    expect(stored(t)).toMatchObject([{ isActive: false }])
    expect(await screen.findByText('Model status updated')).toBeTruthy()
  })

  it('asks before deleting, with the specified text', async () => {
    const t = testApp()
    aModel(t)
    const { user } = renderAdmin(t, '/admin/models')
    await user.click(await screen.findByRole('button', { name: 'Delete Asha' }))
    expect(
      screen.getByText('Are you sure you want to delete Asha? This action cannot be undone.'),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(stored(t)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Delete Asha' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const none = await screen.findByText('No models found')
    expect(stored(t)).toEqual([])
    // Keyboard users continue from the list, not from the top of the page.
    await waitFor(() => expect(document.activeElement).toBe(none.closest('[data-landing]')))
  })

  it('shows an error when the list cannot be fetched', async () => {
    const t = testApp()
    aModel(t)
    renderAdmin(t, '/admin/models', {
      before: [
        (runtime) => (call) =>
          call.op.path === 'admin.models.list' ? brokenLine(runtime)(call) : call.next(call.op),
      ],
    })
    expect((await screen.findAllByText('Failed to fetch models')).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})

describe('/admin/models/{modelId}', () => {
  it('says Model not found', async () => {
    renderAdmin(testApp(), '/admin/models/nobody')
    expect(await screen.findByRole('heading', { level: 1, name: 'Model not found' })).toBeTruthy()
  })

  it('has five tabs, each with its empty message', async () => {
    const t = testApp()
    const asha = aModel(t)
    const { user } = renderAdmin(t, `/admin/models/${asha.id}`)
    await screen.findByRole('heading', { level: 1, name: 'Asha' })
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Basic Info',
      'Physical Details',
      'Social Info',
      'Ratings',
      'Images',
    ])
    await user.click(screen.getByRole('tab', { name: 'Ratings' }))
    expect(screen.getByText('No reviews yet')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Images' }))
    expect(await screen.findByText('No images uploaded yet')).toBeTruthy()
  })

  it('can be edited only after Edit Profile; the full name cannot be changed', async () => {
    const t = testApp()
    const asha = aModel(t)
    const { user } = renderAdmin(t, `/admin/models/${asha.id}`)
    const edit = await screen.findByRole('button', { name: 'Edit Profile' })
    expect(screen.queryByRole('textbox', { name: /^Stage name/ })).toBeNull()
    await user.click(edit)
    expect(screen.getByRole('textbox', { name: /^Full name/ })).toHaveProperty('readOnly', true)
    const city = screen.getByRole('textbox', { name: /^City/ })
    await user.clear(city)
    await user.type(city, 'Pune')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Model information updated')).toBeTruthy()
    expect(stored(t)).toMatchObject([{ city: 'Pune', stageName: 'Asha', name: 'Asha Rao' }])
  })

  it('keeps typed text across the tabs, and asks before it is discarded', async () => {
    const t = testApp()
    const asha = aModel(t)
    const { user, path } = renderAdmin(t, `/admin/models/${asha.id}`)
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    await user.type(screen.getByRole('textbox', { name: /^City/ }), ' North')
    await user.click(screen.getByRole('tab', { name: 'Social Info' }))
    await user.click(screen.getByRole('tab', { name: 'Basic Info' }))
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveProperty('value', 'Mumbai North')
    await user.click(screen.getByRole('link', { name: 'All models' }))
    expect(screen.getByText('Your changes are not saved. Leave without saving?')).toBeTruthy()
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
    expect(path()).toContain(asha.id)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }))
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeTruthy()
    expect(stored(t)).toMatchObject([{ city: 'Mumbai', updatedAt: asha.updatedAt }])
  })

  it('shows what another user has saved in the meantime, and overwrites nothing without asking', async () => {
    const t = testApp()
    const asha = aModel(t)
    const { user } = renderAdmin(t, `/admin/models/${asha.id}`)
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    const other = t.as(t.admin()).admin.models
    await other.saveInfo({ id: asha.id, city: 'Goa', bio: 'Walks everywhere.' })
    const city = screen.getByRole('textbox', { name: /^City/ })
    await user.clear(city)
    await user.type(city, 'Pune')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('City is now “Goa”.')).toBeTruthy()
    expect(stored(t)).toMatchObject([{ city: 'Goa' }])
    expect(screen.getByText('Bio is now “Walks everywhere.”.')).toBeTruthy()
    expect(city).toHaveProperty('value', 'Pune')
    await user.click(screen.getByRole('button', { name: 'Keep my version' }))
    // Untouched fields show the newer value.
    await waitFor(() => expect(stored(t)).toMatchObject([{ city: 'Pune', bio: 'Walks everywhere.' }]))
  })

  it('shows the saved values instead of what was typed with Use their version', async () => {
    const t = testApp()
    const asha = aModel(t)
    const { user } = renderAdmin(t, `/admin/models/${asha.id}`)
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    await t.as(t.admin()).admin.models.saveInfo({ id: asha.id, city: 'Goa' })
    await user.type(screen.getByRole('textbox', { name: /^City/ }), ' North')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await user.click(await screen.findByRole('button', { name: 'Use their version' }))
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveProperty('value', 'Goa')
    expect(screen.queryByRole('button', { name: 'Keep my version' })).toBeNull()
    expect(stored(t)).toMatchObject([{ city: 'Goa' }])
  })

  it('saves without a question when another user has changed another section', async () => {
    const t = testApp()
    const asha = aModel(t)
    const { user } = renderAdmin(t, `/admin/models/${asha.id}?tab=social`)
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    await t.as(t.admin()).admin.models.saveInfo({ id: asha.id, city: 'Goa' })
    await user.type(screen.getByRole('textbox', { name: 'Instagram' }), '@asha')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(stored(t)).toMatchObject([{ city: 'Goa', instagram: '@asha' }]))
  })

  it('shows reviews with one decimal and adds a new one, with 5 as the default rating', async () => {
    const t = testApp()
    const asha = aModel(t)
    aRating(t, asha.id, { rating: 4, comment: 'On time.' })
    const { user } = renderAdmin(t, `/admin/models/${asha.id}?tab=ratings`)
    expect(await screen.findByText('On time.')).toBeTruthy()
    expect(screen.getByLabelText(/^Rating, 1 to 5/)).toHaveProperty('value', '5')
    await user.click(screen.getByRole('button', { name: 'Add rating' }))
    expect(await screen.findByText('4.5')).toBeTruthy()
    expect(screen.getByText(/2 reviews/)).toBeTruthy()
  })

  it('types, locks and deletes images, and adds one by its address', async () => {
    const t = testApp()
    const asha = aModel(t)
    aPicture(t, asha.id)
    const { user } = renderAdmin(t, `/admin/models/${asha.id}?tab=images`)
    await user.click(await screen.findByRole('switch', { name: 'Lock image 1, Gallery' }))
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: /^Lock image/ }).textContent).toBe('Locked'),
    )
    await user.selectOptions(screen.getByLabelText('Type of image 1, Gallery'), 'Nude')
    const lock = await screen.findByRole('switch', { name: 'Lock image 1, Nude' })
    await waitFor(() => expect(lock).toHaveProperty('disabled', true))
    await user.type(screen.getByLabelText('Image URL'), 'javascript:alert(1)')
    await user.click(screen.getByRole('button', { name: 'Add Image' }))
    expect(await screen.findByText(/Enter a web address/)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Image URL'))
    await user.clear(screen.getByLabelText('Image URL'))
    await user.type(screen.getByLabelText('Image URL'), 'https://elsewhere.example/a.jpg')
    const add = screen.getByRole('button', { name: 'Add Image' })
    // It takes a press once the form has been drawn with the text.
    await waitFor(() => expect(add).toHaveProperty('disabled', false))
    await user.click(add)
    expect(await screen.findByText('elsewhere.example')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Delete image 1, Nude' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /Nude/ })).toBeNull())
  })
})
