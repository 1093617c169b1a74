import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { currentNotices, dismiss } from '../../client/src/lib/notify'
import { atDashboard, atOwnPage } from '../helpers/atDashboard'
import { NOW, testApp } from '../helpers/testApp'

// Notices live as long as the page, which for all tests of a file is one.
afterEach(() => {
  for (const { id } of currentNotices()) dismiss(id)
})

const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const field = (label: RegExp) => screen.findByLabelText(label)
const type = async (label: RegExp, text: string) =>
  fireEvent.input(await field(label), { target: { value: text } })

/** A talent at her forms, and the same talent in another window. */
function inTwoWindows() {
  const t = testApp()
  const one = atDashboard(t, { query: '?tab=profile', model: { city: 'Pune', state: 'MH' } })
  return { ...one, other: t.as(one.account).talent.profile }
}

describe('two windows that save at once', () => {
  it('keep what each has changed', async () => {
    const { other, now } = inTwoWindows()
    await type(/^Stage Name/, 'Ashwini')
    await other.change({ city: 'Goa' })
    press('Update Basic Info')
    await notices().findByText('Basic Information Updated')
    expect(now()).toMatchObject({ stageName: 'Ashwini', city: 'Goa', state: 'MH' })
    expect(await field(/^City/)).toHaveProperty('value', 'Goa')
  })

  it('ask when both have changed the same, lose nothing that was typed, and save the second time', async () => {
    const { other, now } = inTwoWindows()
    await type(/^City/, 'Kochi')
    await other.change({ city: 'Goa', stageName: 'Ashwini' })
    press('Update Basic Info')
    await notices().findByText('Changed in another window')
    notices().getByText(
      'What was saved there is filled in now; what you typed here is kept. Look it over and press the button again.',
    )
    expect(now()).toMatchObject({ city: 'Goa', stageName: 'Ashwini' })
    expect(await field(/^City/)).toHaveProperty('value', 'Kochi')
    expect(await field(/^Stage Name/)).toHaveProperty('value', 'Ashwini')
    press('Update Basic Info')
    await notices().findByText('Basic Information Updated')
    expect(now()).toMatchObject({ city: 'Kochi', stageName: 'Ashwini' })
  })

  it('do the same with measurements, and one form knows of the other', async () => {
    const { other, now } = inTwoWindows()
    await type(/^Waist/, '26')
    await type(/^Why should clients/, 'On time.')
    press('Update About Information')
    await notices().findByText('About Information Updated')
    await other.changePhysical({ hips: 36 })
    press('Update Physical Details')
    await notices().findByText('Physical Details Updated')
    expect(now()).toMatchObject({ waist: 26, hips: 36, whyHire: 'On time.' })
  })
})

it('the last step keeps what was typed when the other window has submitted', async () => {
  const t = testApp()
  const steps = { step1At: NOW, step2At: NOW, step3At: NOW, step4At: NOW }
  const { account, now, path } = atOwnPage(t, '/onboarding', {
    model: { isActive: false, onboardedAt: null, ...steps },
  })
  await type(/^About you/, 'I walk.')
  await type(/^Why should clients hire you/, 'On time.')
  await t.as(account).talent.onboarding.submit({ aboutYou: 'I run.', whyHire: 'On time.' })
  press('Submit Profile')
  await notices().findByText('Changed in another window')
  expect(path()).toBe('/onboarding')
  expect(await field(/^About you/)).toHaveProperty('value', 'I walk.')
  press('Submit Profile')
  await notices().findByText('Onboarding Complete!')
  await waitFor(() => expect(path()).toBe('/model-dashboard'))
  expect(now()).toMatchObject({ aboutYou: 'I walk.', whyHire: 'On time.' })
})

it('refuses a save that was filled from an older version, and takes one without a version', async () => {
  const { other } = inTwoWindows()
  const { version } = await other.get()
  await other.change({ city: 'Goa', version })
  for (const change of [
    other.change({ city: 'Kochi', version }),
    other.changePhysical({ waist: 26, version }),
  ])
    await expect(change).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This was changed by someone else in the meantime',
    })
  expect(await other.change({ city: 'Kochi' })).toMatchObject({ city: 'Kochi', version: version + 2 })
})
