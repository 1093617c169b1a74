import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { TRPCLink } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import type { aModel } from '../../../../server/demo/builders/models'
import type { AppRouter } from '../../../../server/router'
import { brokenLine, renderScreen } from '../../../helpers/screens/renderScreen'
import { atOwnPage } from '../../../helpers/screens/talentScreens'
import { NOW, type TestApp, testApp } from '../../../helpers/testApp'

const STEPS = ['step1At', 'step2At', 'step3At', 'step4At', 'step5At'] as const
const field = (label: RegExp) => screen.findByLabelText(label)
const type = async (label: RegExp, text: string) =>
  fireEvent.input(await field(label), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

/** Opens the onboarding page for a talent who has saved this many steps. */
function atStep(
  t: TestApp,
  saved: number,
  more: Parameters<typeof aModel>[1] = {},
  before: TRPCLink<AppRouter>[] = [],
) {
  const steps = Object.fromEntries(STEPS.slice(0, saved).map((step) => [step, NOW]))
  const model = { isActive: false, onboardedAt: null, ...steps, ...more }
  return atOwnPage(t, '/onboarding', { model, before })
}

describe('the onboarding page', () => {
  it('sends a visitor to the sign-in page', async () => {
    const { path } = renderScreen(testApp(), '/onboarding')
    await waitFor(() => expect(path()).toBe('/login'))
  })

  it.each([
    [0, 'Basic Information'],
    [1, 'Physical Attributes and Measurements'],
    [2, 'Social Media'],
    [3, 'Portfolio'],
    [4, 'Tell Us About Yourself'],
  ])('after %i saved steps continues with %s', async (saved, name) => {
    atStep(testApp(), saved)
    await heading(name)
    expect(screen.getByRole('button', { name: 'Back' })).toHaveProperty('disabled', saved === 0)
    expect(
      screen.getByRole('progressbar', { name: 'Onboarding progress' }).getAttribute('aria-valuenow'),
    ).toBe(String((saved + 1) * 20))
    screen.getByRole('button', { name: saved === 4 ? 'Submit Profile' : 'Next' })
    const skip = screen.getByRole('link', { name: "Skip for now, I'll complete this later" })
    expect(skip.getAttribute('href')).toBe('/admin/login')
  })

  it('keeps the focus on its heading when the profile replaces the loading message', async () => {
    const { go } = atOwnPage(testApp(), '/about', { model: { isActive: false, onboardedAt: null } })
    await screen.findByRole('heading', { level: 1, name: 'About' })
    act(() => go('/onboarding'))
    await heading('Basic Information')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Your profile' })),
    )
  })

  it('with all five steps saved, redirects to the dashboard', async () => {
    const { path } = atStep(testApp(), 5)
    await waitFor(() => expect(path()).toBe('/model-dashboard'))
  })

  it('says that the profile could not be loaded, and offers to try again', async () => {
    atStep(testApp(), 0, {}, [brokenLine])
    await screen.findByRole('button', { name: 'Retry' })
  })
})

describe('an onboarding step', () => {
  it('1 refuses missing fields, a short name and an age under 18', async () => {
    const t = testApp()
    const { now } = atStep(t, 0, { stageName: null, dateOfBirth: null, gender: null, city: null })
    await heading('Basic Information')
    press('Next')
    await notices().findByText('Missing Information')
    notices().getByText('Please fill in all required fields')
    for (const ask of ['your stage name', 'your date of birth', 'the city you live in', 'your phone number'])
      screen.getByText(`Enter ${ask}`)
    screen.getByText('Choose your gender')

    await type(/^Stage name/, 'A')
    await type(/^Date of birth/, '2010-01-01')
    fireEvent.change(await field(/^Gender/), { target: { value: 'female' } })
    await type(/^Location/, 'Mumbai')
    await type(/^Phone/, 'none')
    press('Next')
    await screen.findByText('Stage name must be at least 2 characters')
    screen.getByText('Enter a valid phone number')
    await type(/^Phone/, '98100 12345')
    // All errors at once: the age error does not wait until the others are corrected.
    screen.getByText('You must be at least 18 years old')
    await type(/^Stage name/, 'Asha')
    press('Next')
    await notices().findByText('Save Failed')
    expect(screen.getAllByText('You must be at least 18 years old')).toHaveLength(2)
    expect(now()?.stageName).toBeNull()

    await type(/^Date of birth/, '2003-05-17')
    press('Next')
    await notices().findByText('Step 1 Saved!')
    await heading('Physical Attributes and Measurements')
    expect(now()).toMatchObject({ stageName: 'Asha', phone: '+919810012345', country: 'India' })
  })

  it.each([
    ['female', 'Bust', 'Chest'],
    ['male', 'Chest', 'Bust'],
  ] as const)('2 asks a %s for the %s only', async (gender, asked, other) => {
    atStep(testApp(), 1, { gender })
    await heading('Physical Attributes and Measurements')
    expect(screen.queryByLabelText(new RegExp(`^${asked}`))).not.toBeNull()
    expect(screen.queryByLabelText(new RegExp(`^${other}`))).toBeNull()
  })

  it('2 asks others for neither measurement, and requires only four fields', async () => {
    const t = testApp()
    const { now } = atStep(t, 1, { gender: 'non-binary' })
    await heading('Physical Attributes and Measurements')
    expect(screen.queryByLabelText(/^(Bust|Chest)/)).toBeNull()
    press('Next')
    await notices().findByText('Please fill in all required fields')
    await type(/^Weight/, '58 kg')
    await type(/^Special skills/, 'Kathak')
    await type(/^Languages/, 'Hindi, English')
    await type(/^Waist/, 'about thirty')
    press('Next')
    await notices().findByText('Step 2 Saved!')
    expect(now()).toMatchObject({
      experienceLevel: 'beginner',
      languages: ['Hindi', 'English'],
      waist: null,
      weightKg: 58,
    })
  })

  it('3 requires Instagram, and shows an error when the server does not answer', async () => {
    let isBroken = false
    const sometimes: TRPCLink<AppRouter> = (runtime) => {
      const broken = brokenLine(runtime)
      return (call) => (isBroken ? broken(call) : call.next(call.op))
    }
    const { now } = atStep(testApp(), 2, {}, [sometimes])
    await heading('Social Media')
    press('Next')
    await notices().findByText('Instagram handle is required')
    await type(/^Instagram handle/, '@asha')
    isBroken = true
    press('Next')
    await notices().findByText('Save Failed')
    notices().getByText('An error occurred while saving step 3')
    expect(now()?.step3At).toBeNull()
    isBroken = false
    press('Next')
    await notices().findByText('Step 3 Saved!')
    expect(now()?.instagram).toBe('@asha')
  })

  it('5 submits and leads to the dashboard', async () => {
    const { now, path } = atStep(testApp(), 4)
    await heading('Tell Us About Yourself')
    await type(/^About you/, 'I walk.')
    press('Submit Profile')
    await notices().findByText('Please fill in all required fields')
    await type(/^Why should clients hire you/, 'On time.')
    press('Submit Profile')
    await notices().findByText('Onboarding Complete!')
    notices().getByText('Profile Submitted!')
    await waitFor(() => expect(path()).toBe('/model-dashboard'))
    expect(now()?.onboardedAt).toBe(NOW)
  })

  it('restores what was typed after a reload, and nothing after it was saved', async () => {
    const t = testApp()
    const { unmount, model, account } = atStep(t, 2)
    await type(/^Instagram handle/, '@asha')
    await waitFor(() => expect(sessionStorage.getItem(`onboardingDraft.${model.id}`)).toContain('@asha'))
    unmount()
    renderScreen(t, '/onboarding', { account })
    expect(await field(/^Instagram handle/)).toHaveProperty('value', '@asha')
    press('Next')
    await notices().findByText('Step 3 Saved!')
    await waitFor(() => expect(sessionStorage.getItem(`onboardingDraft.${model.id}`)).toBeNull())
  })

  it('changed in another window: asks, keeps what was typed, and saves it with Keep my version', async () => {
    const t = testApp()
    const { account, now } = atStep(t, 2)
    const other = t.as(account).talent.onboarding
    await type(/^Facebook/, 'asha.here')
    await other.saveSocial({ instagram: '@there' })
    await type(/^Instagram handle/, '@here')
    press('Next')
    await screen.findByText('Instagram handle is now “@there”.')
    await notices().findByText('Save Failed')
    expect(now()).toMatchObject({ instagram: '@there', facebook: null })
    expect(await field(/^Instagram handle/)).toHaveProperty('value', '@here')
    press('Keep my version')
    await notices().findByText('Step 3 Saved!')
    expect(now()).toMatchObject({ instagram: '@here', facebook: 'asha.here' })
  })

  it('changed in another window: Use their version fills in the saved values, also after a reload', async () => {
    const t = testApp()
    const { account, now, unmount } = atStep(t, 2)
    await type(/^Instagram handle/, '@here')
    await t.as(account).talent.onboarding.saveSocial({ instagram: '@there' })
    press('Next')
    await screen.findByText('Instagram handle is now “@there”.')
    press('Use their version')
    expect(await field(/^Instagram handle/)).toHaveProperty('value', '@there')
    expect(now()).toMatchObject({ instagram: '@there' })
    unmount()
    renderScreen(t, '/onboarding', { account })
    await heading('Portfolio')
    press('Back')
    expect(await field(/^Instagram handle/)).toHaveProperty('value', '@there')
  })

  it('saves next to another step that another window has saved', async () => {
    const t = testApp()
    const { account, now } = atStep(t, 2)
    await type(/^Instagram handle/, '@here')
    await t.as(account).talent.profile.change({ aboutYou: 'I walk.' })
    press('Next')
    await notices().findByText('Step 3 Saved!')
    expect(now()).toMatchObject({ instagram: '@here', aboutYou: 'I walk.' })
  })
})
