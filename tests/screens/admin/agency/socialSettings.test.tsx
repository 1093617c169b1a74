import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loadAgency } from '../../../../server/features/agency/settings/service'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

/** A superadmin's browser at the settings of social sign-in. */
function open(environment: NodeJS.ProcessEnv = {}) {
  const t = testApp({ PUBLIC_URL: 'https://kori.example', ...environment })
  loadAgency(t)
  const account = t.superadmin()
  const own = t.as(account).admin.settings
  return { t, own, ...renderAdmin(t, '/admin/settings/socialSignIn', { account }) }
}
const button = (name: string) => screen.getByRole('button', { name })
const secret = () => screen.getByLabelText('Facebook app secret')
const saved = async (own: ReturnType<typeof open>['own']) =>
  ((await own.get({ section: 'socialSignIn' })).value as { facebookAppSecret: { state: string } })
    .facebookAppSecret.state

it('stores a secret that is then never shown, replaces it and removes it', async () => {
  const { t, own, user } = open()
  expect(await screen.findByLabelText('Redirect address')).toHaveProperty(
    'value',
    'https://kori.example/login',
  )
  await user.type(screen.getByLabelText('Facebook app id'), '20260302')
  await user.click(button('Save changes'))
  expect(await screen.findByText('Enter the secret of the app too')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(secret()))
  await user.type(secret(), 'the secret of the app')
  await user.click(button('Save changes'))
  expect(await screen.findByText('Set on March 2, 2026.')).toBeTruthy()
  expect(screen.queryByLabelText('Facebook app secret')).toBeNull()
  expect(document.body.innerHTML).not.toContain('the secret of the app')
  expect(t.config.FACEBOOK_APP_SECRET).toBe('the secret of the app')

  t.later(24 * 60 * 60_000)
  await user.click(button('Replace: Facebook app secret'))
  await waitFor(() => expect(document.activeElement).toBe(secret()))
  expect(button('Save changes')).toHaveProperty('disabled', true)
  await user.type(secret(), 'another')
  await user.click(button('Save changes'))
  expect(await screen.findByText('Set on March 3, 2026.')).toBeTruthy()
  expect(t.config.FACEBOOK_APP_SECRET).toBe('another')

  await user.click(button('Replace: Facebook app secret'))
  await user.type(secret(), 'a third')
  await user.click(button('Keep it as it is: Facebook app secret'))
  expect(screen.getByText('Set on March 3, 2026.')).toBeTruthy()
  expect(button('Save changes')).toHaveProperty('disabled', true)

  await user.click(button('Remove: Facebook app secret'))
  expect(screen.getByText('It is removed when you save.')).toBeTruthy()
  await user.clear(screen.getByLabelText('Facebook app id'))
  await user.click(button('Save changes'))
  await waitFor(async () => expect(await saved(own)).toBe('none'))
  expect(await screen.findAllByText(/changed .*Facebook app secret/)).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

it('shows what the server says itself, without its secret', async () => {
  open({ FACEBOOK_APP_ID: '7', FACEBOOK_APP_SECRET: 'the secret of the app' })
  expect(await screen.findByText('Set on the server (FACEBOOK_APP_SECRET). Change it there.')).toBeTruthy()
  expect(screen.getByText('Set on the server (FACEBOOK_APP_ID). Change it there.')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Facebook app id' })).toBeNull()
  expect(document.body.innerHTML).not.toContain('the secret of the app')
})
