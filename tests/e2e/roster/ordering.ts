import { expect, type Locator, type Page } from '@playwright/test'

/** What moves pictures hears the next key a moment after it has told of the one before. */
const HEARD_MS = 300

/** Holds the second picture over the first one's place, by keyboard, as a screen reader is told; Space puts it down. */
export async function holdSecondOverFirst(page: Page, handle: Locator) {
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Picked up image 2.')).toBeAttached()
  await page.waitForTimeout(HEARD_MS)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Over place 1.')).toBeAttached()
  await page.waitForTimeout(HEARD_MS)
}
