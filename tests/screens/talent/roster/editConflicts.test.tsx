// @module-tag slow
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { atDashboard, atOwnPage } from '../../../helpers/screens/talentScreens'
import { NOW, testApp } from '../../../helpers/testApp'

const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const field = (label: RegExp) => screen.findByLabelText(label)
const type = async (label: RegExp, text: string) =>
  fireEvent.input(await field(label), { target: { value: text } })

const atAlert = (line: HTMLElement) => line.closest<HTMLElement>('[role=alert]') ?? document.body

/** A talent at her forms, signed in twice in two windows. */
function inTwoWindows() {
  const t = testApp()
  const one = atDashboard(t, { query: '?tab=profile', model: { city: 'Pune', state: 'MH' } })
  return { ...one, other: t.as(one.account).talent.profile }
}

describe('two windows that save the same form', () => {
  it('the later one is asked, keeps what was typed, and saves it with Keep my version', async () => {
    const { other, now } = inTwoWindows()
    await type(/^City/, 'Kochi')
    await other.change({ city: 'Goa', stageName: 'Ashwini' })
    press('Update Basic Info')
    const question = within(await screen.findByText(/^City is now/).then(atAlert))
    question.getByText('City is now “Goa”.')
    question.getByText('Stage Name is now “Ashwini”.')
    await notices().findByText('Update Failed')
    expect(now()).toMatchObject({ city: 'Goa', stageName: 'Ashwini' })
    expect(await field(/^City/)).toHaveProperty('value', 'Kochi')
    press('Keep my version')
    await notices().findByText('Basic Information Updated')
    expect(now()).toMatchObject({ city: 'Kochi', stageName: 'Ashwini', state: 'MH' })
    expect(screen.queryByText(/^City is now/)).toBeNull()
  })

  it('the later one shows the saved values with Use their version, and saves on top of them', async () => {
    const { other, now } = inTwoWindows()
    await type(/^City/, 'Kochi')
    await other.change({ city: 'Goa', stageName: 'Ashwini' })
    press('Update Basic Info')
    await screen.findByText('City is now “Goa”.')
    press('Use their version')
    expect(await field(/^City/)).toHaveProperty('value', 'Goa')
    expect(await field(/^Stage Name/)).toHaveProperty('value', 'Ashwini')
    expect(screen.queryByText(/^City is now/)).toBeNull()
    await type(/^City/, 'Mysuru')
    press('Update Basic Info')
    await notices().findByText('Basic Information Updated')
    expect(now()).toMatchObject({ city: 'Mysuru', stageName: 'Ashwini' })
  })

  it('the later one is not asked when the saved values equal what was typed', async () => {
    const { other, now } = inTwoWindows()
    await type(/^City/, 'Goa')
    await other.change({ city: 'Goa' })
    press('Update Basic Info')
    await notices().findByText('Basic Information Updated')
    expect(now()).toMatchObject({ city: 'Goa' })
  })
})

it('the four forms are saved one after the other without a conflict, while another window is open', async () => {
  const { other, now } = inTwoWindows()
  await type(/^City/, 'Kochi')
  await type(/^Waist/, '26')
  await type(/^Instagram/, '@asha')
  await type(/^Why should clients/, 'On time.')
  press('Update About Information')
  await notices().findByText('About Information Updated')
  press('Update Basic Info')
  await notices().findByText('Basic Information Updated')
  press('Update Social Media')
  await notices().findByText('Social Media Updated')
  await other.change({ city: 'Goa' })
  press('Update Physical Details')
  await notices().findByText('Physical Details Updated')
  expect(now()).toMatchObject({ city: 'Goa', waist: 26, instagram: '@asha', whyHire: 'On time.' })
})

describe('the last step, when the other window has already submitted', () => {
  async function atLastStep() {
    const t = testApp()
    const steps = { step1At: NOW, step2At: NOW, step3At: NOW, step4At: NOW }
    const here = atOwnPage(t, '/onboarding', {
      model: { isActive: false, onboardedAt: null, ...steps },
    })
    await type(/^About you/, 'I walk.')
    await type(/^Why should clients hire you/, 'On time.')
    await t.as(here.account).talent.onboarding.submit({ aboutYou: 'I run.', whyHire: 'On time.' })
    press('Submit Profile')
    await screen.findByText('About you is now “I run.”.')
    expect(here.path()).toBe('/onboarding')
    expect(await field(/^About you/)).toHaveProperty('value', 'I walk.')
    return here
  }

  it('keeps what was typed, and saves it with Keep my version', async () => {
    const { now, path } = await atLastStep()
    press('Keep my version')
    await notices().findByText('Onboarding Complete!')
    await waitFor(() => expect(path()).toBe('/model-dashboard'))
    expect(now()).toMatchObject({ aboutYou: 'I walk.', whyHire: 'On time.' })
  })

  it('leads to the dashboard with Use their version', async () => {
    const { now, path } = await atLastStep()
    press('Use their version')
    await waitFor(() => expect(path()).toBe('/model-dashboard'))
    expect(now()).toMatchObject({ aboutYou: 'I run.', whyHire: 'On time.' })
  })
})
