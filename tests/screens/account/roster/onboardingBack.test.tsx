import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { atOwnPage } from '../../../helpers/screens/talentScreens'
import { NOW, testApp } from '../../../helpers/testApp'

const field = (label: RegExp) => screen.findByLabelText(label)
const type = async (label: RegExp, text: string) =>
  fireEvent.input(await field(label), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

describe('the browser’s Back in the onboarding', () => {
  it('goes to the step before, with what was typed, and leaves from where the page was opened', async () => {
    history.replaceState(null, '', '/before')
    history.pushState(null, '', '/onboarding')
    const model = { isActive: false, onboardedAt: null, step1At: NOW }
    atOwnPage(testApp(), '/onboarding', { model })
    await type(/^Weight/, '58 kg')
    await type(/^Special skills/, 'Kathak')
    await type(/^Languages/, 'Hindi')
    press('Next')
    await heading('Social Media')
    await type(/^Instagram handle/, '@asha')
    history.back()
    await heading('Physical Attributes and Measurements')
    press('Next')
    await heading('Social Media')
    expect(await field(/^Instagram handle/)).toHaveProperty('value', '@asha')
    history.back()
    await heading('Physical Attributes and Measurements')
    history.back()
    await waitFor(() => expect(location.pathname).toBe('/before'))
  })
})
