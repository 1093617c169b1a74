import { expect, type Page, test } from '@playwright/test'
import { visit } from '../../helpers/visit'
import { signIn, unlike } from '../adminPages'
import { tooWide } from '../pageAssertions'
import { proceduresOf } from '../procedures'

// A day with six talents, from the first number of its call sheet to the overtime on the job: six phones read it, one of
// them without a net while the number changes.

const WIDTHS = [320, 344, 360, 375, 390, 430]
const agencyToday = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })

/** A job of today with six confirmed talents at ₹ 38,000 a day. */
async function aDay(page: Page) {
  const call = await proceduresOf(page)
  const title = unlike()
  let { job } = await call('desk.jobs.create', { title, client: `${title} Films`, day: agencyToday() })
  const names: string[] = []
  for (const [at] of WIDTHS.entries()) {
    const name = unlike()
    const { id: modelId } = await call('admin.models.create', {
      ...{ stageName: name, name, gender: 'female', phone: `+91 98200 5010${at}` },
    })
    ;({ job } = await call('desk.claims.propose', { jobId: job.id, modelId }))
    const claim = () => {
      const { id: claimId, version } = job.claims.find(
        (each: { modelId: string }) => each.modelId === modelId,
      )
      return { claimId, version }
    }
    ;({ job } = await call('desk.claims.setFee', { ...claim(), feePaise: 3_800_000, feeUnit: 'day' }))
    ;({ job } = await call('desk.claims.recordAnswer', { ...claim(), answer: 'yes' }))
    ;({ job } = await call('desk.claims.confirm', claim()))
    names.push(name)
  }
  return { job, names, call }
}

test('a call sheet goes to six phones, changes, and the hours of the day stand on the job', {
  tag: '@slow',
}, async ({ page, browser, baseURL }) => {
  const { job, names, call } = await aDay(page)
  const [first = '', , , , inTheBasement = '', unread = ''] = names

  // Issued by the booker.
  await signIn(page, `/admin/jobs/${job.number}/call-sheet`)
  await page.getByLabel('Where', { exact: true }).fill('Versova jetty, gate 1')
  await page.getByLabel('Set contact').fill('Tara')
  await page.getByLabel('Phone of the set').fill('+91 55550 20109')
  for (const name of names) await page.getByLabel(`Call, ${name}`).fill('07:00')
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const name of names) {
    const fields = ['Call', 'On set', 'Fetched', 'Report to']
    const boxes = await Promise.all(
      fields.map((field) => page.getByLabel(`${field}, ${name}`, { exact: true }).boundingBox()),
    )
    const feet = new Set(boxes.map((box) => box && Math.round(box.y + box.height)))
    expect(feet.size, `${name} is one line`).toBe(1)
  }
  await page.getByRole('button', { name: 'Issue sheet 1' }).click()
  await expect(page.getByText('Sheet 1 is issued')).toBeVisible()

  // Read on six phones at once, one of which loses its net then.
  const input = encodeURIComponent(JSON.stringify({ job: job.id }))
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  const answer = await page.request.get(`/trpc/desk.callSheets.get?input=${input}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { recipients } = (await answer.json()).result.data
  const phones = await Promise.all(
    WIDTHS.map(async (width, at) => {
      const { linkId } = recipients.find(({ name }: { name: string }) => name === names[at])
      const { text } = await call('desk.callSheets.text', { linkId })
      const context = await browser.newContext({
        ...{ baseURL, viewport: { width, height: 740 }, isMobile: true, hasTouch: true },
      })
      const phone = await context.newPage()
      await phone.goto(/\/c\/[\w-]{22}/.exec(text)?.[0] ?? '')
      return { phone, context, name: names[at] }
    }),
  )
  for (const { phone, name } of phones) {
    await expect(phone.locator('.call')).toContainText('07:00')
    expect(await tooWide(phone)).toBe(0)
    if (name === unread) continue
    await phone.getByRole('button', { name: 'I have read it' }).tap()
    await expect(phone.getByText('You have read sheet 1.')).toBeVisible()
  }

  // A quarter of an hour earlier, in two presses. The basement has the sheet as it was.
  const basement = phones.find(({ name }) => name === inTheBasement)
  if (!basement) throw new Error('No phone in the basement')
  const copies = () =>
    basement.phone.evaluate(async () => (await (await caches.open('call-sheets')).keys()).length)
  await expect.poll(copies).toBe(1)
  await basement.context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'All 15 min earlier' }).click()
  await page.getByRole('button', { name: 'Issue sheet 2' }).click()
  await expect(page.getByText('Sheet 2 is issued')).toBeVisible()
  await basement.phone.reload()
  await expect(basement.phone.getByRole('status').first()).toContainText('No connection.')
  await expect(basement.phone.locator('.call')).toContainText('07:00')
  await basement.context.setOffline(false)
  for (const { phone, name } of phones) {
    await phone.reload()
    await expect(phone.locator('.call')).toContainText('06:45')
    await expect(phone.getByText('was 07:00, 15 min earlier')).toBeVisible()
    expect(await tooWide(phone)).toBe(0)
    if (name === unread) continue
    await phone.getByRole('button', { name: 'I have read it' }).tap()
    await expect(phone.getByText('You have read sheet 2.')).toBeVisible()
  }

  // Who has not read it is on the desk with a phone.
  await visit(page, '/admin/desk')
  const trouble = page.getByRole('region', { name: 'Trouble' })
  await expect(trouble.getByText(`${unread} has not read the call sheet, call 06:45`)).toBeVisible()
  await expect(trouble.getByRole('link', { name: `Call ${unread}` })).toHaveAttribute(
    'href',
    'tel:+919820050105',
  )

  // On set two press, and the contact of the client corrects one and confirms both.
  for (const { phone } of phones.slice(0, 2)) {
    await phone.getByRole('button', { name: 'On set' }).tap()
    await expect(phone.getByText(/^You are on set since/)).toBeVisible()
    await phone.getByLabel('Break, minutes in all').fill('0')
    // Ink on paper: the one red press was *On set*.
    await expect(phone.getByRole('button', { name: 'Wrapped' })).toHaveCSS(
      'background-color',
      'rgb(18, 16, 14)',
    )
    await phone.getByRole('button', { name: 'Wrapped' }).tap()
    await expect(phone.getByRole('button', { name: 'Wrapped' })).toHaveCount(0)
  }
  const { text } = await call('desk.hours.text', { job: job.id })
  const contact = await browser.newPage({ baseURL, viewport: { width: 375, height: 740 } })
  await contact.goto(/\/v\/[\w-]{22}/.exec(text)?.[0] ?? '')
  await contact.getByLabel(`On set, ${first}`).fill('06:45')
  await contact.getByLabel(`Wrapped, ${first}`).fill('17:15')
  await contact.getByLabel(`Break in minutes, ${first}`).fill('60')
  await contact.getByLabel('Your name').fill('Tara')
  await contact.getByRole('button', { name: 'Confirm the hours' }).click()
  await expect(contact.getByRole('heading', { name: 'Confirmed' })).toBeVisible()
  expect(await tooWide(contact)).toBe(0)

  for (const { context } of phones) await context.close()

  // A day and one and a half hours over: 38,000 + 1.5 x 7,125.
  await visit(page, `/admin/jobs/${job.number}`)
  await expect(page.getByText('10,687.50')).toBeVisible()
})
