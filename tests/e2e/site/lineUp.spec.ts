import { expect, test } from '@playwright/test'

test('two models are marked and stand to scale, and the address shows the same to others', {
  tag: ['@also-desktop', '@slow'],
}, async ({ page }) => {
  // Other journeys add models without a kind of work.
  await page.goto('/models?type_of_work=Editorial')
  await page.getByRole('button', { name: 'Compare heights' }).click()
  for (const name of ['Zoya', 'Imlong']) await page.getByRole('button', { name: `Mark ${name}` }).click()
  await page.getByRole('region', { name: 'Line-up' }).getByRole('button', { name: 'Compare heights' }).click()
  const columns = page.getByRole('dialog', { name: 'Line-up' }).locator('[data-cm]')
  await expect(columns).toHaveCount(2)
  const drawn = await columns.evaluateAll((found) =>
    found.map((column) => column.getBoundingClientRect().height / Number(column.getAttribute('data-cm'))),
  )
  expect(drawn[0]).toBeCloseTo(drawn[1] ?? 0, 2)
  await page.reload()
  await expect(columns).toHaveCount(2)
  await page.goBack()
  await expect(columns).toHaveCount(0)
})

test('a profile shows the polaroid while its picture is held @slow', async ({ page }) => {
  await page.goto('/models/zoya')
  await expect(page.getByRole('button', { name: 'See polaroid' })).toBeVisible()
  const stage = await page.locator('[data-stage]').boundingBox()
  if (!stage) throw new Error('there is no picture')
  await page.mouse.move(stage.x + stage.width / 2, stage.y + 150)
  await page.mouse.down()
  await expect(page.getByText(/^Polaroid, added /)).toBeVisible()
  await page.mouse.up()
  await expect(page.getByText(/^Polaroid, added /)).toBeHidden()
})
