import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { TRPCLink } from '@trpc/client'
import { afterEach, describe, expect, it } from 'vitest'
import { currentNotices, dismiss } from '../../client/src/lib/notify'
import type { aModel } from '../../server/demo/builders/models'
import type { AppRouter } from '../../server/doors/trpc'
import { atOwnPage } from '../helpers/atDashboard'
import { brokenLine, renderScreen } from '../helpers/renderScreen'
import { NOW, type TestApp, testApp } from '../helpers/testApp'

// Notices live as long as the page, which for all tests of a file is one.
afterEach(() => {
  for (const { id } of currentNotices()) dismiss(id)
})

const STEPS = ['step1At', 'step2At', 'step3At', 'step4At', 'step5At'] as const
const field = (label: RegExp) => screen.findByLabelText(label)
const type = async (label: RegExp, text: string) =>
  fireEvent.input(await field(label), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

/** A talent who has saved so many steps, at the onboarding page. */
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
  ])('after %i saved steps goes on with %s', async (saved, name) => {
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

  it('keeps the focus on its heading when the profile takes the place of what said that it is loading', async () => {
    const { go } = atOwnPage(testApp(), '/about', { model: { isActive: false, onboardedAt: null } })
    await screen.findByRole('heading', { level: 1, name: 'About' })
    act(() => go('/onboarding'))
    await heading('Basic Information')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Your profile' })),
    )
  })

  it('with all five saved leads to the dashboard', async () => {
    const { path } = atStep(testApp(), 5)
    await waitFor(() => expect(path()).toBe('/model-dashboard'))
  })

  it('says that the profile could not be loaded, and tries again', async () => {
    atStep(testApp(), 0, {}, [brokenLine])
    await screen.findByRole('button', { name: 'Retry' })
  })
})

describe('a step', () => {
  it('1 refuses what is missing, a short name and an age under 18', async () => {
    const t = testApp()
    const { now } = atStep(t, 0, { stageName: null, dateOfBirth: null, gender: null, city: null })
    await heading('Basic Information')
    press('Next')
    await notices().findByText('Missing Information')
    notices().getByText('Please fill in all required fields')

    await type(/^Stage name/, 'A')
    await type(/^Date of birth/, '2010-01-01')
    fireEvent.change(await field(/^Gender/), { target: { value: 'female' } })
    await type(/^Location/, 'Mumbai')
    await type(/^Phone/, '98100 12345')
    press('Next')
    await screen.findByText('Stage name must be at least 2 characters')
    // All that is wrong at once, not the age when the rest has been mended.
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

  it('2 asks others for neither, requires four fields and no more', async () => {
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

  it('3 requires Instagram, and says so when nobody answers', async () => {
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

  it('5 submits, and leads to the dashboard', async () => {
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

  it('keeps what was typed through a reload, and nothing when it was saved', async () => {
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

  it('in two windows keeps what each has saved, and asks when both changed the same', async () => {
    const t = testApp()
    const { account, now } = atStep(t, 2)
    const other = t.as(account).talent.onboarding
    await type(/^Facebook/, 'asha.here')
    await other.saveSocial({ instagram: '@there' })
    press('Next')
    // Instagram is empty here, and required: what the other window saved is not known before the button is pressed.
    await notices().findByText('Missing Information')
    await type(/^Instagram handle/, '@here')
    press('Next')
    await notices().findByText('Changed in another window')
    expect(now()).toMatchObject({ instagram: '@there', facebook: null })
    expect(await field(/^Instagram handle/)).toHaveProperty('value', '@here')
    press('Next')
    await notices().findByText('Step 3 Saved!')
    expect(now()).toMatchObject({ instagram: '@here', facebook: 'asha.here' })
  })

  it('leaves alone what only the other window has changed', async () => {
    const t = testApp()
    const { account, now } = atStep(t, 2, { instagram: '@asha', twitter: null })
    await type(/^Facebook/, 'asha.here')
    await t.as(account).talent.onboarding.saveSocial({ instagram: '@there', twitter: '@there' })
    press('Next')
    await notices().findByText('Step 3 Saved!')
    expect(now()).toMatchObject({ instagram: '@there', twitter: '@there', facebook: 'asha.here' })
  })

  it('refuses a step that was filled from an older version', async () => {
    const t = testApp()
    const { account } = atStep(t, 2)
    const { saveSocial, submit, get } = t.as(account).talent.onboarding
    const { version } = (await get()).profile
    await saveSocial({ instagram: '@there', version })
    for (const late of [
      saveSocial({ instagram: '@here', version }),
      submit({ aboutYou: 'I walk.', whyHire: 'Yes.', version }),
    ])
      await expect(late).rejects.toThrow('This was changed by someone else in the meantime')
  })
})
