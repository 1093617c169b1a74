import { expect, type Locator, type Page, test } from '@playwright/test'
import { axe, signIn } from '../adminPages'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' })

/** What a press in the middle of an element would meet. */
const meets = (element: Locator) =>
  element.evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect()
    const met = document.elementFromPoint(left + width / 2, top + height / 2)
    return it.contains(met)
  })

test('a phone has desk, chart, jobs and search at its lower edge, and they cover nothing @phone @slow', async ({
  page,
}) => {
  await signIn(page)
  await expect(bar(page)).toBeVisible()
  const targets = bar(page).locator('a, button')
  await expect(targets).toHaveText(['Desk', 'Chart', 'Jobs', 'Search'])
  const sizes = await targets.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
  )
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(44)

  for (const [name, address] of [
    ['Desk', '/admin/desk'],
    ['Chart', '/admin/chart'],
    ['Jobs', '/admin/jobs'],
  ] as const)
    await test.step(name, async () => {
      const link = bar(page).getByRole('link', { name })
      await link.tap()
      await expect(page).toHaveURL(address)
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await axe(page)
    })

  await test.step('the last row and the pager of the jobs can be pressed', async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect(await meets(page.getByRole('button', { name: /Next/ }))).toBe(true)
    await page.getByRole('row').last().getByRole('link').first().tap()
    await expect(page).toHaveURL(/\/admin\/jobs\/J-/)
  })
  await test.step('the bar of marked rows is above it', async () => {
    await bar(page).getByRole('link', { name: 'Jobs' }).tap()
    await page
      .getByRole('checkbox', { name: /^Mark / })
      .first()
      .check()
    const clear = page.getByRole('region', { name: '1 marked' }).getByRole('button').last()
    await expect(clear).toBeInViewport()
    expect(await meets(clear)).toBe(true)
  })
  await test.step('a dialog is in front of it', async () => {
    await page.getByRole('button', { name: 'New job' }).tap()
    const dialog = page.getByRole('dialog', { name: 'New job' })
    await expect(dialog).toBeVisible()
    const { y = 0, height = 0 } = (await dialog.boundingBox()) ?? {}
    expect(Math.round(y + height)).toBe(812)
    expect(await meets(bar(page).getByRole('link', { name: 'Desk' }))).toBe(false)
    await page.keyboard.press('Escape')
  })
})

test('the search is the one of the page, or else the one of everything @phone', { tag: '@slow' }, async ({
  page,
}) => {
  await signIn(page, '/admin/clients')
  const search = bar(page).getByRole('button', { name: 'Search' })
  const ofClients = page.getByRole('searchbox', { name: 'Search by name...' })
  await expect(ofClients).toBeVisible()
  await search.tap()
  await expect(ofClients).toBeFocused()
  // The keyboard of the phone has this room now.
  await expect(bar(page)).toBeHidden()

  await page.goto('/admin/desk')
  await search.tap()
  await expect(page.getByRole('combobox', { name: 'A face, a job, a client, or what to do' })).toBeFocused()
})
