import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accounts, sessions } from '../../../../drizzle/schema'
import { atDashboard } from '../../../helpers/screens/talentScreens'
import { type TestApp, testApp } from '../../../helpers/testApp'

const OLD = 'a long enough password'
const NEW = 'another long sentence'
const notices = () => within(screen.getByRole('region', { name: 'Notices' }))

const openSessions = (t: TestApp) =>
  t.db
    .select()
    .from(sessions)
    .all()
    .flatMap(({ id, endedAt }) => (endedAt === null ? [id] : []))

async function dialog(password: string | null, t = testApp()) {
  const at = atDashboard(t, { query: '?tab=profile' })
  const passwordHash = password === null ? null : await t.passwords.hash(password)
  t.db.update(accounts).set({ passwordHash }).run()
  const section = within(await screen.findByRole('region', { name: 'Password' }))
  await at.user.click(section.getByRole('button', { name: 'Change password' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Change password' }))
  return { t, shown, ...at }
}

it('asks for the current password, changes it and ends the other sessions, and the talent stays signed in', async () => {
  const { t, shown, user } = await dialog(OLD)
  const account = t.db.select().from(accounts).get()
  const send = () => user.click(shown.getByRole('button', { name: 'Change password' }))
  const current = await shown.findByLabelText(/^Current password/)
  await waitFor(() => expect(document.activeElement).toBe(current))
  await send()
  await shown.findByText('New password is required')
  await user.type(shown.getByLabelText(/^Current password/), 'a wrong one')
  await user.type(shown.getByLabelText(/^New password/), NEW)
  await user.type(shown.getByLabelText(/^Confirm new password/), 'something else')
  await send()
  await shown.findByText('Passwords do not match')
  await user.clear(shown.getByLabelText(/^Confirm new password/))
  await user.type(shown.getByLabelText(/^Confirm new password/), NEW)
  await send()
  await shown.findByText('Your current password is wrong')
  const before = localStorage.getItem('authToken')
  const others = openSessions(t)
  expect(others).not.toEqual([])
  await user.clear(shown.getByLabelText(/^Current password/))
  await user.type(shown.getByLabelText(/^Current password/), OLD)
  await send()
  await notices().findByText('Password changed')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(localStorage.getItem('authToken')).not.toBe(before)
  expect(localStorage.getItem('userRoles')).toBe('["model"]')
  expect(openSessions(t).filter((id) => others.includes(id))).toEqual([])
  const stored = t.db
    .select()
    .from(accounts)
    .where(eq(accounts.id, account?.id ?? ''))
    .get()
  expect(await t.passwords.matches(NEW, stored?.passwordHash ?? null)).toBe(true)
  expect(t.mails().map(({ recipient }) => recipient)).toEqual([account?.email])
})

it('tells whoever signs in with Google or Facebook how to get a password', async () => {
  const { shown } = await dialog(null)
  await shown.findByText(/You sign in with Google or Facebook, so your account has no password/)
  expect(shown.getByRole('link', { name: 'Set a password' }).getAttribute('href')).toBe('/forgot-password')
  expect(shown.queryByLabelText(/^Current password/)).toBeNull()
  expect(shown.queryByRole('button', { name: 'Change password' })).toBeNull()
})

it('says in the dialog how long to wait after too many tries', async () => {
  const { t, shown, user } = await dialog(OLD, testApp({ RATE_LIMIT: 'on' }))
  const id = t.db.select().from(accounts).get()?.id ?? ''
  for (let count = 0; count < 10; count++) await t.limits.count('signInAccount', id)
  await user.type(await shown.findByLabelText(/^Current password/), OLD)
  await user.type(shown.getByLabelText(/^New password/), NEW)
  await user.type(shown.getByLabelText(/^Confirm new password/), NEW)
  await user.click(shown.getByRole('button', { name: 'Change password' }))
  await shown.findByText('Too many attempts. Please try again in 15 minutes.')
})
