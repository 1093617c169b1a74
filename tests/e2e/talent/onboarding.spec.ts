import { expect, type Page, test } from '@playwright/test'
import { jpeg } from '../../helpers/files/jpeg'
import { freshPerson, notices, signUp, watchOutside } from '../../helpers/people/newTalent'
import { axeIsContent, keepsItsPlace, pictureHasCome } from '../pageAssertions'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
const accessible = async (page: Page) => {
  await axeIsContent(page)
  await keepsItsPlace(page)
}

const topOf = async (page: Page, label: string) => (await page.getByLabel(label).boundingBox())?.y

/** At the top of the page, where a notice stands. */
async function skipIsNotCovered(page: Page) {
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('link', { name: /^Skip for now/ }).click({ trial: true })
  const skip = await page.getByRole('link', { name: /^Skip for now/ }).boundingBox()
  const notice = await notices(page).locator('[data-tone=destructive]').boundingBox()
  if (!skip || !notice) throw new Error('Nothing to compare')
  const isBeside = notice.x + notice.width <= skip.x
  expect(isBeside || skip.y + skip.height <= notice.y || notice.y + notice.height <= skip.y).toBe(true)
}

test('five steps with real files, each reloaded on the way', { tag: '@also-phone' }, async ({
  page,
  isMobile,
}) => {
  const nothingOutside = watchOutside(page)
  const person = freshPerson()
  await signUp(page, person)
  await expect(heading(page, 'Basic Information')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled()
  await expect(page.getByRole('progressbar', { name: 'Onboarding progress' })).toHaveAttribute(
    'aria-valuenow',
    '20',
  )
  await accessible(page)

  await test.step('1: what is missing, who is too young, what was typed', async () => {
    await next(page)
    await expect(notices(page)).toContainText('Missing Information')
    await expect(notices(page)).toContainText('Please fill in all required fields')
    await skipIsNotCovered(page)
    await page.getByLabel('Stage name').fill('Asha')
    await page.getByLabel('Date of birth').fill('2015-01-01')
    await page.getByLabel('Gender').selectOption('female')
    await page.getByLabel('Location').fill('Mumbai')
    await next(page)
    await expect(notices(page)).toContainText('Save Failed')
    await expect(page.getByText('You must be at least 18 years old')).toHaveCount(2)
    if (!isMobile) expect(await topOf(page, 'Gender')).toBe(await topOf(page, 'Date of birth'))
    await page.reload()
    await expect(page.getByLabel('Stage name')).toHaveValue('Asha')
    await expect(page.getByLabel('Phone')).toHaveValue(`+91${person.phone}`)
    await page.getByLabel('Date of birth').fill('2002-01-01')
    await next(page)
    await expect(notices(page)).toContainText('Step 1 Saved!')
  })

  await test.step('2: measurements of a woman', async () => {
    await expect(heading(page, 'Physical Attributes and Measurements')).toBeFocused()
    await accessible(page)
    await page.getByLabel('Height').fill('5ft 11in')
    await page.getByLabel('Weight').fill('58 kg')
    await page.getByLabel('Special skills').fill('Kathak')
    await page.getByLabel('Languages').fill('Hindi, English')
    await expect(page.getByLabel('Chest')).toHaveCount(0)
    await page.getByLabel('Bust').fill('33')
    await page.reload()
    await expect(page.getByLabel('Height')).toHaveValue('5ft 11in')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel('Location')).toHaveValue('Mumbai')
    await next(page)
    await expect(page.getByLabel('Bust')).toHaveValue('33')
    await next(page)
    await expect(notices(page)).toContainText('Step 2 Saved!')
  })

  await test.step('3: Instagram', async () => {
    await expect(heading(page, 'Social Media')).toBeVisible()
    await page.reload()
    await expect(heading(page, 'Social Media')).toBeVisible()
    await next(page)
    await expect(notices(page)).toContainText('Instagram handle is required')
    await page.getByLabel('Instagram handle').fill('@asha')
    await next(page)
    await expect(notices(page)).toContainText('Step 3 Saved!')
    await expect(heading(page, 'Portfolio')).toBeFocused()
    await page.goBack()
    await expect(page.getByLabel('Instagram handle')).toHaveValue('@asha')
    await next(page)
  })

  await test.step('4: files', async () => {
    await expect(heading(page, 'Portfolio')).toBeVisible()
    await page
      .getByLabel('Photos and videos')
      .setInputFiles([
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
        jpeg('front.jpg'),
        jpeg('back.jpg'),
      ])
    await expect(notices(page)).toContainText('Invalid files')
    await expect(notices(page)).toContainText('Only images and videos are allowed')
    // Before anything else is waited for: it goes by itself.
    await expect(notices(page)).toContainText('Upload Successful')
    await expect(page.getByText('2 files')).toBeVisible()
    await accessible(page)
    await page.reload()
    await expect(page.getByText('2 files')).toBeVisible()
    const first = page.getByRole('img', { name: 'front.jpg' })
    await pictureHasCome(first)
    await page.getByRole('button', { name: 'Remove back.jpg' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('1 file', { exact: true })).toBeVisible()
    await next(page)
  })

  await test.step('5: about, and done', async () => {
    await expect(heading(page, 'Tell Us About Yourself')).toBeVisible()
    await page.getByLabel('About you').fill('I walk.')
    await page.reload()
    await expect(page.getByLabel('About you')).toHaveValue('I walk.')
    await accessible(page)
    await page.getByRole('button', { name: 'Submit Profile' }).click()
    await expect(notices(page)).toContainText('Please fill in all required fields')
    await page.getByLabel('Why should clients hire you?').fill('I am on time.')
    await page.getByRole('button', { name: 'Submit Profile' }).click()
    await expect(page).toHaveURL('/model-dashboard')
    await expect(notices(page)).toContainText('Onboarding Complete!')
    await expect(notices(page)).toContainText('Profile Submitted!')
  })

  await page.goto('/onboarding')
  await expect(page).toHaveURL('/model-dashboard')
  nothingOutside()
})

test('the way out leads where the specification says', { tag: '@slow' }, async ({ page }) => {
  await signUp(page, freshPerson())
  await page.getByRole('link', { name: "Skip for now, I'll complete this later" }).click()
  await expect(page).toHaveURL('/admin/login')
})

test('a step without a network shows an error, keeps what was typed and continues when it is back', {
  tag: ['@phone', '@slow'],
}, async ({ page, context }) => {
  await signUp(page, freshPerson())
  await page.getByLabel('Stage name').fill('Asha')
  await page.getByLabel('Date of birth').fill('2002-01-01')
  await page.getByLabel('Gender').selectOption('female')
  await page.getByLabel('Location').fill('Mumbai')
  await context.setOffline(true)
  await next(page)
  await expect(notices(page)).toContainText('Save Failed')
  await expect(notices(page)).toContainText('An error occurred while saving step 1')
  await expect(page.getByLabel('Stage name')).toHaveValue('Asha')
  await expect(page.getByRole('button', { name: 'Next' })).toBeInViewport()
  await context.setOffline(false)
  await next(page)
  await expect(heading(page, 'Physical Attributes and Measurements')).toBeVisible()
})
