import { expect, type Page, test } from '@playwright/test'
import { jpeg } from '../../helpers/files/jpeg'
import { archive } from '../../helpers/files/workbook'
import { visit } from '../../helpers/visit'
import { axe, signIn, unlike } from '../adminPages'
import { fitsLargeText, fitsNarrowScreen } from '../pageAssertions'

/** Nothing for axe to say, and room on a narrow screen and for large text. */
async function standsFirm(page: Page) {
  const size = page.viewportSize()
  await axe(page)
  await fitsNarrowScreen(page)
  await fitsLargeText(page)
  if (size) await page.setViewportSize(size)
}

test('a roster is imported with its photos and taken back', { tag: ['@also-phone', '@slow'] }, async ({
  page,
}) => {
  const name = unlike()
  const long = 'Neelanddaughters'.repeat(3)
  const rows = [
    'Full Name,Sex,DOB,Height,City',
    `${name} Rao,F,12/03/1999,5'7,Pune`,
    `${name} Das,Femme,5 Mar 1998,170 cm,${long}`,
    `${name} ${long},M,31/02/1999,tall ${long},`,
  ]
  await signIn(page, '/admin/models')
  await page.getByRole('button', { name: 'Import' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import models' })).toBeVisible()
  await standsFirm(page)
  const sheet = { name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
  await page.getByLabel('Spreadsheet').setInputFiles(sheet)

  await expect(page.getByRole('heading', { level: 1, name: `${name}.csv` })).toBeVisible()
  await expect(page.getByLabel('DOB')).toHaveValue('dateOfBirth')
  await standsFirm(page)
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await page.getByLabel('Gender “Femme”').selectOption('female')
  await standsFirm(page)
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(page.getByText('2 new, 0 here already, 1 with problems')).toBeVisible()
  await expect(
    page.getByText('Date of birth: “31/02/1999” is not a date. Write it as 5 Mar 1999'),
  ).toBeVisible()
  await standsFirm(page)
  await page.getByRole('checkbox', { name: 'Each of these 2 models has agreed' }).press('Space')
  await page.getByRole('button', { name: 'Import 2 models' }).press('Enter')

  await expect(page.getByText('2 models added')).toBeVisible()
  const zip = await archive({ [`${name} Das/1.jpg`]: jpeg('1.jpg').buffer, 'notes.txt': 'x' })
  await page
    .getByLabel('Photos, or a ZIP of them')
    .setInputFiles([
      jpeg(`${name.toLowerCase()}-rao polaroid.jpg`),
      { name: 'photos.zip', mimeType: 'application/zip', buffer: zip },
    ])
  await expect(page.getByText('notes.txt: Not a photo that we can use')).toBeVisible()
  await standsFirm(page)
  await page.getByRole('button', { name: 'Upload 2 photos' }).press('Enter')
  await expect(page.getByText('2 photos of this import are here.')).toBeVisible()
  await expect(
    page.getByText(/^They are not on the site yet\. You can also put them on it one by one/),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Take back' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('Taken back. 2 models removed.')).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: 'All imports' }).click()
  await page.getByRole('button', { name: `Remove ${name}.csv` }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Import removed')).toBeVisible()
  await visit(page, `/admin/models?search=${name}`)
  await expect(page.getByText('No models found')).toBeVisible()
})
