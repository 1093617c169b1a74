import { expect, test } from '@playwright/test'
import { atOwnDashboard, notices } from '../../helpers/people/newTalent'
import { axeIsContent } from '../pageAssertions'

test('half-typed text survives the end of its session: after signing in again in another tab, it is saved', {
  tag: '@slow',
}, async ({ page }) => {
  const { person, token } = await atOwnDashboard(page, 'profile')
  const why = page.getByRole('textbox', { name: /^Why should clients/ })
  await why.fill('On time, and awake.')
  const ended = await page.request.post('/trpc/auth.signOut', {
    headers: { authorization: `Bearer ${token}` },
    data: {},
  })
  expect(ended.ok()).toBe(true)

  const save = page.getByRole('button', { name: 'Update About Information' })
  await save.click()
  const kept = page.getByText('What you typed is still here')
  await expect(kept).toBeVisible()
  await expect(why).toHaveValue('On time, and awake.')
  await axeIsContent(page)

  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Sign in again' }).click()
  const login = await opened
  await login.getByLabel('Email or Phone').fill(person.email)
  await login.getByLabel(/^Password/).fill(person.password)
  await login.getByRole('button', { name: 'Sign In' }).click()
  await expect(login).toHaveURL('/model-dashboard')
  await login.close()

  await expect(kept).toHaveCount(0)
  await expect(why).toHaveValue('On time, and awake.')
  await save.click()
  await expect(notices(page)).toContainText('About Information Updated')
})
