import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { projectRoot } from '../../server/core/root'
import { paths } from '../../shared/paths'
import { signIn } from './atTheDesk'
import { fitsLargeLetters, fitsNarrowScreen } from './looking'

test.beforeEach(() => test.slow())

/** The desk's pages as its own table has them, but for those with a gap in their pattern. */
const table = readFileSync(path.join(projectRoot, 'client/src/admin/pages.ts'), 'utf8')
const pages = [...table.matchAll(/path: paths\.(\w+)/g)].map(([, name]) =>
  String(paths[name as keyof typeof paths]),
)

test('no page of the desk scrolls sideways on a narrow screen, or with letters twice as large', async ({
  page,
}) => {
  expect(pages.length).toBeGreaterThan(10)
  await signIn(page)
  const { data } = await (await page.request.get('/public/models?limit=1')).json()
  const aModel = paths.adminModel(data.models[0]._id)
  for (const address of [...pages, aModel, `${aModel}?tab=images`, `${aModel}?tab=ratings`])
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
      await fitsNarrowScreen(page)
      await fitsLargeLetters(page)
    })
})
