import { expect, type Locator, type Page, test } from '@playwright/test'
import { visit } from '../../helpers/visit'
import { axe, signIn, unlike } from '../adminPages'
import { tooWide } from '../pageAssertions'
import { proceduresOf } from '../procedures'

const TALENTS = 40
const BRIEF_FROM_TOP_MAX = 1600
const BUTTONS_MAX = 120

/** A job with two days and many talents, and a decision about another job that can still be undone. */
async function aShow(page: Page) {
  const call = await proceduresOf(page)
  const aJob = async (talents: number) => {
    const title = unlike()
    let { job } = await call('desk.jobs.create', { title, client: `${title} client` })
    for (const day of ['2098-12-08', '2098-12-10'])
      ({ job } = await call('desk.jobs.addDate', { jobId: job.id, version: job.version, day, part: 'full' }))
    for (let at = 0; at < talents; at++) {
      const name = unlike()
      const { id: modelId } = await call('admin.models.create', { stageName: name, name, gender: 'female' })
      ;({ job } = await call('desk.claims.propose', { jobId: job.id, modelId }))
    }
    return job
  }
  const [{ id, version }] = (await aJob(1)).claims
  await call('desk.claims.release', { claimId: id, version })
  return (await aJob(TALENTS)).number as string
}

test('a job with forty talents is a table, and its brief is not far below', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const number = await aShow(page)
  await signIn(page, `/admin/jobs/${number}`)
  await expect(page.getByRole('table', { name: 'Talents' }).getByRole('row')).toHaveCount(TALENTS + 1)
  await expect(page.getByRole('button', { name: /can still be undone$/ })).toBeVisible()
  const answer = page.getByRole('row').nth(1).getByRole('cell', { name: 'Not asked' })
  await expect(answer.locator('[aria-hidden]')).toBeVisible()
  const brief = await page.getByRole('region', { name: 'Brief', exact: true }).boundingBox()
  expect(brief?.y).toBeLessThanOrEqual(BRIEF_FROM_TOP_MAX)
  expect(await page.getByRole('button').count()).toBeLessThan(BUTTONS_MAX)
  await axe(page)

  // On a phone the next step and More stand beside the name: nothing is scrolled sideways to decide.
  await page.setViewportSize({ width: 375, height: 812 })
  const row = page.getByRole('table', { name: 'Talents' }).getByRole('row').nth(1)
  await expect(row.getByText('Not asked · Proposed')).toBeVisible()
  const more = await row.getByLabel(/^More: /).boundingBox()
  expect((more?.x ?? 375) + (more?.width ?? 0)).toBeLessThanOrEqual(375)
  expect(await tooWide(page)).toBe(0)

  // What can still be undone begins where the title of the page does.
  await page.setViewportSize({ width: 1280, height: 800 })
  const leftOf = async (part: Locator) => (await part.boundingBox())?.x
  for (const path of ['/admin/chart', '/admin/desk']) {
    await visit(page, path)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeVisible()
    expect(await leftOf(page.getByRole('button', { name: /can still be undone$/ }))).toBe(await leftOf(title))
  }
  await visit(page, `/admin/jobs/${number}`)
  await page.setViewportSize({ width: 375, height: 812 })

  // Job and desk follow the system's dark scheme.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await axe(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, '/admin/desk')
  await expect(page.getByRole('heading', { level: 2, name: /^New/ })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await axe(page)
})
