import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { currentSession } from '../../../../client/src/lib/session'
import { accounts } from '../../../../drizzle/schema'
import { anAccount, anInvitation } from '../../../../server/demo/builders/accounts'
import { aModel } from '../../../../server/demo/builders/models'
import { aTalentWithPassword } from '../../../helpers/people/aTalentWithPassword'
import { socialProviders } from '../../../helpers/people/socialProviders'
import { brokenLine, renderScreen } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

const field = (label: RegExp | string) => screen.findByLabelText(label)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = async (label: RegExp, text: string) =>
  fireEvent.change(await field(label), { target: { value: text } })
const notices = () => within(screen.getByRole('region', { name: 'Notices' }))

describe('sign-up', () => {
  it('marks missing fields and sends nothing', async () => {
    const t = testApp()
    renderScreen(t, '/signup')
    await type(/^Full name/, 'Asha Rao')
    press('Create Account')
    await notices().findByText('Missing Information')
    notices().getByText('Please fill in all fields')
    screen.getByText('Enter your email address')
    screen.getByText('Enter a password')
    expect(t.db.select().from(accounts).all()).toEqual([])
    expect(await field(/^Full name/)).toHaveProperty('value', 'Asha Rao')
  })

  it('stores the session under the specified keys and leads to the onboarding', async () => {
    const t = testApp()
    const { path } = renderScreen(t, '/signup')
    await type(/^Contact phone/, '98100 12345')
    await type(/^Full name/, 'Asha Rao')
    await type(/^Email/, 'asha@example.in')
    await type(/^Password/, 'a long sentence')
    press('Create Account')
    await notices().findByText('Account Created!')
    expect(path()).toBe('/onboarding')
    expect(localStorage.getItem('userRoles')).toBe('["model"]')
    expect(localStorage.getItem('userName')).toBe('Asha Rao')
    expect(localStorage.getItem('authToken')).toBeTruthy()
    expect(localStorage.getItem('userId')).toBeTruthy()
    expect(sessionStorage.getItem('signUpDraft')).toBeNull()
  })

  it('marks the email field when another account has the address', async () => {
    const t = testApp()
    anAccount(t, { role: 'model', email: 'asha@example.in' })
    renderScreen(t, '/signup')
    await type(/^Full name/, 'Asha Rao')
    await type(/^Email/, 'asha@example.in')
    await type(/^Password/, 'a long sentence')
    press('Create Account')
    await notices().findByText('There is already an account with this email')
    const email = await field(/^Email/)
    expect(email.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(email))
  })

  it('shows an error when the server does not answer, and keeps what was typed', async () => {
    const t = testApp()
    renderScreen(t, '/signup', { before: [brokenLine] })
    await type(/^Full name/, 'Asha Rao')
    await type(/^Email/, 'asha@example.in')
    await type(/^Password/, 'a long sentence')
    press('Create Account')
    await notices().findByText('Signup Failed')
    notices().getByText('An error occurred during signup')
    expect(await field(/^Password/)).toHaveProperty('value', 'a long sentence')
    expect(sessionStorage.getItem('signUpDraft')).not.toContain('sentence')
  })

  it("fills in the invited person's details", async () => {
    const t = testApp()
    const model = aModel(t, { name: 'Asha R.', email: 'asha@example.in' })
    const token = anInvitation(t, { purpose: 'invite-talent', modelId: model.id, email: 'asha@example.in' })
    const { path } = renderScreen(t, `/signup?invite=${token}`)
    await screen.findByText(/Tehkhana invited you/)
    await waitFor(async () => expect(await field(/^Email/)).toHaveProperty('value', 'asha@example.in'))
    expect(await field(/^Full name/)).toHaveProperty('value', 'Asha R.')
    await type(/^Password/, 'a long sentence')
    press('Create Account')
    await notices().findByText('Account Created!')
    expect(currentSession()?.userId).toBe(model.id)
    expect(path()).toBe('/onboarding')
  })

  it('says that an invitation has expired, and signs up without it', async () => {
    const t = testApp()
    renderScreen(t, '/signup?invite=nonsense')
    await screen.findByText(/This invitation is no longer valid/)
    await type(/^Full name/, 'Asha Rao')
    await type(/^Email/, 'asha@example.in')
    await type(/^Password/, 'a long sentence')
    press('Create Account')
    await notices().findByText('Account Created!')
  })
})

describe('sign-in', () => {
  it.each([
    [true, '/model-dashboard'],
    [false, '/onboarding'],
  ])('redirects by the answer: onboarded %s goes to %s', async (onboarded, to) => {
    const t = testApp()
    const asha = await aTalentWithPassword(t, onboarded)
    const { path } = renderScreen(t, '/login', { account: asha })
    await type(/^Email or Phone/, 'asha@example.in')
    await type(/^Password/, 'a long sentence')
    press('Sign In')
    await notices().findByText('Welcome back!')
    expect(path()).toBe(to)
  })

  it.each([
    ['a wrong password', 'Invalid credentials', []],
    ['no answer', 'An error occurred during login', [brokenLine]],
  ])('shows the message for %s', async (_what, sentence, before) => {
    const t = testApp()
    await aTalentWithPassword(t, true)
    renderScreen(t, '/login', { before })
    await type(/^Email or Phone/, 'asha@example.in')
    await type(/^Password/, 'a wrong sentence')
    press('Sign In')
    await notices().findByText('Login Failed')
    notices().getByText(sentence)
    expect(currentSession()).toBeNull()
  })

  it('asks for what is missing, at each field', async () => {
    renderScreen(testApp(), '/login')
    await field(/^Email or Phone/)
    press('Sign In')
    await notices().findByText('Missing Information')
    notices().getByText('Please fill in all fields')
    screen.getByText('Enter your email or phone number')
    screen.getByText('Enter your password')
  })

  it('redirects a signed-in user to the dashboard', async () => {
    const t = testApp()
    localStorage.setItem('authToken', 'a')
    localStorage.setItem('userRoles', '["model"]')
    const { path } = renderScreen(t, '/login')
    await waitFor(() => expect(path()).toBe('/model-dashboard'))
  })
})

describe('the return from a social provider', () => {
  /** Opens the page as a browser that left with this attempt and came back with this fragment. */
  function comeBack(fragment: string, attempt: object | null) {
    if (attempt) sessionStorage.setItem('socialAttempt', JSON.stringify(attempt))
    history.replaceState(null, '', `/login#${fragment}`)
  }
  const attempt = { provider: 'google', state: 'abcdefghijklmnop', nonce: 'ponmlkjihgfedcba' }

  it('signs in and leaves no token in the address', async () => {
    const providers = await socialProviders()
    const t = testApp(providers.environment)
    comeBack(`state=${attempt.state}&id_token=${await providers.idToken({ nonce: attempt.nonce })}`, attempt)
    const { path } = renderScreen(t, '/login')
    await notices().findByText('Account Created!')
    expect(path()).toBe('/onboarding')
    expect(location.hash).toBe('')
    expect(t.db.select().from(accounts).where(eq(accounts.email, 'asha@example.in')).all()).toHaveLength(1)
  })

  it('shows an error in a browser without storage', async () => {
    const providers = await socialProviders()
    const { user } = renderScreen(testApp(providers.environment), '/login')
    const google = await screen.findByRole('button', { name: /Google/ })
    const kept = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    await user.click(google)
    await notices().findByText('Social login failed')
    kept.mockRestore()
  })

  it.each([
    ['without an attempt', null, attempt.state, attempt.nonce],
    ['of another attempt', attempt, 'zzzzzzzzzzzzzzzz', attempt.nonce],
    ['with a token made for another', attempt, attempt.state, 'zzzzzzzzzzzzzzzz'],
  ])('refuses an answer %s', async (_what, left, state, nonce) => {
    const providers = await socialProviders()
    const t = testApp(providers.environment)
    comeBack(`state=${state}&id_token=${await providers.idToken({ nonce })}`, left)
    renderScreen(t, '/login')
    await notices().findByText('Social login failed')
    notices().getByText('Try again')
    expect(t.db.select().from(accounts).all()).toEqual([])
    expect(location.hash).toBe('')
  })
})
