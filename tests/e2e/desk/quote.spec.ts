import { expect, test } from '@playwright/test'
import { signIn } from '../adminPages'
import { axeIsContent, fitsNarrowScreen } from '../pageAssertions'
import { proceduresOf } from '../procedures'
import { asAgency } from '../site/badInput'

test('a client accepts a quote on the phone, and it becomes a proforma with nothing typed again', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const headers = await asAgency(page)
  const answer = await page.request.get('/api/v1/money/papers?kind=quote', { headers })
  const quotes: { _id: string; number: string; standing: string }[] = (await answer.json()).data.papers
  const quote = quotes.find(({ standing }) => standing === 'open')
  if (!quote) throw new Error('the demo has no open quote')
  const { url } = await (await proceduresOf(page))('desk.money.text', { id: quote._id })

  // The client's phone: nobody is signed in there, and no scripts are needed.
  const context = await browser.newContext({ ...test.info().project.use, javaScriptEnabled: false })
  const phone = await context.newPage()
  await phone.goto(new URL(url).pathname)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Quote')
  await phone.getByLabel('Your name').fill('Anita Rao')
  await phone.getByRole('button', { name: 'We accept' }).click()
  await expect(phone.getByRole('status')).toHaveText('Accepted. Thank you.')
  await expect(phone.getByText(/^Anita Rao, /)).toBeVisible()
  await expect(phone.getByRole('button')).toHaveCount(0)
  await fitsNarrowScreen(phone)
  await context.close()

  await signIn(page, `/admin/money/${quote._id}`)
  await expect(page.getByText(`Quote ${quote.number} accepted by Anita Rao`)).toBeVisible()
  await axeIsContent(page)
  await page.getByRole('button', { name: 'Make the proforma' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a proforma' })
  await dialog.getByRole('button', { name: /^Make TKP/ }).click()
  await expect(
    page.getByRole('dialog', { name: 'Send' }).getByRole('link', { name: /WhatsApp/ }),
  ).toBeVisible()
})
