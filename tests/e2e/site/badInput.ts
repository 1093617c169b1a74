import { expect, type Locator, type Page, test } from '@playwright/test'
import { isTakenOver } from '../pageAssertions'

/** A form, and the specified messages for wrong input. */
export type BadlyFilled = {
  /** its address, or how it is reached; without an email nobody need be known */
  open: string | ((page: Page, email: string) => Promise<unknown>)
  button: string
  /** the call that sends it, as a part of its address */
  call: string
  /** what a right one holds, by label; `email` is nobody else's */
  filled: (email: string) => [label: string | RegExp, value: string][]
  /** submitted unchanged: the error at each field; null where the browser itself shows it */
  blank: [label: string | RegExp, words: string | null][]
  /** longer than the limit: refused beside the field, and never cut */
  tooMuch: [label: string | RegExp, value: string, words: string][]
  /** the labels that take any writing */
  writing: (string | RegExp)[]
  /** where it says that it failed */
  said: (page: Page) => Locator
  words: Record<CliError, string[]>
  /** what a reload does not bring back */
  secrets?: (string | RegExp)[]
  /** a retry after a lost answer gets the same answer again (R12) */
  isRepeated?: boolean
  isSent: (page: Page, email: string) => Promise<unknown>
  /** what the server has stored for this address */
  kept: (page: Page, email: string) => Promise<object[]>
}

const TROUBLES = {
  'no network': null,
  'too many': { httpStatus: 429, message: 'Too many attempts. Please try again in 12 minutes.' },
  'a broken server': { httpStatus: 500, message: 'Something went wrong. Please try again.' },
} as const
type CliError = keyof typeof TROUBLES

export const tooLong = (most: string) => `At most ${most} characters`
export const LONG_NAME = 'न'.repeat(121)
export const LONG_TEXT = 'é'.repeat(5_001)
export const LONG_EMAIL = `${'a'.repeat(250)}@a.example`

const WRITINGS = {
  Hindi: 'देविका राव: श्रृंखला, क्षण',
  Arabic: 'نورة القحطاني، موديل',
  emoji: '👩🏽‍🎤 Zoë 🖤',
}

let people = 0
/** An address that nobody has used yet, in this run and in those before. */
const freshEmail = () => `bad.${Date.now()}.${process.pid}.${++people}@kori.example`

const field = (page: Page, label: string | RegExp) => page.getByRole('main').getByLabel(label)
const press = (page: Page, { button }: BadlyFilled) => page.getByRole('button', { name: button }).click()

/** The alert that a form of the public site shows when it could not be sent. */
export const alert = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })

/** The confirmation that takes the form's place. */
export const confirmed = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeFocused()

/** Puts a value into a field of any kind. */
async function put(page: Page, label: string | RegExp, value: string) {
  const control = field(page, label)
  const kind = await control.evaluate((it) => it.tagName)
  await (kind === 'SELECT' ? control.selectOption({ label: value }) : control.fill(value))
}

async function open(page: Page, form: BadlyFilled, email = '') {
  await (typeof form.open === 'string' ? page.goto(form.open) : form.open(page, email))
  await expect(page.getByRole('button', { name: form.button })).toBeVisible()
}

async function fillIn(page: Page, form: BadlyFilled, email: string) {
  await open(page, form, email)
  for (const [label, value] of form.filled(email)) await put(page, label, value)
}

/** The value of each field, as a person reads it. */
const typed = (page: Page, labels: (string | RegExp)[]) =>
  Promise.all(
    labels.map((label) =>
      field(page, label).evaluate((it) =>
        it instanceof HTMLSelectElement ? it.selectedOptions[0]?.label : (it as HTMLInputElement).value,
      ),
    ),
  )

/** The form tried empty, too long, in other writings, in trouble and pressed twice. */
export function tryBadly(name: string, form: BadlyFilled) {
  const labels = form.filled('').map(([label]) => label)
  const isCall = (url: URL) => url.href.includes(form.call)

  test.describe(name, { tag: '@release' }, () => {
    test('empty, nothing is sent, and too long, nothing is cut: each field says what it wants', async ({
      page,
    }) => {
      let calls = 0
      page.on('request', (request) => isCall(new URL(request.url())) && calls++)
      await open(page, form)
      await press(page, form)
      for (const [label, words] of form.blank)
        if (words === null) await expect(page.locator(':invalid').and(field(page, label))).toHaveCount(1)
        else await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`${words}$`))
      await expect(field(page, form.blank[0]?.[0] ?? '')).toBeFocused()
      expect(calls).toBe(0)
      await fillIn(page, form, freshEmail())
      for (const [label, value] of form.tooMuch) await put(page, label, value)
      await press(page, form)
      for (const [label, , words] of form.tooMuch)
        await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`${words}$`))
      const inside = await typed(
        page,
        form.tooMuch.map(([label]) => label),
      )
      expect(inside).toEqual(form.tooMuch.map(([, value]) => value))
    })

    if (form.writing.length > 0)
      test('in Hindi, Arabic and emoji: accepted as it was typed, in its reading direction', async ({
        page,
      }) => {
        for (const [writing, text] of Object.entries(WRITINGS))
          await test.step(writing, async () => {
            const email = freshEmail()
            await fillIn(page, form, email)
            for (const label of form.writing) {
              await put(page, label, text)
              const direction = writing === 'Arabic' ? 'rtl' : 'ltr'
              await expect(field(page, label)).toHaveCSS('direction', direction)
            }
            await press(page, form)
            await form.isSent(page, email)
            const [kept] = await form.kept(page, email)
            expect(Object.values(kept ?? {}).filter((value) => value === text)).toHaveLength(
              form.writing.length,
            )
          })
      })

    test('on failure: a clear message each time, and all that was typed is still there', async ({
      page,
      context,
    }) => {
      const email = freshEmail()
      const filled = form.filled(email).map(([, value]) => value)
      await fillIn(page, form, email)
      // Without a connection the code of a page would not come at all.
      await isTakenOver(page)
      for (const [trouble, answer] of Object.entries(TROUBLES)) {
        if (answer) {
          const { httpStatus, message } = answer
          const error = { message, code: -32000, data: { code: 'X', httpStatus } }
          await page.route(isCall, (route) => {
            // In the form in which it was asked: one answer, or a list of them.
            const json = route.request().url().includes('batch=1') ? [{ error }] : { error }
            return route.fulfill({ status: httpStatus, json })
          })
        } else await context.setOffline(true)
        await press(page, form)
        for (const words of form.words[trouble as CliError])
          await expect(form.said(page)).toContainText(words)
        await expect(form.said(page)).toHaveCount(1)
        expect(await typed(page, labels)).toEqual(filled)
        await page.unroute(isCall)
        await context.setOffline(false)
      }
      // A proxy whose server is gone answers in HTML.
      await page.route(isCall, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }))
      await press(page, form)
      for (const words of form.words['no network']) await expect(form.said(page)).toContainText(words)
      await page.unroute(isCall)
      expect(await form.kept(page, email)).toEqual([])
      await page.reload()
      await expect(page.getByRole('button', { name: form.button })).toBeVisible()
      const secrets = new Set(form.secrets?.map(String))
      const again = form.filled(email).map(([label, value]) => (secrets.has(String(label)) ? '' : value))
      await expect.poll(() => typed(page, labels)).toEqual(again)
    })

    test('pressed twice, and the answer is late: stored once', async ({ page }) => {
      const email = freshEmail()
      await fillIn(page, form, email)
      await page.route(isCall, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_000))
        await route.continue()
      })
      // Both halves of the press in one breath, before anything can be drawn as busy.
      await page.getByRole('button', { name: form.button }).evaluate((button: HTMLButtonElement) => {
        button.click()
        button.click()
      })
      await form.isSent(page, email)
      expect(await form.kept(page, email)).toHaveLength(1)
    })

    if (form.isRepeated)
      test('the answer is lost on its way, and the button pressed again: stored once', async ({ page }) => {
        const email = freshEmail()
        await fillIn(page, form, email)
        await page.route(isCall, async (route) => {
          await route.fetch()
          await route.abort('connectionreset')
        })
        await press(page, form)
        await expect(form.said(page)).toContainText(form.words['no network'][0] ?? '')
        await page.unroute(isCall)
        await press(page, form)
        await form.isSent(page, email)
        expect(await form.kept(page, email)).toHaveLength(1)
      })
  })
}

let session: Promise<string> | undefined
/** What an administrator's own programs send along. */
export async function asAgency(page: Page) {
  session ??= page.request
    .post('/api/v1/agency/login', {
      data: { email: 'admin@tehkhana.example', password: 'darkroom-lamp' },
    })
    .then(async (answer) => (await answer.json()).data.token)
  return { authorization: `Bearer ${await session}`, accept: 'application/json' }
}

/** The entries of an admin list for one address. */
export async function atTheAgency(page: Page, path: string, email: string) {
  const headers = await asAgency(page)
  const answer = await page.request.get(`${path}?search=${encodeURIComponent(email)}`, { headers })
  expect(answer.status()).toBe(200)
  return answer.json()
}
