// @module-tag slow
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { models } from '../../../../drizzle/schema'
import { aModel } from '../../../../server/demo/builders/models'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { atDashboard, atOwnPage } from '../../../helpers/screens/talentScreens'
import { NOW, testApp } from '../../../helpers/testApp'

const type = async (label: RegExp, text: string) =>
  fireEvent.input(await screen.findByLabelText(label), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const notices = () => within(screen.getByRole('region', { name: 'Notices' }))

describe('an entered measurement or birth date', () => {
  it('accepts a decimal comma in the onboarding, and no value is reported missing before it is sent', async () => {
    const model = { isActive: false, onboardedAt: null, step1At: NOW, gender: 'other' as const }
    const { now } = atOwnPage(testApp(), '/onboarding', { model })
    await type(/^Weight/, '58 kg')
    await type(/^Special skills/, 'Kathak')
    await type(/^Languages/, 'Hindi, English')
    await type(/^Hips/, '36,5')
    expect(screen.queryByText('Enter a number, such as 26 or 26.5')).toBeNull()
    await type(/^Waist/, 'about thirty')
    await screen.findByText('Enter a number, such as 26 or 26.5')
    press('Next')
    await notices().findByText('Step 2 Saved!')
    expect(now()).toMatchObject({ waist: null, hips: 36.5 })
  })

  it('accepts a decimal comma in the profile; an implausible year and all other errors are shown together', async () => {
    const { now } = atDashboard(testApp(), { query: '?tab=profile', model: { stageName: 'Asha', waist: 26 } })
    await type(/^Waist/, '26,5')
    press('Update Physical Details')
    await notices().findByText('Physical Details Updated')
    expect(now()).toMatchObject({ waist: 26.5 })
    await type(/^Stage Name/, 'A')
    await type(/^Date of Birth/, '2015-01-01')
    press('Update Basic Info')
    await screen.findByText('Stage name must be at least 2 characters')
    screen.getByText('You must be at least 18 years old')
    await type(/^Stage Name/, 'Asha')
    await type(/^Date of Birth/, '0098-05-17')
    press('Update Basic Info')
    await screen.findByText('Please check the year of birth')
  })

  it('is refused in the back office when it is not a number, and accepts a decimal comma', async () => {
    const t = testApp()
    const asha = aModel(t, { waist: 24 })
    const stored = () => t.db.select().from(models).all()
    const { user } = renderAdmin(t, `/admin/models/${asha.id}?tab=physical`)
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    await type(/^Waist/, 'twenty')
    press('Save changes')
    await screen.findByText('Enter a number, such as 26 or 26.5')
    expect(stored()).toMatchObject([{ waist: 24 }])
    await type(/^Waist/, '25,5')
    press('Save changes')
    await screen.findByText('Physical information updated')
    expect(stored()).toMatchObject([{ waist: 25.5 }])
  })

  it("shows a hair colour in the agency's own words, which the talent's form keeps", async () => {
    const t = testApp()
    const asha = aModel(t, { hairColor: 'Dark Brown' })
    const stored = () => t.db.select().from(models).all()
    const { user } = renderAdmin(t, `/admin/models/${asha.id}?tab=physical`)
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    expect(screen.getByLabelText('Hair colour')).toHaveProperty('value', 'Dark Brown')
    await type(/^Skin tone/, 'Wheatish')
    await type(/^Eye colour/, 'gray')
    press('Save changes')
    await screen.findByText('Physical information updated')
    expect(stored()).toMatchObject([{ hairColor: 'Dark Brown', skinTone: 'Wheatish', eyeColor: 'Grey' }])
  })

  it("keeps a hair colour in the agency's own words when the talent saves something else", async () => {
    const { now } = atDashboard(testApp(), { query: '?tab=profile', model: { hairColor: 'Dark Brown' } })
    const hair = await screen.findByLabelText(/^Hair Colou?r/)
    expect(hair).toHaveProperty('value', 'Dark Brown')
    expect(
      within(hair)
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
        .slice(1),
    ).toEqual(['Black', 'Brown', 'Blonde', 'Red', 'Grey', 'White', 'Other', 'Dark Brown'])
    await type(/^Waist/, '26')
    press('Update Physical Details')
    await notices().findByText('Physical Details Updated')
    expect(now()).toMatchObject({ hairColor: 'Dark Brown', waist: 26 })
  })

  it('under 18 is reported in the back office together with the other errors', async () => {
    const t = testApp()
    const asha = aModel(t)
    const { user } = renderAdmin(t, `/admin/models/${asha.id}`)
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    await type(/^Stage name/, 'A')
    await type(/^Date of birth/, '2015-01-01')
    press('Save changes')
    await screen.findByText('Stage name must be at least 2 characters')
    screen.getByText('You must be at least 18 years old')
  })

  it('is checked for a new model as well', async () => {
    renderAdmin(testApp(), '/admin/models/new')
    await type(/^Stage name/, 'A')
    await type(/^Date of birth/, '2015-01-01')
    press('Add model')
    await screen.findByText('Stage name must be at least 2 characters')
    screen.getByText('You must be at least 18 years old')
    expect(document.activeElement).toBe(screen.getByLabelText(/^Full name/))
  })
})
