import { expect, type Page, test } from '@playwright/test'
import { visit } from '../helpers/visit'
import { signIn, unlike } from './adminPages'
import { lookThrough } from './pageAssertions'
import { proceduresOf } from './procedures'

/** An A4 sheet within its margins, in pixels of CSS. */
const SHEET = { width: 703, height: 1032 }

/** The page as it is printed, upright. */
async function onPaper(page: Page, address: string) {
  await visit(page, address)
  await lookThrough(page)
  await page.setViewportSize(SHEET)
  await page.emulateMedia({ media: 'print' })
}

const listed = async (
  page: Page,
): Promise<{ slug: string; stage_name: string; images: { url: string }[] }[]> =>
  (await (await page.request.get('/public/models?limit=1000')).json()).data.models

/** Somebody with two pictures, the first of them drawn: a server that has just begun is still at it. */
async function withFace(page: Page) {
  const [model] = (await listed(page)).filter(({ images }) => images.length > 1)
  const [face] = model?.images ?? []
  return face && (await page.request.get(new URL(face.url).pathname)).ok() ? model : undefined
}

test('a profile is one sheet: face, name, measurements, the phone, and nothing that is pressed @slow', async ({
  page,
}) => {
  await expect.poll(() => withFace(page)).toBeTruthy()
  const model = await withFace(page)
  if (!model) throw new Error('the demo agency has nobody with two pictures')
  await onPaper(page, `/models/${model.slug}`)
  await expect(page.getByRole('heading', { level: 1, name: model.stage_name })).toBeVisible()
  const face = page.getByRole('img', { name: `${model.stage_name}, frame 1 of ${model.images.length}` })
  await expect(face).toBeVisible()
  await expect(page.getByText('Waist', { exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText('+91 11 5550 0142')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText('hello@tehkhana.example')).toBeVisible()
  for (const words of [
    'Book this model',
    'All models',
    'Related Models',
    'Menu',
    'Dashboard',
    'Terms and Conditions',
  ])
    await expect(page.getByText(words, { exact: true }).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Next|Previous) frame|Full screen|Menu$/ })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(SHEET.height)
})

test('the sheet of models shows four in a row with their measurements @slow', async ({ page }) => {
  await onPaper(page, '/models')
  const frames = page.getByRole('list', { name: 'Models', exact: true }).getByRole('listitem')
  const tops = await frames.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4)
  // The newest models may be of other journeys, without a figure yet.
  const measured = frames.filter({ has: page.getByText(/^\d+ cm$/) }).first()
  await expect(measured.getByText(/^\d+ cm$/)).toHaveCSS('opacity', '1')
  await expect(measured.locator('[data-measurements]')).toHaveCSS('opacity', '1')
  for (const role of ['search', 'button'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Submit your portfolio' })).toBeHidden()
})

test('a client and a talent at the desk are printed as facts, without a field or a button @slow', async ({
  page,
}) => {
  await signIn(page)
  for (const [list, fact] of [
    ['/admin/clients', 'Standing'],
    ['/admin/talents', 'Sizes'],
  ] as const) {
    await visit(page, list)
    const record = page.locator(`main a[href^="${list}/"]:not([href$="/import"])`).first()
    await onPaper(page, (await record.getAttribute('href')) ?? '')
    await expect(page.getByRole('region', { name: fact })).toBeVisible()
    // A request of the client is a line that opens it.
    const pressed = page.getByRole('button', { name: /^(Edit|Add|Change|Ask|Book out|Delete|Merge)/ })
    await expect(pressed).toHaveCount(0)
    for (const role of ['textbox', 'combobox', 'checkbox', 'search', 'navigation'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1280, height: 800 })
  }
})

test('an opened request is printed alone from the top of the sheet, and a call sheet as it is read @slow', async ({
  page,
}) => {
  await signIn(page, '/admin/bookings')
  await page.locator('tbody tr').first().click()
  const request = page.getByRole('dialog')
  await expect(request.getByText('Email', { exact: true })).toBeVisible()
  await page.setViewportSize(SHEET)
  await page.emulateMedia({ media: 'print' })
  expect((await request.boundingBox())?.y).toBe(0)
  await expect(request.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Booking Requests' })).toBeHidden()

  const call = await proceduresOf(page)
  const { job } = await call('desk.jobs.create', { title: unlike(), client: unlike(), day: '2027-03-05' })
  await page.emulateMedia({ media: 'screen' })
  await onPaper(page, `/admin/jobs/${job.number}/call-sheet`)
  await expect(page.getByText('No call yet', { exact: true })).toBeVisible()
  await expect(page.getByText('draft', { exact: false }).filter({ visible: true })).toHaveCount(1)
  for (const role of ['textbox', 'combobox', 'button', 'heading'] as const)
    await expect(page.getByRole(role).filter({ hasNotText: /^(Call|Used for)$/ })).toHaveCount(0)
})

test('a list of the back office is printed in low rows, with all columns but that of the buttons @slow', async ({
  page,
}) => {
  await signIn(page)
  await onPaper(page, '/admin/bookings')
  // Media queries read the whole sheet, with its margins.
  await page.setViewportSize({ width: 794, height: 1123 })
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader', { name: 'Created' })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0)
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(Math.max(...rows)).toBeLessThan(80)
})

test('a quarter of the report is two sheets @slow', async ({ page }) => {
  await signIn(page, '/admin/desk/report?unit=quarter')
  await expect(page.getByRole('table', { name: 'By booker', exact: true })).toBeVisible()
  const sheets = await page.pdf({ preferCSSPageSize: true })
  expect(sheets.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
})
