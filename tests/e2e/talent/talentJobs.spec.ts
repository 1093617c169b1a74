import { expect, type Locator, type Page, test } from '@playwright/test'
import { atOwnDashboard } from '../../helpers/people/newTalent'
import { signIn, unlike } from '../adminPages'
import { axeIsContent, fitsNarrowScreen, keepsWordsWhole } from '../pageAssertions'
import { proceduresOf } from '../procedures'

/** A job of the agency with this talent on its shortlist. */
async function shortlisted(page: Page, token: string, title: string): Promise<string> {
  const call = await proceduresOf(page)
  const own = await page.request.get('/user/profile', { headers: { authorization: `Bearer ${token}` } })
  const modelId = (await own.json()).data._id
  await call('admin.models.setStatus', { id: modelId, status: 'active' })
  const { job } = await call('desk.jobs.create', { title, client: `${title} client`, day: '2099-04-10' })
  await call('desk.claims.propose', { jobId: job.id, modelId })
  return job.number
}

const fits = async (page: Page) => {
  const before = page.viewportSize() ?? { width: 1280, height: 800 }
  await axeIsContent(page)
  await fitsNarrowScreen(page)
  await keepsWordsWhole(page)
  await page.setViewportSize(before)
}

/** Keeps a picture of the page with the journey's report. */
const look = async (page: Page, name: string) =>
  test.info().attach(name, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' })

test('a booker places an option, the talent says yes, and the booker sees it', {
  tag: '@also-phone',
}, async ({ page, browser, isMobile }) => {
  const press = async (button: Locator) => {
    if (isMobile) return button.tap()
    await button.focus()
    await page.keyboard.press('Enter')
  }
  const { token } = await atOwnDashboard(page)
  const title = unlike()
  const number = await shortlisted(page, token, title)

  const context = await browser.newContext()
  const booker = await context.newPage()
  await signIn(booker)
  await booker.goto(`/admin/jobs/${number}`)
  const face = booker.getByRole('region', { name: 'Asha', exact: true })
  await face.focus()
  await booker.keyboard.press('o')
  await expect(face.getByText('1st option')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('tab')).toHaveCount(5)
  await expect(page.getByRole('link', { name: 'Answer these' })).toBeVisible()
  await axeIsContent(page)
  await look(page, 'dashboard')
  await press(page.getByRole('link', { name: 'Answer these' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  const toAnswer = page.getByRole('region', { name: 'To answer' })
  await expect(toAnswer.getByText('1st option')).toBeVisible()
  // A day is at most two lines, also on a phone.
  const day = toAnswer.getByRole('list', { name: 'Dates' }).getByRole('listitem').first()
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0
  expect(await heightOf(day)).toBeLessThan(3 * (await heightOf(day.getByText('10 Apr 2099'))))
  await fits(page)
  await test
    .info()
    .attach('to answer', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' })
  await press(toAnswer.getByRole('button', { name: /^Yes: / }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^Please keep these days free/)).toBeVisible()
  await axeIsContent(page)
  await look(page, 'dialog')
  await press(dialog.getByRole('button', { name: 'Say yes' }))
  await expect(page.getByRole('region', { name: 'On option' }).getByText('You said yes')).toBeVisible()
  await axeIsContent(page)

  await booker.reload()
  await expect(face.getByText('Said yes').first()).toBeVisible()
  await context.close()
})
