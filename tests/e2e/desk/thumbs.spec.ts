import { expect, type Page, test } from '@playwright/test'
import { signIn } from '../adminPages'

/** Fields, buttons and links that are lower than a finger needs. The link of a row that opens as a whole may be. */
const tooLow = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('a, button, summary, input, select, textarea')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => !control.closest('[data-opens]'))
      .flatMap((control) => {
        // What reaches over the face beside a name.
        const after = getComputedStyle(control, '::after')
        const reach = after.content !== 'none' && after.position === 'absolute' ? after.height : '0'
        const { width, height } = control.getBoundingClientRect()
        const label = control.closest('label')?.getBoundingClientRect().height ?? 0
        const most = Math.max(height, label, Number.parseFloat(reach))
        return width > 1 && height > 0 && most < 43.5
          ? [`${control.getAttribute('aria-label') ?? control.textContent}: ${Math.round(most)}`]
          : []
      }),
  )

test('the pages of the desk have no control lower than a finger needs @phone @slow', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a mouse hits smaller ones')
  await signIn(page)
  const isAsHighAsAFinger = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await tooLow(page), page.url()).toEqual([])
  }
  for (const list of ['jobs', 'packages', 'clients', 'talents']) {
    await page.goto(`/admin/${list}`)
    await isAsHighAsAFinger()
    await page
      .locator(`main a[href^="/admin/${list}/"]`)
      .filter({ hasNotText: /import/i })
      .first()
      .click()
    await expect(page).not.toHaveURL(`/admin/${list}`)
    await isAsHighAsAFinger()
  }
  for (const path of ['desk', 'desk/report', 'measuring', 'chart']) {
    await page.goto(`/admin/${path}`)
    await isAsHighAsAFinger()
  }
})
