import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aPicture } from '../../../../server/demo/builders/models'
import { renderScreen } from '../../../helpers/screens/renderScreen'
import { aLine, atDashboard, tab } from '../../../helpers/screens/talentScreens'
import { testApp } from '../../../helpers/testApp'

const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the model dashboard', () => {
  it('sends a visitor to the sign-in page', async () => {
    const { path } = renderScreen(testApp(), '/model-dashboard')
    await waitFor(() => expect(path()).toBe('/login'))
  })

  it("shows the talent's name, the five tabs and the logout button", async () => {
    const { user, path } = atDashboard(testApp(), { model: { city: null, phone: null } })
    screen.getByText('Loading your profile...')
    const card = within(await screen.findByRole('region', { name: 'Profile Overview' }))
    card.getByText('Asha Rao')
    card.getByText('asha@example.in')
    card.getByText('Active')
    card.getByText('India')
    for (const label of ['City', 'Phone', 'Country', 'Experience']) card.getByText(label)
    expect(card.getAllByText('Not set').length).toBeGreaterThan(1)
    screen.getByRole('heading', { level: 1, name: 'Model Profile' })
    expect((await tab('Dashboard')).getAttribute('aria-selected')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(path()).toBe('/login'))
    expect(localStorage.getItem('authToken')).toBeNull()
  })

  it('says that the profile is not public yet', async () => {
    atDashboard(testApp(), { model: { isActive: false } })
    await screen.findByText(/Until then it is private/)
  })

  it('says that the profile could not be loaded, and offers to try again', async () => {
    const line = aLine()
    line.cut()
    atDashboard(testApp(), { before: [line.link] })
    await notices().findByText('Failed to load profile data')
    notices().getByText('Error')
    line.mend()
    press('Retry')
    await screen.findByRole('region', { name: 'Profile Overview' })
  })

  it('shows the counts, how complete the profile is and what is missing', async () => {
    const t = testApp()
    const { model, user } = atDashboard(t)
    aPicture(t, model.id)
    const figures = within(await screen.findByRole('group', { name: 'Figures' }))
    for (const label of ['Profile Views', 'Active Applications', 'Completed Projects', 'Portfolio Items'])
      figures.getByText(label)
    screen.getByRole('progressbar', { name: 'Profile Completion' })
    screen.getByRole('link', { name: 'Banner image' })
    await user.click(await tab('Portfolio'))
    await screen.findByRole('heading', { name: 'Portfolio Management' })
    expect(screen.getAllByText(/banner image/i).map((each) => each.closest('[hidden]'))).toEqual([null])
  })
})

describe('the profile tab', () => {
  const form = (name: string) => screen.findByRole('form', { name })
  const type = async (label: RegExp, text: string) =>
    fireEvent.input(await screen.findByLabelText(label), { target: { value: text } })

  it('asks for bust or chest by the saved gender, and says so while only the selection has changed', async () => {
    atDashboard(testApp(), { query: '?tab=profile', model: { stageName: 'Asha', gender: 'female' } })
    const physical = within(await form('Physical Details & Skills'))
    physical.getByLabelText('Bust')
    expect(physical.getByRole('status').textContent).toBe('')
    fireEvent.change(screen.getByLabelText(/^Gender/), { target: { value: 'male' } })
    expect(physical.getByRole('status').textContent).toBe(
      'To see the chest field, save your gender above with Update Basic Info.',
    )
    press('Update Basic Info')
    await physical.findByLabelText('Chest')
    expect(physical.queryByLabelText('Bust')).toBeNull()
    expect(physical.getByRole('status').textContent).toBe('')
  })

  it('fills four forms from the profile, each with its own button', async () => {
    atDashboard(testApp(), {
      query: '?tab=profile',
      model: { stageName: 'Asha', gender: 'female', height: '5ft 9in', waist: 26.5, instagram: '@asha' },
    })
    within(await form('Basic Information')).getByRole('button', { name: 'Update Basic Info' })
    within(await form('Physical Details & Skills')).getByRole('button', { name: 'Update Physical Details' })
    within(await form('Social Media')).getByRole('button', { name: 'Update Social Media' })
    within(await form('About You')).getByRole('button', { name: 'Update About Information' })
    expect(screen.getByLabelText(/^Stage Name/)).toHaveProperty('value', 'Asha')
    expect(screen.getByLabelText(/^Height/)).toHaveProperty('value', '5ft 9in')
    expect(screen.getByLabelText(/^Waist/)).toHaveProperty('value', '26.5')
    expect(screen.getByLabelText(/^Instagram Handle/)).toHaveProperty('value', '@asha')
    screen.getByLabelText(/^Bust/)
    expect(screen.queryByLabelText(/^Chest/)).toBeNull()
  })

  it.each([
    [/^City/, 'Goa', 'Update Basic Info', 'Basic Information Updated', 'basic information', { city: 'Goa' }],
    [
      /^Weight/,
      '58 kg',
      'Update Physical Details',
      'Physical Details Updated',
      'physical details',
      { weight: '58 kg', weightKg: 58 },
    ],
    [
      /^Facebook Profile/,
      'asha.rao',
      'Update Social Media',
      'Social Media Updated',
      'social media information',
      { facebook: 'asha.rao' },
    ],
    [
      /^Why should clients/,
      'On time.',
      'Update About Information',
      'About Information Updated',
      'about information',
      { whyHire: 'On time.' },
    ],
  ] as const)('saves %s alone, and keeps what was typed when the server does not answer', async (...row) => {
    const [label, text, button, title, what, saved] = row
    const line = aLine()
    const { now } = atDashboard(testApp(), { query: '?tab=profile', before: [line.link] })
    await type(label, text)
    line.cut()
    press(button)
    await notices().findByText('Update Failed')
    notices().getByText(`There was an error updating your ${what}. Please try again.`)
    expect(screen.getByLabelText(label)).toHaveProperty('value', text)
    line.mend()
    press(button)
    await screen.findByRole('button', { name: 'Updating...' })
    await notices().findByText(title)
    notices().getByText(`Your ${what} has been successfully updated.`.replace('details has', 'details have'))
    expect(notices().queryByText('Update Failed')).toBeNull()
    expect(now()).toMatchObject(saved)
  })

  it('refuses a short stage name, no date of birth, no gender, an age under 18 and invalid numbers', async () => {
    const { now } = atDashboard(testApp(), { query: '?tab=profile', model: { stageName: 'Asha', waist: 26 } })
    await type(/^Stage Name/, 'A')
    await type(/^Date of Birth/, '')
    fireEvent.change(screen.getByLabelText(/^Gender/), { target: { value: '' } })
    press('Update Basic Info')
    await screen.findByText('Stage name must be at least 2 characters')
    screen.getByText('Date of birth is required')
    screen.getByText('Gender is required')
    await type(/^Stage Name/, 'Ash')
    expect(screen.queryByText('Stage name must be at least 2 characters')).toBeNull()
    await type(/^Date of Birth/, '2010-01-01')
    fireEvent.change(screen.getByLabelText(/^Gender/), { target: { value: 'male' } })
    press('Update Basic Info')
    await screen.findByText('You must be at least 18 years old')
    notices().getByText('There was an error updating your basic information. Please try again.')
    await type(/^Waist/, '26in')
    press('Update Physical Details')
    await screen.findByText('Enter a number, such as 26 or 26.5')
    expect(now()).toMatchObject({ stageName: 'Asha', waist: 26 })
  })

  it('is still filled in on return from another tab', async () => {
    const { path } = atDashboard(testApp())
    fireEvent.click(await tab('Profile'))
    await type(/^City/, 'Goa')
    expect(path()).toContain('tab=profile')
    fireEvent.click(await tab('Dashboard'))
    fireEvent.keyDown(await tab('Dashboard'), { key: 'End' })
    expect(await screen.findByLabelText(/^City/)).toHaveProperty('value', 'Goa')
  })
})
