import { expect, test } from '@playwright/test'
import { signInAsTalent, tab } from './talentPages'

test('the chat shows the newest, also what came while another tab was open, and all of it after a reload', {
  tag: ['@also-phone', '@slow'],
}, async ({ page }) => {
  await signInAsTalent(page)
  const log = page.locator('[role=log]')
  const replies = log.getByText('Thanks for your message. I will get back to you soon.')
  /** How many pixels of its end are out of sight. */
  const unseen = () =>
    log.evaluate((box) => {
      const end = [...box.querySelectorAll('li')].at(-1)?.getBoundingClientRect().bottom ?? Number.NaN
      return Math.max(0, end - box.getBoundingClientRect().bottom)
    })
  const line = page.getByPlaceholder('Type your message...')
  // Earlier messages are stored, and the same talent may be writing in another browser in the meantime.
  await page.waitForLoadState('networkidle')
  const before = await replies.count()
  const allAnswered = () => expect.poll(() => replies.count()).toBeGreaterThanOrEqual(before + 5)
  for (const asked of ['One', 'Two', 'Three', 'Four', 'Five']) {
    await line.fill(asked)
    await line.press('Enter')
    await expect(log).toContainText(asked)
    expect(await unseen()).toBe(0)
  }
  await tab(page, 'Profile').click()
  await allAnswered()
  await tab(page, 'Dashboard').click()
  await expect(log).toBeVisible()
  expect(await unseen()).toBe(0)
  await page.reload()
  await allAnswered()
  // All of them together are more than it shows at once.
  expect(await log.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true)
})
