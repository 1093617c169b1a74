import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { TRPCLink } from '@trpc/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { currentNotices, dismiss } from '../../client/src/lib/notify'
import { startSession } from '../../client/src/lib/session'
import { models, portfolioItems } from '../../drizzle/schema'
import { anAccount } from '../../server/demo/builders/accounts'
import { aModel, aPicture } from '../../server/demo/builders/models'
import { anOpportunity, aSubmission } from '../../server/demo/builders/opportunities'
import { aProject } from '../../server/demo/builders/projects'
import type { AppRouter } from '../../server/doors/trpc'
import { brokenLine, renderScreen } from '../helpers/renderScreen'
import { NOW, type TestApp, testApp } from '../helpers/testApp'

// Notices live as long as the page, which for all tests of a file is one.
afterEach(() => {
  for (const { id } of currentNotices()) dismiss(id)
})

const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const tab = (name: RegExp | string) => screen.findByRole('tab', { name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

type Given = { model?: Parameters<typeof aModel>[1]; before?: TRPCLink<AppRouter>[]; query?: string }

/** A talent at her dashboard. */
function atDashboard(t: TestApp, { model: facts = {}, before = [], query = '' }: Given = {}) {
  const account = anAccount(t, { role: 'model', name: 'Asha Rao', email: 'asha@example.in' })
  const steps = { step1At: NOW, step2At: NOW, step3At: NOW, step4At: NOW, step5At: NOW }
  const model = aModel(t, { name: 'Asha Rao', accountId: account.id, city: 'Pune', ...steps, ...facts })
  startSession({
    token: 'x',
    roles: ['model'],
    name: account.name,
    picture: null,
    userId: model.id,
    agency: null,
  })
  return {
    ...renderScreen(t, `/model-dashboard${query}`, { account, before }),
    account,
    model,
    now: () => t.db.select().from(models).all()[0],
  }
}

/** A line that is cut and mended in the middle of a test. */
function aLine() {
  let isCut = false
  const link: TRPCLink<AppRouter> = (runtime) => {
    const broken = brokenLine(runtime)
    return (call) => (isCut ? broken(call) : call.next(call.op))
  }
  return {
    link,
    cut: () => {
      isCut = true
    },
    mend: () => {
      isCut = false
    },
  }
}

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
    log.getByText(/^(0\d|1[0-2]):\d\d [AP]M$/)
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

describe('the opportunities tab', () => {
  it('says that nothing is open and nothing applied to', async () => {
    atDashboard(testApp(), { query: '?tab=opportunities' })
    await screen.findByText('No opportunities available at the moment')
    screen.getByText('Check back later for new opportunities')
    fireEvent.click(await tab('My Applications (0)'))
    await screen.findByText("You haven't applied to any opportunities yet")
    screen.getByText('Browse opportunities and start applying!')
  })

  it('shows what is open, finds and filters, and shows the own applications', async () => {
    const t = testApp()
    const { model } = atDashboard(t, { query: '?tab=opportunities' })
    const hands = anOpportunity(t, {
      title: 'Hands and forearms',
      company: 'Tamba Cookware',
      type: 'Commercial',
      location: 'Bengaluru',
      rate: '₹14,000 a day',
      deadline: '2026-03-13',
    })
    anOpportunity(t, { title: 'Night watch', type: 'Editorial' })
    aSubmission(t, hands.id, model.id, { status: 'reviewed', notes: 'No allergies.' })
    const card = within((await screen.findByText('Hands and forearms')).closest('li') as HTMLElement)
    for (const text of ['Tamba Cookware', 'Commercial', 'Bengaluru', '₹14,000 a day', 'March 13, 2026'])
      card.getByText(text)
    card.getByText('Posted March 2, 2026')
    const search = screen.getByRole('searchbox', { name: 'Search opportunities...' })
    fireEvent.input(search, { target: { value: 'NIGHT' } })
    fireEvent.keyDown(search, { key: 'Enter' })
    expect(screen.queryByText('Hands and forearms')).toBeNull()
    screen.getByText('Night watch')
    fireEvent.input(search, { target: { value: '' } })
    fireEvent.keyDown(search, { key: 'Enter' })
    press('Filters')
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'Commercial' } })
    expect(screen.queryByText('Night watch')).toBeNull()
    fireEvent.click(await tab('My Applications (1)'))
    const own = within(screen.getByText('Hands and forearms').closest('li') as HTMLElement)
    own.getByText('Applied on March 2, 2026')
    own.getByText('Reviewed')
    own.getByText('No allergies.')
  })
})

describe('the projects tab', () => {
  it.each([
    [
      'All Projects',
      'No projects found. Your projects will appear here once you start working with clients.',
    ],
    ['Active', 'No active projects at the moment. Check back later for new opportunities!'],
    ['Upcoming', 'No upcoming projects scheduled. Keep your profile updated to get noticed!'],
    ['Completed', 'No completed projects yet. Your portfolio will grow as you take on new projects!'],
  ])('has under %s nothing to begin with', async (name, text) => {
    atDashboard(testApp(), { query: '?tab=projects' })
    await screen.findByRole('heading', { name: 'My Projects' })
    fireEvent.click(await tab(`${name}0`))
    await screen.findByText(text)
  })

  it('shows the projects with their client, date and status, counted', async () => {
    const t = testApp()
    const { model } = atDashboard(t, { query: '?tab=projects' })
    const team = [{ modelId: model.id }]
    aProject(t, { title: 'Salt', status: 'completed', client: 'Kori Cotton', days: ['2026-01-04'], team })
    aProject(t, { title: 'Twelve cages', status: 'shooting', days: ['2026-03-02'], team })
    fireEvent.click(await tab('Completed1'))
    const card = within((await screen.findByText('Salt')).closest('li') as HTMLElement)
    for (const text of ['Kori Cotton', 'Jan 4, 2026', 'Completed']) card.getByText(text)
    expect(screen.queryByText('Twelve cages')).toBeNull()
    await tab('All Projects2')
    await tab('Active1')
    await tab('Upcoming0')
  })
})
