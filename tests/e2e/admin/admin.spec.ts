import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { jpeg } from '../../helpers/files/jpeg'
import { untilQuiet } from '../../helpers/untilQuiet'
import { visit } from '../../helpers/visit'
import { axe, signIn, unlike } from '../adminPages'
import { pictureHasCome } from '../pageAssertions'

/** Opens an admin page by its link: in the sidebar on a wide screen, behind Menu on a phone. */
async function goTo(page: Page, room: string) {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('link', { name: room, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('sign-in, the back office and logout, by keyboard alone', async ({ page }) => {
  await page.goto('/admin/bookings')
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByRole('heading', { name: 'LOGIN PORTAL' })).toBeVisible()
  await axe(page)
  await page.getByLabel('Email').focus()
  await page.keyboard.type('admin@tehkhana.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('not the lamp')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Login Failed')).toBeVisible()
  await page.getByRole('textbox', { name: 'Password' }).fill('darkroom-lamp')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Login Successful')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await axe(page)

  await page.goto('/admin/bookings')
  const row = page.getByRole('row').nth(1)
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Booking Request Details' })).toBeVisible()
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row).toBeFocused()
  await axe(page)

  await page.getByRole('button', { name: 'Logout' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Are you sure you want to logout?')).toBeVisible()
  const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Logout' })
  for (let tabs = 0; tabs < 4 && !(await yes.evaluate((it) => it === document.activeElement)); tabs++)
    await page.keyboard.press('Tab')
  await expect(yes).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/login')
})

test('an enquiry is found by typing, read, and exported as a file', {
  tag: ['@also-phone', '@slow'],
}, async ({ page }) => {
  const name = unlike()
  const sent = await page.request.post('/enquiries', {
    data: { name, email: 'devika@kori.example', subject: 'casting', message: `=1+1\n${'long '.repeat(40)}` },
  })
  expect(sent.status()).toBe(200)
  await signIn(page)
  await goTo(page, 'Enquiries')
  await page.getByPlaceholder('Search by name, email, or subject...').fill(name.toLowerCase())
  await expect(page.getByText('1 found')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`search=${name.toLowerCase()}`))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/)
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toContain(`"${name}"`)
  expect(csv).toContain(`"'=1+1`)
  expect(csv.trim().split('\r\n')).toHaveLength(2)
  await page.getByRole('button', { name: `View ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Enquiry Details' })
  await expect(dialog.getByText('long long long')).toBeVisible()
  await axe(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await expect(page.getByText('1 found')).toBeVisible()
  await axe(page)
})

test('an applicant is seen, approved once, and invited', { tag: '@also-phone' }, async ({ page }) => {
  const name = unlike()
  const kept = await page.request.post('/media/upload', {
    multipart: { file: jpeg('face.jpg'), type: 'portfolio' },
  })
  const { data } = await kept.json()
  const application = await page.request.post('/api/v1/agency/external/model-signup-request', {
    data: {
      ...{ name, email: `${name}@example.in`, contact: '+91 98200 54321', age: 22, city: 'Lucknow' },
      portfolio_links: [data.url, 'https://zoya.example/book'],
    },
  })
  expect(application.status()).toBe(200)
  // The address that the upload gave opens for nobody who is not signed in.
  expect((await page.request.get(data.url)).status()).toBe(404)

  await signIn(page, `/admin/artist-requests?status=pending&search=${name}`)
  await page.getByRole('button', { name: `View ${name}` }).click()
  const details = page.getByRole('dialog', { name: 'Artist Request Details' })
  const picture = details.getByRole('img', { name: 'Picture face.jpg' })
  await pictureHasCome(picture)
  await axe(page)
  await details.getByLabel('Message to the applicant').fill('Come by on Friday.')
  await details.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Request approved successfully')).toBeVisible()
  await expect(page.getByText('No artist requests found')).toBeVisible()
  // The row has left this list; the notice still undoes the decision.
  await page
    .getByRole('region', { name: 'Notices' })
    .getByRole('button', { name: 'Undo', exact: true })
    .click()
  await expect(page.getByText('Decision undone')).toBeVisible()
  await page.getByRole('button', { name: `Approve ${name}` }).click()
  await expect(page.getByText('No artist requests found')).toBeVisible()
  await page.getByLabel('Status').selectOption('approved')
  await expect(page.getByText('1 found')).toBeVisible()
  await expect(page.getByRole('button', { name: `Approve ${name}` })).toHaveCount(0)
  await goTo(page, 'Dashboard')
  await expect(page.getByText(`approved ${name}’s request`)).toBeVisible()
})

test('a link to a picture is renewed when it expires @slow', async ({ page }) => {
  const name = unlike()
  const kept = await page.request.post('/media/upload', {
    multipart: { file: jpeg('face.jpg'), type: 'portfolio' },
  })
  const { data } = await kept.json()
  await page.request.post('/api/v1/agency/external/model-signup-request', {
    data: { name, email: `${name}@example.in`, contact: '+91 98200 54321', portfolio_links: [data.url] },
  })
  await signIn(page)
  // The first address is answered as if its five minutes were over.
  let refused = 0
  await page.route(/\/media\/.*\?e=/, async (route) => {
    if (refused > 0) return route.continue()
    refused++
    // Signatures of one second are the same.
    await new Promise((done) => setTimeout(done, 1500))
    return route.fulfill({ status: 404 })
  })
  await page.goto(`/admin/artist-requests?search=${name}`)
  await page.getByRole('button', { name: `View ${name}` }).click()
  const picture = page.getByRole('img', { name: 'Picture face.jpg' })
  await pictureHasCome(picture)
  expect(refused).toBe(1)
})

const LISTS = ['jobs', 'packages', 'clients', 'models', 'projects', 'enquiries', 'bookings']

test('the search of a list stands where it is when the rows come @slow', async ({ page }) => {
  await signIn(page)
  await page.route(/\/trpc\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  for (const list of [...LISTS, 'artist-requests', 'audit', 'opportunities']) {
    await visit(page, `/admin/${list}`)
    const top = () => page.getByRole('search').evaluate((search) => search.getBoundingClientRect().top)
    const atFirst = await top()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    expect(Math.abs((await top()) - atFirst), list).toBeLessThan(1)
  }
})

const PARTS = 'main :is(h2, form, [role=search])'

test('the sections of a page stand where they are when their parts come', {
  tag: '@slow',
}, async ({ page }) => {
  await signIn(page)
  let calls = 0
  await page.route(/\/trpc\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500 + 200 * calls++))
    await route.continue()
  })
  for (const at of ['account', 'team', 'integrations', 'boards', 'money', 'money/talents']) {
    calls = 0
    const quiet = untilQuiet(page)
    await visit(page, `/admin/${at}`)
    const tops = () =>
      page
        .locator(PARTS)
        .evaluateAll((parts) =>
          parts.map((part) => [part.textContent.slice(0, 20), part.getBoundingClientRect().top]),
        )
    await expect(page.locator(PARTS).first()).toBeVisible()
    const atFirst = await tops()
    await quiet()
    expect(await tops(), at).toEqual(atFirst)
  }
})
