import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { TRPCLink } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import type { AppRouter } from '../../../../server/router'
import { aSlowLine, heldSending } from '../../../helpers/screens/slowNetwork'
import { atOwnPage } from '../../../helpers/screens/talentScreens'
import { NOW, type TestApp, testApp } from '../../../helpers/testApp'

const STEPS = ['step1At', 'step2At', 'step3At', 'step4At', 'step5At'] as const
const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label)
const type = async (label: RegExp, text: string) =>
  fireEvent.input(await field(label), { target: { value: text } })
const choose = async (...names: string[]) =>
  fireEvent.change(await screen.findByLabelText(/^Photos and videos/), {
    target: { files: names.map((name) => new File(['x'], name, { type: 'image/jpeg' })) },
  })

/** Opens the onboarding page for a talent who has saved this many steps. */
function atStep(t: TestApp, saved: number, before: TRPCLink<AppRouter>[] = []) {
  const steps = Object.fromEntries(STEPS.slice(0, saved).map((step) => [step, NOW]))
  const model = { isActive: false, onboardedAt: null, aboutYou: '', whyHire: '', ...steps }
  return atOwnPage(t, '/onboarding', { model, before })
}

describe('the onboarding while files are uploading', () => {
  it('waits for the uploads when the last step was saved in another window', async () => {
    const files = heldSending()
    const t = testApp()
    const { path, account } = atStep(t, 4)
    await heading('Tell Us About Yourself')
    press('Back')
    await choose('one.jpg', 'two.jpg')
    await waitFor(() => expect(files.isSending()).toBe(true))
    await t.as(account).talent.onboarding.submit({ aboutYou: 'I walk.', whyHire: 'On time.' })
    act(files.arrive)
    // The profile is fetched after each file, so this window already knows that nothing is left to save.
    await waitFor(() => expect(files.isSending()).toBe(true))
    expect(path()).toBe('/onboarding')
    expect(files.aborted).not.toHaveBeenCalled()
    act(files.arrive)
    await waitFor(() => expect(path()).toBe('/model-dashboard'))
  })

  it('waits for uploads added while the files step was being left', async () => {
    const files = heldSending()
    const line = aSlowLine()
    const { path, now } = atStep(testApp(), 3, [line.link])
    await heading('Portfolio')
    line.hold('talent.onboarding.leavePortfolio')
    press('Next')
    await waitFor(() => expect(line.count()).toBe(1))
    await choose('one.jpg')
    line.release()
    await heading('Tell Us About Yourself')
    await type(/^About you/, 'I walk.')
    await type(/^Why should clients hire you/, 'On time.')
    press('Submit Profile')
    await notices().findByText('Profile Submitted!')
    expect(now()?.onboardedAt).toBe(NOW)
    expect(path()).toBe('/onboarding')
    expect(button('Uploading...')).toHaveProperty('disabled', true)
    expect(files.aborted).not.toHaveBeenCalled()
    act(files.arrive)
    await waitFor(() => expect(path()).toBe('/model-dashboard'))
  })
})

describe('what is typed while an onboarding step is being saved', () => {
  it('stays in its step, also after a reload, and is saved next', async () => {
    const t = testApp()
    const line = aSlowLine()
    const { now, model } = atStep(t, 2, [line.link])
    await type(/^Instagram handle/, ' @asha ')
    line.hold('talent.onboarding.saveSocial')
    press('Next')
    await waitFor(() => expect(line.count()).toBe(1))
    await type(/^Facebook/, 'asha.here')
    line.release()
    await notices().findByText('Step 3 Saved!')
    await waitFor(() => expect(button('Next')).toHaveProperty('disabled', false))
    expect(await field(/^Facebook/)).toHaveProperty('value', 'asha.here')
    // Untouched fields show the stored values.
    expect(await field(/^Instagram handle/)).toHaveProperty('value', '@asha')
    const kept = JSON.parse(sessionStorage.getItem(`onboardingDraft.${model.id}`) ?? '{}')
    expect(kept).toEqual({ facebook: 'asha.here' })
    press('Next')
    await heading('Portfolio')
    expect(now()).toMatchObject({ instagram: '@asha', facebook: 'asha.here' })
    expect(sessionStorage.getItem(`onboardingDraft.${model.id}`)).toBeNull()
  })

  it('stays on the last step as well', async () => {
    const line = aSlowLine()
    const { now, path } = atStep(testApp(), 4, [line.link])
    await type(/^About you/, 'I walk.')
    await type(/^Why should clients hire you/, 'On time.')
    line.hold('talent.onboarding.submit')
    press('Submit Profile')
    await waitFor(() => expect(line.count()).toBe(1))
    await type(/^About you/, 'I walk. Everywhere.')
    line.release()
    await notices().findByText('Step 5 Saved!')
    expect(path()).toBe('/onboarding')
    expect(await field(/^About you/)).toHaveProperty('value', 'I walk. Everywhere.')
    press('Submit Profile')
    await waitFor(() => expect(path()).toBe('/model-dashboard'))
    expect(now()).toMatchObject({ aboutYou: 'I walk. Everywhere.' })
  })
})
