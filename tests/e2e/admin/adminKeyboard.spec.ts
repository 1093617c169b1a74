import { expect, type Locator, type Page, test } from '@playwright/test'
import { menuOf } from '../../../client/src/admin/pages'
import { axe, signIn, unlike } from '../adminPages'

// Every page of the back office without a mouse. A phone has no Tab.

const MOST_TABS = 80

/** Presses Tab, or `key`, until `wanted` has the focus, as a keyboard user does. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(wanted).toBeVisible()
  const isThere = () => wanted.evaluate((it) => it === document.activeElement)
  for (let tabs = 0; tabs < MOST_TABS && !(await isThere()); tabs++) await page.keyboard.press(key)
  await expect(wanted).toBeFocused()
}

for (const [path, title, lane] of [
  ['/admin/artist-requests', 'Artist Request Details', '@slow'],
  ['/admin/enquiries', 'Enquiry Details', '@release'],
  ['/admin/bookings', 'Booking Request Details', '@release'],
] as const)
  test(`${path}: from the navigation to a row, in and out`, { tag: lane }, async ({ page }) => {
    await signIn(page)
    await tabTo(page, page.getByRole('navigation').locator(`a[href="${path}"]`).first())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
    const eye = page.getByRole('button', { name: /^View / }).first()
    await tabTo(page, eye)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(eye).toBeFocused()
  })

test('/admin/models: a search, a model, its tabs, and the way back', { tag: '@slow' }, async ({ page }) => {
  await signIn(page, '/admin/models')
  const search = page.getByPlaceholder('Search models')
  await tabTo(page, search)
  await page.keyboard.type('zoya')
  await expect(page).toHaveURL(/search=zoya/)
  await tabTo(page, page.getByRole('link', { name: 'Zoya', exact: true }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Zoya' })).toBeVisible()
  await throughTabs(page, ['Basic Info', 'Physical Details', 'Social Info', 'Ratings', 'Images'])
  await page.getByRole('link', { name: 'Back to the list' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/models?search=zoya')
})

test('/admin/projects: one is made, and its six tabs are read', { tag: '@slow' }, async ({ page }) => {
  await signIn(page, '/admin/projects')
  await tabTo(page, page.getByRole('link', { name: 'New Project' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Title'))
  const title = unlike()
  await page.keyboard.type(title)
  await tabTo(page, page.getByLabel('Type'))
  await page.keyboard.type('Edi')
  await tabTo(page, page.getByLabel('Shoot Nature'))
  await page.keyboard.type('Out')
  await tabTo(page, page.getByRole('button', { name: 'Create project' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const tabs = ['Overview', 'Project Details', 'Locations', 'Dates', 'Team Members', 'Proposals']
  await throughTabs(page, tabs)
})

async function throughTabs(page: Page, names: readonly string[]) {
  await tabTo(page, page.getByRole('tab', { name: names[0] as string }))
  for (const name of names.slice(1)) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  }
}

test('/admin/account: a wrong password changes nothing, and the sessions are read', { tag: '@slow' }, async ({
  page,
}) => {
  await signIn(page, '/admin/account')
  await expect(page.getByText('This browser')).toBeVisible()
  await axe(page)
  for (const [label, text] of [
    ['Current password', 'not the lamp'],
    ['New password', 'a longer lamp'],
    ['Confirm new password', 'a longer lamp'],
  ] as const) {
    await tabTo(page, page.getByRole('textbox', { name: label, exact: true }))
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  const current = page.getByRole('textbox', { name: 'Current password', exact: true })
  await expect(current).toHaveAttribute('aria-invalid', 'true')
  await expect(current).toHaveValue('not the lamp')
  await expect(page).toHaveURL('/admin/account')
})

test('every page of the last group of the menu is reached from it and read', { tag: '@release' }, async ({
  page,
}) => {
  await signIn(page)
  await tabTo(page, page.getByText('More', { exact: true }))
  await page.keyboard.press('Enter')
  for (const [at, { to: path, words: heading }] of menuOf('settings', false).entries()) {
    const link = page.getByRole('navigation').locator(`a[href="${path}"]`).first()
    // The first time from the top of the page, then back from the page that was opened.
    await tabTo(page, link, at === 0 ? 'Tab' : 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})
