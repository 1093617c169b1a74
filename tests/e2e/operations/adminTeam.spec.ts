import { expect, test } from '@playwright/test'
import { mailTo } from '../../helpers/installed/outboxFolder'
import { visit } from '../../helpers/visit'
import { axe, confirmIfAsked, signIn, unlike } from '../adminPages'

test('a member is invited, joins, and is deactivated', { tag: '@slow' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, '/admin/team')
  await expect(page.getByRole('table')).toBeVisible()
  await axe(page)
  const email = `${unlike()}@house.example`.toLowerCase()
  await page.getByLabel('Name', { exact: false }).first().fill('Tara')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  const withdraw = page.getByRole('button', { name: `Withdraw the invitation to ${email}` })
  await confirmIfAsked(page, withdraw)
  await expect(withdraw).toBeVisible()
  const link =
    /\/admin\/welcome\?invite=[\w-]+/.exec(await mailTo(email, /invitation to the .* admin panel/))?.[0] ?? ''

  const theirs = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await theirs.goto(link)
  const name = unlike()
  await theirs.getByLabel('Your name').fill(name)
  await axe(theirs)
  await theirs.getByRole('textbox', { name: 'Password' }).fill('correct horse')
  await theirs.keyboard.press('Enter')
  await expect(theirs.getByRole('heading', { name: 'Recent Activity' })).toBeVisible()
  await theirs.goto('/admin/audit')
  await expect(theirs.getByText('Only superadmins can see this page')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: `Deactivate ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByRole('button', { name: `Reactivate ${name}` })).toBeVisible()
  await theirs.reload()
  await expect(theirs).toHaveURL('/admin/login')

  await visit(page, '/admin/audit')
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByText(/^\d+ found$/)).toBeVisible()
  await expect(page.getByRole('cell', { name: 'account deactivated' })).toHaveCount(1)
  await axe(page)
  await visit(page, '/admin/account')
  await expect(page.getByText('This browser')).toBeVisible()
  await axe(page)
})
