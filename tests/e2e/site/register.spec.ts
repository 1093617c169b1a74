import { expect, type Page, test } from '@playwright/test'
import { axeIsContent, isTakenOver } from '../pageAssertions'

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' })

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
})
/** Ends where a picture's bytes should begin. */
const broken = {
  name: 'face.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('ffd8ffe000104a464946', 'hex'),
}

async function fillIn(page: Page) {
  await page.getByLabel('Full Name').fill('ज़ोया ख़ान')
  await page.getByLabel(/^Age/).fill('22')
  await page.getByLabel('Gender').selectOption('Non-binary')
  await page.getByLabel('Experience').selectOption('Beginner')
  await page.getByLabel('Email').fill('zoya@example.in')
  await page.getByLabel('Phone').fill('+91 98200 54321')
  await page.getByLabel('Location').fill('Lucknow')
  await page.getByLabel('Bio').fill('I study textiles.')
  await page.getByLabel('Why do you want to join?').fill('For the light.')
}

test('an application with files: one fails, the others are not sent twice', { tag: '@also-desktop' }, async ({
  page,
}) => {
  const uploads: number[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/media/upload') uploads.push(response.status())
  })
  await page.goto('/register')
  await fillIn(page)
  await page
    .getByLabel('Portfolio Files')
    .setInputFiles([
      pdf('book.pdf'),
      broken,
      { name: 'run.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
    ])
  await expect(
    page.getByText('Invalid file type: run.exe. Only images, videos, and PDFs are allowed.'),
  ).toBeVisible()
  await axeIsContent(page)
  await submit(page).click()
  await expect(page.getByText('Upload failed for face.jpg')).toBeVisible()
  await axeIsContent(page)
  await page.getByRole('button', { name: 'Remove face.jpg' }).click()
  await submit(page).click()
  const title = page.getByRole('heading', { level: 1, name: 'Application Submitted' })
  await expect(title).toBeFocused()
  await expect(page.getByRole('main')).toContainText('48-72 hours')
  expect(uploads[0]).toBe(200)
  expect(uploads).toHaveLength(2)
  await axeIsContent(page)
  await page.getByRole('link', { name: 'Browse Models' }).click()
  await expect(page).toHaveURL('/models')
})

test('what was typed survives a failure and a reload, and is sent once', async ({ page, context }) => {
  await page.goto('/register')
  await fillIn(page)
  await isTakenOver(page)
  await context.setOffline(true)
  await submit(page).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Submission failed. Please try again.' }),
  ).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByLabel('Bio')).toHaveValue('I study textiles.')
  await submit(page).dblclick()
  await expect(page.getByRole('heading', { name: 'Application Submitted' })).toBeVisible()
})

test('the alert is in sight, and the first field that is missing has the focus', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  await page.goto('/register')
  await isTakenOver(page)
  await axeIsContent(page)
  await submit(page).click()
  await expect(page.getByText('Please fill in all required fields')).toBeInViewport()
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await expect(page.getByLabel('Full Name')).toBeInViewport()
  await axeIsContent(page)
})

test('the form is usable by keyboard alone', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Portfolio Link').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Portfolio Files')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Bio')).toBeFocused()
})
