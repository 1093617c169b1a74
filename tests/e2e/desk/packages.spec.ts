import { type Browser, expect, type Page, test } from '@playwright/test'
import { visit } from '../../helpers/visit'
import { axe, signIn, unlike } from '../adminPages'
import { axeIsContent, tooWide } from '../pageAssertions'

/** A job of a day of its own, and a package of it with three faces; answers with their names. */
async function packageOfNewJob(page: Page) {
  await visit(page, '/admin/desk')
  await page.getByRole('button', { name: 'New job' }).first().click()
  const job = page.getByRole('dialog')
  await job.getByLabel('Client').fill(unlike())
  await job.getByLabel('What is it?').fill(`${unlike()} in the rain`)
  await job
    .getByLabel('First day')
    .fill(`2096-0${1 + Math.floor(Math.random() * 9)}-1${Math.floor(Math.random() * 10)}`)
  await job.getByRole('button', { name: 'Create job' }).click()
  await expect(page).toHaveURL(/\/admin\/jobs\/J-/)
  await page.getByRole('button', { name: 'Package', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/packages\//)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const add = page.getByRole('dialog', { name: 'Add faces' })
  // Models of the demo: those of other journeys come and go.
  for (const name of ['Amaya', 'Anant', 'Chitra']) {
    await add.getByLabel('Search by name or city').fill(name)
    await add.getByLabel(`Mark ${name}`, { exact: true }).check()
  }
  await axe(page)
  await add.getByRole('button', { name: 'Add 3' }).click()
  await expect(add).toBeHidden()
}

/** Makes a link for somebody, and reads it out of the text that is sent. */
async function linkFor(page: Page, name: string) {
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const send = page.getByRole('dialog', { name: 'Send the package' })
  await send.getByRole('textbox', { name: 'Name' }).fill(name)
  await send.getByRole('button', { name: 'Make the link' }).click()
  const text = await send.getByRole('textbox', { name: 'The text' }).inputValue()
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(send).toBeHidden()
  return /\/p\/[\w-]{22}/.exec(text)?.[0] ?? ''
}

const clientPage = async (browser: Browser, address: string, javaScriptEnabled: boolean) => {
  const context = await browser.newContext({ javaScriptEnabled })
  const client = await context.newPage()
  await client.goto(address)
  return { client, context }
}

test('a package is sent, answered with scripts and without, and its yeses become options @also-desktop', async ({
  page,
  browser,
}) => {
  await signIn(page)
  await packageOfNewJob(page)
  const address = page.url()
  const [forAnil, forTara] = [await linkFor(page, 'Anil'), await linkFor(page, 'Tara')]

  const plain = await clientPage(browser, forTara, false)
  await plain.client.getByRole('radio', { name: /^Yes, 1 / }).check()
  await plain.client.getByRole('radio', { name: /^Maybe, 2 / }).check()
  await plain.client.getByRole('button', { name: 'Send selection' }).click()
  await expect(plain.client.getByText(/^YES 1 .+\nMAYBE 2 /)).toBeVisible()
  await plain.context.close()

  const { client, context } = await clientPage(browser, forAnil, true)
  await axeIsContent(client)
  expect(await tooWide(client)).toBe(0)
  const compare = client.getByRole('link', { name: 'Compare your yeses' })
  await expect(compare).toBeHidden()
  await client.getByRole('radio', { name: /^Yes, 1 / }).check()
  await expect(client.getByText('1 yes', { exact: true })).toBeVisible()
  await expect(compare).toBeVisible()
  // Esc leaves the field, then the large view, and what was typed stays.
  await client.getByRole('link', { name: /^Pictures of 2 / }).click()
  const large = client.getByRole('region', { name: /^2 / })
  const word = large.getByRole('textbox')
  await word.fill('Taller?')
  await word.press('Escape')
  await expect(word).not.toBeFocused()
  await expect(large).toBeVisible()
  await client.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await client.getByRole('link', { name: /^Pictures of 2 / }).click()
  await expect(word).toHaveValue('Taller?')
  await client.keyboard.press('Escape')
  // The net goes, and what is pressed meanwhile is kept and sent once it is back.
  await context.setOffline(true)
  await client.getByRole('radio', { name: /^Yes, 3 / }).check()
  await expect(client.getByText(/^Saved on this /)).toBeVisible()
  await client.getByRole('button', { name: 'Send selection' }).click()
  await context.setOffline(false)
  await expect(client.getByRole('region', { name: 'Sent' })).toContainText(/YES 1 .+, 3 /)
  await context.close()

  await page.goto(address)
  const answers = page.getByRole('region', { name: 'Answers' }).getByRole('table')
  await expect(answers.getByRole('row', { name: /^1 / })).toContainText('2 yes')
  await expect(answers.getByRole('row', { name: /^2 / })).toContainText('1 maybe')
  await axe(page)
  await page.getByRole('button', { name: '2 yes → options' }).click()
  await expect(page.getByText(/2 on option for J-/)).toBeVisible()
})
