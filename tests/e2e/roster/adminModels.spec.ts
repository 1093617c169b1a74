import { expect, type Page, test } from '@playwright/test'
import { jpeg } from '../../helpers/files/jpeg'
import { visit } from '../../helpers/visit'
import { axe, signIn, unlike } from '../adminPages'
import { holdSecondOverFirst } from './ordering'

/** Creates a model and opens its page. */
async function ownModel(page: Page): Promise<string> {
  const name = unlike()
  await visit(page, '/admin/models/new')
  await page.getByLabel('Full name').fill(`${name} Rao`)
  await page.getByLabel('Stage name').fill(name)
  await page.getByLabel('Date of birth').fill('2000-05-17')
  await page.getByLabel('City').fill('Kutch')
  await page.getByRole('button', { name: 'Add model' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return name
}

test('a model is made, filled in, put on the site, and leaves', async ({ page, request }) => {
  await signIn(page)
  const name = await ownModel(page)
  await axe(page)
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Daily rate').fill('120000')
  await page.getByLabel('Languages').fill('Hindi, Kutchi')
  await axe(page)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Model information updated')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('₹1,20,000')).toBeVisible()

  expect((await request.get(`/public/models/${name.toLowerCase()}`)).status()).toBe(404)
  await page.getByRole('switch', { name: `${name} on the roster` }).click()
  await expect(page.getByText('On the site', { exact: true })).toBeVisible()
  expect((await request.get(`/public/models/${name.toLowerCase()}`)).status()).toBe(200)

  await visit(page, `/admin/models?search=${name}`)
  await expect(page.getByText('1 found')).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(
    page.getByText(`Are you sure you want to delete ${name}? This action cannot be undone.`),
  ).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('No models found')).toBeVisible()
  const gone = await request.get(`/models/${name.toLowerCase()}`, { headers: { accept: 'text/html' } })
  expect(gone.status()).toBe(410)
})

test('pictures are uploaded many at once, put in order by keyboard, and locked', {
  tag: ['@also-phone', '@slow'],
}, async ({ page }) => {
  await signIn(page)
  await ownModel(page)
  await page.getByRole('tab', { name: 'Images' }).click()
  await expect(page.getByText('No images uploaded yet')).toBeVisible()
  await page
    .getByLabel('Upload photos and videos')
    .setInputFiles([
      jpeg('a.jpg'),
      jpeg('b.jpg'),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    ])
  await expect(page.getByRole('img', { name: /^image \d/ })).toHaveCount(2)
  await expect(page.getByText('Only images and videos are allowed')).toBeVisible()
  await page.getByRole('button', { name: 'Remove notes.txt' }).click()
  await page.getByLabel('Type of image 2, Gallery').selectOption('Profile picture')
  await expect(page.getByRole('img', { name: 'image 2, Profile picture' })).toBeVisible()

  await holdSecondOverFirst(page, page.getByRole('button', { name: 'Move image 2, Profile picture' }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('img', { name: 'image 1, Profile picture' })).toBeVisible()
  await axe(page)
  await page.reload()
  await expect(page.getByRole('img', { name: 'image 1, Profile picture' })).toBeVisible()

  const lock = page.getByRole('switch', { name: 'Lock image 2, Gallery' })
  await lock.click()
  await expect(lock).toHaveAttribute('aria-checked', 'true')
  const broken = await page
    .locator('main img')
    .evaluateAll(
      (all) =>
        all.filter((img) => (img as HTMLImageElement).complete && !(img as HTMLImageElement).naturalWidth)
          .length,
    )
  expect(broken).toBe(0)
})

test('what is half edited is not left without a question @slow', async ({ page }) => {
  await signIn(page)
  const name = await ownModel(page)
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('City').fill('Bhuj')
  await page.getByRole('link', { name: 'All models' }).click()
  const question = page.getByText('Your changes are not saved. Leave without saving?')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('City')).toHaveValue('Bhuj')
  // Not page.goBack(): it waits for the navigation that is being held up here.
  await page.evaluate(() => history.back())
  await expect(question).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('Bhuj')
  await page.getByRole('link', { name: 'All models' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/admin/models')
})

test("a model's tabs stand where they are when slow files and answers come @slow", async ({ page }) => {
  await signIn(page)
  await ownModel(page)
  await page.route(/\/(assets|trpc)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.reload()
  const top = () =>
    page.getByRole('tab', { name: 'Ratings' }).evaluate((tab) => tab.getBoundingClientRect().top)
  const atFirst = await top()
  await expect(page.getByRole('button', { name: 'Name and contact' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Boards' })).toBeVisible()
  expect(await top()).toBe(atFirst)
})

test('a review is added @slow', async ({ page }) => {
  await signIn(page)
  await ownModel(page)
  await page.getByRole('tab', { name: 'Ratings' }).click()
  await expect(page.getByText('No reviews yet')).toBeVisible()
  await page.getByLabel('Comment').fill('Came early, left last.')
  await page.getByRole('button', { name: 'Add rating' }).click()
  await expect(page.getByText('Came early, left last.').first()).toBeVisible()
  await expect(page.getByText('5.0', { exact: true })).toBeVisible()
  await axe(page)
})
