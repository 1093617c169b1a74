import { expect, test } from '@playwright/test'
import { aPhotograph } from '../../helpers/files/photograph'
import { signIn, unlike } from '../adminPages'
import { axeIsContent, fitsNarrowScreen } from '../pageAssertions'
import { proceduresOf } from '../procedures'

test('a talent sends her passport by a link from her phone, and an administrator opens it', {
  tag: ['@phone', '@slow'],
}, async ({ page, browser }) => {
  const call = await proceduresOf(page)
  const name = unlike()
  const { id } = await call('admin.models.create', {
    ...{ name, stageName: name, city: 'Mumbai' },
    ...{ dateOfBirth: '2000-05-17', gender: 'female' },
  })
  const { text } = await call('desk.documents.ask', { modelId: id, kind: 'passport' })
  const link = /\/d\/[\w-]{22}\?kind=passport/.exec(text)?.[0] ?? ''

  // Her phone: nobody is signed in there, and no scripts are needed.
  const context = await browser.newContext({ ...test.info().project.use, javaScriptEnabled: false })
  const phone = await context.newPage()
  await phone.goto(link)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(`Your document, ${name}`)
  await expect(phone.getByLabel('What is it?')).toHaveValue('passport')
  await phone.getByLabel(/^Number/).fill('2345 6789 0123')
  await phone.getByRole('button', { name: 'Send' }).click()
  await expect(phone.getByRole('alert')).toContainText('This looks like an Aadhaar number.')
  await phone.getByLabel(/^Number/).fill('P7654321')
  await phone.getByLabel(/^Valid until/).fill('2099-01-12')
  await phone.getByLabel('Photo or PDF').setInputFiles({
    name: 'IMG_0042.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPhotograph('jpeg'),
  })
  await phone.getByRole('button', { name: 'Send' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(`Thank you, ${name}.`)
  await phone.goto(link)
  await expect(phone.getByText('This link is closed.')).toBeVisible()
  await context.close()

  await signIn(page, `/admin/talents/${id}`)
  const documents = page.getByRole('region', { name: 'Documents' })
  await expect(documents.getByText('••••4321')).toBeVisible()
  await expect(documents.getByText('P7654321')).toHaveCount(0)
  await documents.getByRole('button', { name: 'Show: Passport' }).click()
  const dialog = page.getByRole('dialog', { name: 'Passport' })
  await expect(dialog.getByText('P7654321')).toBeVisible()
  const picture = dialog.getByRole('img', { name: 'Photo: Passport' })
  await expect
    .poll(() => picture.evaluate((shown) => (shown as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await dialog.getByRole('button', { name: 'Dismiss' }).click()
  await expect(documents.getByText(/seen by/)).toBeVisible()
  await axeIsContent(page)
  await fitsNarrowScreen(page)
})
