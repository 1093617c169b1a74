import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { currentNotices, dismiss } from '../../client/src/lib/notify'
import { portfolioItems } from '../../drizzle/schema'
import { aPicture } from '../../server/demo/builders/models'
import { aLine, atDashboard, tab } from '../helpers/atDashboard'
import { renderScreen } from '../helpers/renderScreen'
import { testApp } from '../helpers/testApp'

// Notices live as long as the page, which for all tests of a file is one.
afterEach(() => {
  for (const { id } of currentNotices()) dismiss(id)
})

const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the model dashboard', () => {
  it('sends a visitor to the sign-in page', async () => {
    const { path } = renderScreen(testApp(), '/model-dashboard')
    await waitFor(() => expect(path()).toBe('/login'))
  })

  it('shows who one is, the five tabs and the way out', async () => {
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

  it('says kindly that nobody else sees the profile yet', async () => {
    atDashboard(testApp(), { model: { isActive: false } })
    await screen.findByText(/until then nobody else sees it/)
  })

  it('says that the profile could not be loaded, and tries again', async () => {
    const line = aLine()
    line.cut()
    atDashboard(testApp(), { before: [line.link] })
    await notices().findByText('Failed to load profile data')
    notices().getByText('Error')
    line.mend()
    press('Retry')
    await screen.findByRole('region', { name: 'Profile Overview' })
  })

  it('counts, says how complete the profile is and what is missing', async () => {
    const t = testApp()
    const { model } = atDashboard(t)
    aPicture(t, model.id)
    const figures = within(await screen.findByRole('group', { name: 'Figures' }))
    for (const label of ['Profile Views', 'Active Applications', 'Completed Projects', 'Portfolio Items'])
      figures.getByText(label)
    screen.getByRole('progressbar', { name: 'Profile Completion' })
    screen.getByRole('link', { name: 'Banner image' })
  })
})

describe('the mentor chat', () => {
  it('answers after a second, ignores blanks and clears the line', async () => {
    atDashboard(testApp())
    await screen.findByRole('heading', { name: 'Chat with Mentor' })
    const log = within(screen.getByRole('log'))
    log.getByText('Hello! How can I help you today?')
    const time = log.getByText(/^(0\d|1[0-2]):\d\d [AP]M$/)
    // In India like every other time on the page, wherever the browser stands.
    const inIndia = new Date(Date.parse(time.getAttribute('datetime') ?? '') + 5.5 * 3_600_000)
    expect(time.textContent?.slice(3, 5)).toBe(inIndia.toISOString().slice(14, 16))
    const input = screen.getByPlaceholderText('Type your message...')
    fireEvent.input(input, { target: { value: '   ' } })
    press('Send')
    expect(log.getAllByRole('listitem')).toHaveLength(1)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    fireEvent.input(input, { target: { value: ' When is the fitting? ' } })
    press('Send')
    log.getByText('When is the fitting?')
    expect(input).toHaveProperty('value', '')
    expect(log.queryByText('Thanks for your message. I will get back to you soon.')).toBeNull()
    act(() => {
      vi.advanceTimersByTime(1_000)
    })
    log.getByText('Thanks for your message. I will get back to you soon.')
    vi.useRealTimers()
  })
})

describe('the profile tab', () => {
  const form = (name: string) => screen.findByRole('form', { name })
  const type = async (label: RegExp, text: string) =>
    fireEvent.input(await screen.findByLabelText(label), { target: { value: text } })

  it('is filled from the profile, four forms with their own buttons', async () => {
    atDashboard(testApp(), {
      query: '?tab=profile',
      model: { stageName: 'Asha', gender: 'female', height: '5ft 9in', waist: 26.5, instagram: '@asha' },
    })
    await screen.findByText('Loading profile data...')
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
  ] as const)('saves %s alone, and keeps what was typed when nobody answers', async (...row) => {
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

  it('refuses a short stage name, no date of birth, no gender, an age under 18 and what is no number', async () => {
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

  it('is still filled in when one comes back from another tab', async () => {
    const { path } = atDashboard(testApp())
    fireEvent.click(await tab('Profile'))
    await type(/^City/, 'Goa')
    expect(path()).toContain('tab=profile')
    fireEvent.click(await tab('Dashboard'))
    fireEvent.keyDown(await tab('Dashboard'), { key: 'End' })
    expect(await screen.findByLabelText(/^City/)).toHaveProperty('value', 'Goa')
  })
})

describe('the portfolio tab', () => {
  it('has five places for one picture each and a gallery for many, images only', async () => {
    const t = testApp()
    const { model } = atDashboard(t, { query: '?tab=portfolio' })
    aPicture(t, model.id, { type: 'profile_pic', originalName: 'face.jpg' })
    aPicture(t, model.id, { type: 'editorial', originalName: 'rooftop.jpg' })
    await screen.findByRole('heading', { name: 'Portfolio Management' })
    screen.getByRole('heading', { name: 'Portfolio Gallery' })
    const polaroids = within(screen.getByRole('group', { name: 'Polaroids' }))
    const single = [
      screen.getByLabelText('Profile Picture', { selector: 'input' }),
      screen.getByLabelText('Banner Image', { selector: 'input' }),
      polaroids.getByLabelText('Front'),
      polaroids.getByLabelText('Side'),
      polaroids.getByLabelText('Back'),
    ]
    const add = screen.getByLabelText('Add Image')
    for (const input of [...single, add]) {
      expect(input.getAttribute('accept')).toMatch(/^(image\/\w+,?)+$/)
      expect(input).toHaveProperty('multiple', input === add)
    }
    fireEvent.change(add, { target: { files: [new File(['x'], 'a.txt', { type: 'text/plain' })] } })
    await notices().findByText('Upload Failed')
    notices().getByText('There was an error uploading your image. Please try again.')
  })

  it('says of several files which was refused, and why each', async () => {
    atDashboard(testApp(), { query: '?tab=portfolio' })
    const tooLarge = new File(['x'], 'contact-sheet.jpg', { type: 'image/jpeg' })
    Object.defineProperty(tooLarge, 'size', { value: 10 * 1024 * 1024 + 1 })
    const text = new File(['x'], 'notes.txt', { type: 'text/plain' })
    fireEvent.change(await screen.findByLabelText('Add Image'), { target: { files: [tooLarge, text] } })
    await screen.findByText('contact-sheet.jpg: Files may be at most 10MB each')
    await screen.findByText('notes.txt: This type of file is not accepted')
  })

  it('removes for good what one is sure about', async () => {
    const t = testApp()
    const { model } = atDashboard(t, { query: '?tab=portfolio' })
    aPicture(t, model.id, { type: 'editorial', originalName: 'rooftop.jpg' })
    aPicture(t, model.id, { type: 'profile_pic', originalName: 'face.jpg' })
    fireEvent.click(await screen.findByRole('button', { name: 'Remove rooftop.jpg' }))
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByText('Image Removed')).toBeNull()
    press('Remove rooftop.jpg')
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await notices().findByText('Image Removed')
    notices().getByText('The image has been removed from your portfolio.')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove rooftop.jpg' })).toBeNull())
    expect(t.db.select().from(portfolioItems).all()).toHaveLength(1)
  })
})
