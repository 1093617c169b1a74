import { expect, type Page, test } from '@playwright/test'
import { jpeg } from '../../helpers/files/jpeg'
import { atOwnDashboard, notices } from '../../helpers/people/newTalent'
import {
  axeIsContent,
  fitsNarrowScreen,
  keepsItsPlace,
  keepsWordsWhole,
  pictureHasCome,
  tooWide,
} from '../pageAssertions'
import { holdSecondOverFirst } from '../roster/ordering'
import { signInAsTalent, tab } from './talentPages'

const TABS = ['Dashboard', 'Opportunities', 'Portfolio', 'Projects', 'Profile']
const panel = (page: Page) => page.getByRole('tabpanel').first()

const handle = (page: Page, name: string) =>
  page.getByRole('button', { name: `Move ${name}.jpg`, exact: true })

const orderSaved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('portfolio.reorder') && answer.ok())

test('the five tabs are accessible, fit 320 pixels and show the figures', {
  tag: ['@also-desktop', '@slow'],
}, async ({ page }) => {
  await signInAsTalent(page)
  const figures = page.getByRole('group', { name: 'Figures' })
  await expect(figures).toContainText('127')
  await expect(figures).toContainText('Profile Views')
  for (const name of TABS) {
    await page.goto(`/model-dashboard?tab=${name.toLowerCase()}`)
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    await expect(tab(page, name)).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    await axeIsContent(page)
    expect(await tooWide(page)).toBe(0)
    const before = page.viewportSize() ?? { width: 1280, height: 800 }
    await fitsNarrowScreen(page)
    await keepsItsPlace(page)
    await keepsWordsWhole(page)
    await page.setViewportSize(before)
  }
})

test('the profile tab says that it is loading until its code is there', { tag: '@slow' }, async ({
  page,
}) => {
  await signInAsTalent(page)
  // The dashboard's own code has arrived before the tab's is held back.
  await expect(tab(page, 'Profile')).toBeVisible()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', (route) => released.then(() => route.continue()))
  await tab(page, 'Profile').click()
  const loading = page.getByText('Loading profile data...')
  await expect(loading).toBeVisible()
  release()
  await expect(page.getByRole('form', { name: 'Basic Information' })).toBeVisible()
  await expect(loading).toHaveCount(0)
})

test('by keyboard through the tabs', { tag: '@slow' }, async ({ page }) => {
  await signInAsTalent(page)
  await tab(page, 'Dashboard').focus()
  for (const name of TABS.slice(1)) {
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, name)).toBeFocused()
    await expect(tab(page, name)).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL(`/model-dashboard?tab=${name.toLowerCase()}`)
  }
  await page.keyboard.press('Home')
  await expect(tab(page, 'Dashboard')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel(page)).toBeFocused()
})

test('applies, sees it counted, and takes it back', { tag: ['@also-phone', '@slow'] }, async ({ page }) => {
  await atOwnDashboard(page, 'opportunities')
  await page.getByRole('searchbox', { name: 'Search opportunities...' }).fill('copper')
  const apply = page.getByRole('button', { name: 'Apply Now: Hands and forearms' })
  await expect(page.getByRole('button', { name: /^Apply Now/ })).toHaveCount(1)
  await expect(page).toHaveURL(/opportunities-search=copper/)
  await apply.focus()
  await page.keyboard.press('Enter')
  await expect(notices(page)).toContainText('We have your application for ‘Hands and forearms’.')
  await expect(page.getByRole('button', { name: 'Applied', exact: true })).toBeFocused()
  await axeIsContent(page)
  await page.reload()
  await page.getByRole('tab', { name: 'My Applications (1)' }).click()
  await expect(panel(page).getByText('Pending', { exact: true })).toBeVisible()

  const withdraw = page.getByRole('button', { name: 'Withdraw: Hands and forearms' })
  await withdraw.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await axeIsContent(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(withdraw).toBeFocused()
  await withdraw.click()
  await question.getByRole('button', { name: 'Withdraw' }).click()
  await expect(notices(page)).toContainText('Application Withdrawn')
  await expect(panel(page).getByText('Withdrawn', { exact: true })).toBeVisible()
  await expect(withdraw).toHaveCount(0)
  await tab(page, 'Dashboard').click()
  await expect(page.getByRole('group', { name: 'Figures' })).toContainText('0Active Applications')
})

test('puts the gallery in order by keyboard and by hand, replaces and refuses', { tag: '@slow' }, async ({
  page,
}) => {
  await atOwnDashboard(page, 'portfolio')
  const order = () =>
    page
      .getByRole('button', { name: /^Move / })
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')?.slice(5, -4)))
  await page.getByLabel('Add Image').setInputFiles([jpeg('one.jpg'), jpeg('two.jpg'), jpeg('three.jpg')])
  await expect(page.getByText('3 photos', { exact: true })).toBeVisible()
  await expect.poll(order).toEqual(['one', 'two', 'three'])
  await axeIsContent(page)

  await test.step('by keyboard, told aloud', async () => {
    const second = handle(page, 'two')
    await holdSecondOverFirst(page, second)
    const saved = orderSaved(page)
    await page.keyboard.press('Space')
    await saved
    await expect.poll(order).toEqual(['two', 'one', 'three'])
    await expect(second).toBeFocused()
    await page.reload()
    await expect.poll(order).toEqual(['two', 'one', 'three'])
  })

  await test.step('by hand', async () => {
    await handle(page, 'two').scrollIntoViewIfNeeded()
    const from = await handle(page, 'two').boundingBox()
    const to = await handle(page, 'one').boundingBox()
    if (!from || !to) throw new Error('no handles')
    await page.mouse.move(from.x + 10, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(to.x + 20, to.y + 10, { steps: 8 })
    const saved = orderSaved(page)
    await page.mouse.up()
    await saved
    await expect.poll(order).toEqual(['one', 'two', 'three'])
    await page.reload()
    await expect.poll(order).toEqual(['one', 'two', 'three'])
  })

  await test.step('a place for one picture takes the new one, and refuses what is none', async () => {
    const slot = page.getByRole('button', { name: 'Profile Picture', exact: true })
    let goOn = () => {}
    const seen = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route('**/portfolio-upload', async (route) => {
      await seen
      await route.continue()
    })
    await slot.setInputFiles(jpeg('face.jpg'))
    await expect(page.getByRole('progressbar', { name: 'Profile Picture: Uploading...' })).toBeVisible()
    await expect(page.getByText('Uploading...', { exact: true })).toBeVisible()
    await axeIsContent(page)
    goOn()
    await expect(notices(page)).toContainText('Your portfolio image has been successfully uploaded.')
    const shown = page.getByRole('img', { name: 'Profile Picture' })
    await expect(shown).toBeVisible()
    await page.unroute('**/portfolio-upload')
    const refusals = [
      ['notes.txt', 'text/plain', 'no picture', 'Only images are allowed'],
      ['page.jpg', 'image/jpeg', '<!doctype html><script>alert(1)</script>', 'Only images are allowed'],
      ['big.jpg', 'image/jpeg', 'x'.repeat(11 * 1024 * 1024), 'Each file can be up to 10MB'],
    ] as const
    for (const [name, mimeType, bytes, reason] of refusals) {
      await slot.setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) })
      await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
      await expect(notices(page)).toContainText('There was an error uploading your image. Please try again.')
      await expect(shown).toBeVisible()
    }
    await shown.scrollIntoViewIfNeeded()
    await pictureHasCome(shown)
    await page.context().setOffline(true)
    await slot.setInputFiles(jpeg('again.jpg'))
    await expect(page.getByRole('alert').filter({ hasText: 'Each file can be' })).toHaveCount(0)
    await expect(slot).toBeEnabled()
    await expect(shown).toBeVisible()
    await page.context().setOffline(false)
  })
})

test('an order that another window has changed is refused with a message and shown as it is @slow', async ({
  page,
}) => {
  const { token } = await atOwnDashboard(page, 'portfolio')
  await page.getByLabel('Add Image').setInputFiles([jpeg('one.jpg'), jpeg('two.jpg')])
  await expect(page.getByText('2 photos', { exact: true })).toBeVisible()
  const answer = await page.request.post('/api/v1/agency/models/portfolio-upload', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: jpeg('three.jpg') },
  })
  expect(answer.ok()).toBe(true)
  await holdSecondOverFirst(page, handle(page, 'two'))
  await page.keyboard.press('Space')
  await expect(notices(page)).toContainText(
    'The portfolio changed in the meantime. Reload the page and try again.',
  )
  await expect(handle(page, 'three')).toBeVisible()
})

test('a wrong password at the admin sign-in ends nobody’s session @slow', async ({ page }) => {
  await signInAsTalent(page)
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill('admin@tehkhana.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('not the one')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(notices(page)).toContainText('Login Failed')
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeTruthy()
  await page.goto('/model-dashboard')
  await expect(page.getByRole('region', { name: 'Profile Overview' })).toBeVisible()
})

test('a notice leaves the header and the bottom of a phone free', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  await signInAsTalent(page, '/model-dashboard?tab=portfolio')
  await page
    .getByLabel('Banner Image')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(notices(page)).toContainText('Upload Failed')
  const { y = 0, height = 0 } = (await notices(page).boundingBox()) ?? {}
  expect(y).toBeGreaterThanOrEqual(64)
  expect(y + height).toBeLessThan(812 / 2)
})
