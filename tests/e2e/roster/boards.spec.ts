import { expect, type Page, test } from '@playwright/test'
import { visit } from '../../helpers/visit'
import { axe, signIn, unlike } from '../adminPages'

/** Marks the three newest models, and puts them on a board by one press. */
async function putThreeOn(page: Page, board: string): Promise<string[]> {
  await page.goto('/admin/models?status=active')
  const marks = page.getByRole('checkbox', { name: /^Mark / })
  await expect(marks.first()).toBeVisible()
  const names: string[] = []
  for (const at of [0, 1, 2]) {
    await marks.nth(at).check()
    names.push(
      (await marks.nth(at).evaluate((box) => box.closest('label')?.textContent ?? '')).replace('Mark ', ''),
    )
  }
  await page.getByRole('button', { name: 'Edit several' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit 3 models' })
  await dialog.getByLabel('Add to board').selectOption(board)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('3 models changed')).toBeVisible()
  return names
}

test('a board is made, filled by one press and shown; a visitor without scripts finds it @slow', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, '/admin/models')
  await page.getByRole('button', { name: 'Boards' }).click()
  const board = unlike()
  await page.getByRole('textbox', { name: 'Name' }).fill(board)
  await page.getByRole('button', { name: 'Add board' }).click()
  await expect(page.getByRole('switch', { name: `${board} on the site` })).toBeVisible()
  await axe(page)
  const names = await putThreeOn(page, board)
  await visit(page, '/admin/boards')
  await page.getByRole('switch', { name: `${board} on the site` }).click()
  await expect(page.getByRole('link', { name: /^Open its page/ })).toBeVisible()

  const visitor = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const site = await visitor.newPage()
  await site.goto('/models')
  await site.getByRole('navigation', { name: 'Boards' }).getByRole('link', { name: board }).click()
  await expect(site.getByRole('heading', { level: 1, name: board })).toBeVisible()
  await expect(site.getByText('Showing 3 of 3 models')).toBeVisible()
  await site.getByRole('searchbox', { name: 'Search' }).fill(names[0] ?? '')
  await site.keyboard.press('Enter')
  await expect(site).toHaveURL(new RegExp(`board=${board.toLowerCase()}`))
  await expect(site.getByText('Showing 1 of 1 models')).toBeVisible()
  await site.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(site).toHaveURL(`/models?board=${board.toLowerCase()}`)
  await expect(site.getByText('Showing 3 of 3 models')).toBeVisible()
  await visitor.close()

  await page.getByRole('button', { name: `Delete ${board}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('switch', { name: `${board} on the site` })).toBeHidden()
})
