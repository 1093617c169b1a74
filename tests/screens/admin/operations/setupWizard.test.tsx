import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accounts } from '../../../../drizzle/schema'
import { loadAgency } from '../../../../server/features/agency/settings/service'
import { agency } from '../../../../shared/agency'
import { aColleague, PASSWORD } from '../../../helpers/people/secondFactor'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { aLine } from '../../../helpers/screens/talentScreens'
import { testApp } from '../../../helpers/testApp'

/** A superadmin's browser at a step of an agency that has filled in nothing. */
async function open(address: string) {
  const t = testApp()
  loadAgency(t)
  const account = await aColleague(t, 'superadmin', 'noor@agency.example')
  const line = aLine()
  const page = renderAdmin(t, address, { account, before: [line.link] })
  return { t, line, own: t.as(account).admin, ...page }
}
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })
const press = async (user: { click: (element: Element) => Promise<void> }, name: string) => {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  await user.click(button)
}
const fill = async (
  user: { clear: (on: Element) => Promise<void>; type: (on: Element, text: string) => Promise<void> },
  label: string | RegExp,
  text: string,
) => {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  await user.type(field, text)
  return field
}

describe('the setup wizard', () => {
  it('is not for an admin', async () => {
    renderAdmin(testApp(), '/admin/setup')
    expect(await screen.findByText('Only superadmins can see this page')).toBeTruthy()
  })

  it('goes on where it was left, leads back, and puts steps off until the dashboard', async () => {
    const { user, own, path } = await open('/admin/setup')
    await heading('You')
    expect(screen.getByText('Step 1 of 7')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Back' })).toBeNull()
    await own.setup.passStep({ step: 'look' })
    await user.click(within(screen.getByRole('navigation', { name: 'All steps' })).getByText('Models'))
    await heading('Models')
    await user.click(screen.getByRole('link', { name: 'Back' }))
    await heading('Email')
    expect(screen.getByText('Step 4 of 7')).toBeTruthy()
    expect(path()).toBe('/admin/setup/mail')
    for (const next of ['Models', 'Legal pages', 'Colleagues and backups']) {
      await press(user, 'Later')
      await heading(next)
    }
    await user.click(await screen.findByRole('button', { name: 'Finish' }))
    await heading('Dashboard')
    expect(screen.getByText('That was the last step')).toBeTruthy()
    expect((await own.setup.read()).nextStep).toBeNull()
    expect(await screen.findByRole('link', { name: 'Go through the setup again' })).toBeTruthy()
  })

  it('shows which steps are saved and which were put off', async () => {
    const { user } = await open('/admin/setup')
    await press(user, 'Save and continue')
    await heading('Your agency')
    await press(user, 'Later')
    await heading('Logo and colour')
    const [you, agency] = within(screen.getByRole('navigation', { name: 'All steps' })).getAllByRole(
      'listitem',
    )
    expect(within(you as HTMLElement).getByRole('img', { name: 'done' })).toBeTruthy()
    expect(agency?.textContent).toBe('2Your agencyskipped for now')
    await user.click(screen.getByRole('link', { name: 'Your agency' }))
    await fill(user, /^Name of the agency/, 'Kori')
    await press(user, 'Save and continue')
    await heading('Logo and colour')
    expect(screen.queryByText('skipped for now')).toBeNull()
    expect(screen.getAllByRole('img', { name: 'done' })).toHaveLength(2)
  })

  it('opens at the step that comes next, and at the first one for a step that does not exist', async () => {
    const { own, go } = await open('/admin')
    await own.setup.passStep({ step: 'mail' })
    go('/admin/setup')
    await heading('Models')
    go('/admin/setup/money')
    await heading('Models')
  })

  it('says when it cannot go on, and stays', async () => {
    const { user, line } = await open('/admin/setup/models')
    await heading('Models')
    line.cut()
    await press(user, 'Later')
    expect(await screen.findByText('Could not continue. Please try again.')).toBeTruthy()
    line.mend()
    await press(user, 'Later')
    await heading('Legal pages')
  })
})

describe('step 1, You', () => {
  it('marks what is wrong and keeps it, then stores name, address and password', async () => {
    const { user, t } = await open('/admin/setup/you')
    await fill(user, /^Your name/, 'Asha Rao')
    await fill(user, /^Your email address/, 'asha')
    await fill(user, /^New password$/, 'short')
    await fill(user, /^New password again/, 'shorter')
    await press(user, 'Save and continue')
    expect(await screen.findByText('Enter a valid email address')).toBeTruthy()
    expect(screen.getByText('Enter your password')).toBeTruthy()
    expect(screen.getByText('Password must be at least 8 characters long')).toBeTruthy()
    await fill(user, /^Your email address/, 'asha@kori.example')
    await fill(user, /^Current password/, 'wrong horse')
    await fill(user, /^New password$/, 'a better horse')
    const again = await fill(user, /^New password again/, 'a better horse')
    await press(user, 'Save and continue')
    // At the field and in the notice.
    await waitFor(() => expect(screen.getAllByText('Your current password is wrong')).toHaveLength(2))
    expect(again).toHaveProperty('value', 'a better horse')
    await fill(user, /^Current password/, PASSWORD)
    await press(user, 'Save and continue')
    await heading('Your agency')
    expect(t.db.select().from(accounts).all()[0]).toMatchObject({
      name: 'Asha Rao',
      email: 'asha@kori.example',
    })
    const given = { email: 'asha@kori.example', password: 'a better horse', code: null }
    expect((await t.visitor().auth.signInAdmin(given)).account.name).toBe('Asha Rao')
  })

  it('goes on without a password where nothing was changed', async () => {
    const { user } = await open('/admin/setup/you')
    expect(await screen.findByLabelText(/^Your name/)).toHaveProperty('value', 'Noor Khan')
    await press(user, 'Save and continue')
    await heading('Your agency')
  })
})

describe('step 2, Your agency', () => {
  it('saves two sections of the settings at once; what is wrong in one keeps the step and the text', async () => {
    const { user, own } = await open('/admin/setup/agency')
    expect(await screen.findByLabelText(/^Name of the agency/)).toHaveProperty('value', '')
    await press(user, 'Save and continue')
    expect(await screen.findByText('Enter the name')).toBeTruthy()
    await fill(user, /^Name of the agency/, 'Kori')
    const email = await fill(user, /^Email address$/, 'hello')
    await press(user, 'Save and continue')
    expect(await screen.findByText('Enter a valid email address')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(email))
    expect(email).toHaveProperty('value', 'hello')
    await user.type(email, '@kori.example')
    await press(user, 'Save and continue')
    await heading('Logo and colour')
    expect((await own.settings.get({ section: 'agency' })).value).toMatchObject({ name: 'Kori' })
    expect((await own.settings.get({ section: 'contact' })).value).toMatchObject({
      email: 'hello@kori.example',
    })
    expect(agency.name).toBe('Kori')
  })

  it('is put off without a question when nothing was typed, and asks when something was', async () => {
    const { user, own, go } = await open('/admin/setup/agency')
    await screen.findByLabelText(/^Name of the agency/)
    await press(user, 'Later')
    await heading('Logo and colour')
    go('/admin/setup/agency')
    await fill(user, 'City', 'Pune')
    await press(user, 'Later')
    expect(await screen.findByText('Your changes are not saved. Leave without saving?')).toBeTruthy()
    await press(user, 'Leave without saving')
    await heading('Logo and colour')
    expect((await own.settings.get({ section: 'agency' })).value).toMatchObject({ city: '' })
  })

  it('keeps the text when the server cannot be reached', async () => {
    const { user, line } = await open('/admin/setup/agency')
    const name = await fill(user, /^Name of the agency/, 'Kori')
    line.cut()
    await press(user, 'Save and continue')
    expect(
      await screen.findByText(/^Failed to save the settings\. No response from the server\./),
    ).toBeTruthy()
    expect(name).toHaveProperty('value', 'Kori')
    line.mend()
    await press(user, 'Save and continue')
    await heading('Logo and colour')
  })

  it('asks for the year of foundation in an empty field, which may stay empty', async () => {
    const { user, own, go } = await open('/admin/setup/agency')
    expect(await screen.findByLabelText('Founded in')).toHaveProperty('value', '')
    expect(screen.getByText(/If empty, only this year is there\.$/)).toBeTruthy()
    await fill(user, /^Name of the agency/, 'Kori')
    await press(user, 'Save and continue')
    await heading('Logo and colour')
    expect((await own.settings.get({ section: 'agency' })).value).toMatchObject({ name: 'Kori', since: null })
    go('/admin/setup/agency')
    await fill(user, 'Founded in', '2019')
    await press(user, 'Save and continue')
    await heading('Logo and colour')
    expect((await own.settings.get({ section: 'agency' })).value).toMatchObject({ since: 2019 })
    go('/admin/setup/agency')
    expect(await screen.findByLabelText('Founded in')).toHaveProperty('value', '2019')
    await fill(user, 'Founded in', '19')
    await press(user, 'Save and continue')
    expect(await screen.findByText('Enter a year')).toBeTruthy()
  })

  it('names other people for a kind of email on demand', async () => {
    const { user, own } = await open('/admin/setup/agency')
    await fill(user, /^Name of the agency/, 'Kori')
    await user.click(await screen.findByRole('button', { name: 'Name other people' }))
    const [add] = await screen.findAllByRole('button', { name: 'Add an email address' })
    await user.click(add as HTMLElement)
    await user.type(screen.getByLabelText('Email address 1'), 'noor@kori.example')
    await press(user, 'Save and continue')
    await heading('Logo and colour')
    expect((await own.settings.get({ section: 'mails' })).value).toMatchObject({
      booking: ['noor@kori.example'],
    })
  })
})
