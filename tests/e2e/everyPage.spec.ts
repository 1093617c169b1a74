import { expect, type Page, test } from '@playwright/test'
import { pages as table } from '../../shared/pages/pages'
import { freshPerson } from '../helpers/people/newTalent'
import {
  axeIsContent,
  fitsNarrowScreen,
  keepsWordsWhole,
  lookThrough,
  oversized,
  tour,
  watchShifts,
  watchStrangers,
} from './pageAssertions'
import { asAgency } from './site/badInput'

/** Every page but the talent's dashboard, which nobody sees without a session, and what is nowhere. */
const patterns = [
  ...Object.values(table)
    .filter(({ source }) => !source.startsWith('talent/'))
    .map(({ path }) => path as string),
  '/*?',
]

type Place = [address: string, status: number]

/** An address for each pattern that has a gap to fill. */
const EXAMPLES: Record<string, Place[]> = {
  '/models/:modelId': [
    ['a profile', 200],
    ['/models/nobody-of-this-name', 404],
    ['a model who has left', 410],
  ],
  '/unsubscribe/:token': [['/unsubscribe/some-link', 200]],
  '/answer/:token': [['/answer/some-link', 404]],
  '/reset-password/:token?': [['/reset-password/some-link', 200]],
  '/*?': [['/nowhere', 404]],
  // Only for whoever is signed in: onboarding.spec.ts.
  '/onboarding': [],
}
/** Pages of the signed-in areas that everybody may open, and addresses with a query. */
const ENTRANCES: Place[] = [
  ['a request for a model', 200],
  ['/signup?invite=some-link', 200],
  ['/admin/login', 200],
  ['/admin/welcome?invite=some-link', 200],
]
const pages = patterns.flatMap((pattern): Place[] => EXAMPLES[pattern] ?? [[pattern, 200]]).concat(ENTRANCES)

/** Finds the address of a page whose id is only known at run time. */
const FOUND: Record<string, (page: Page) => Promise<string>> = {
  async 'a profile'(page) {
    const { data } = await (await page.request.get('/public/models?limit=1')).json()
    return `/models/${data.models[0].slug}`
  },
  async 'a request for a model'(page) {
    const { data } = await (await page.request.get('/public/models?limit=1')).json()
    return `/book-model?model=${data.models[0].slug}`
  },
  async 'a model who has left'(page) {
    const { name, email, phone: contact, password } = freshPerson()
    const made = await page.request.post('/api/v1/agency/models/register', {
      data: { name, email, contact, password },
    })
    const { _id } = (await made.json()).data
    const gone = await page.request.delete(`/admin/models/${_id}`, { headers: await asAgency(page) })
    expect(gone.status()).toBe(200)
    return `/models/${_id}`
  },
}

test('a pattern with a gap has an example to fill it', () => {
  expect(patterns.length).toBeGreaterThan(15)
  expect(patterns.filter((pattern) => /[:*]/.test(pattern) && !EXAMPLES[pattern])).toEqual([])
})

for (const [address, status] of pages)
  test(`${address}: whole, still, small, named, reached by Tab, on a phone too, and nobody else is asked @release`, async ({
    page,
    baseURL,
  }) => {
    const strangers = watchStrangers(page, baseURL)
    const isStill = await watchShifts(page)
    const answer = await page.goto((await FOUND[address]?.(page)) ?? address)
    expect(answer?.status()).toBe(status)
    await lookThrough(page)
    await isStill()
    expect(strangers).toEqual([])
    expect(await oversized(page)).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/\S/)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{3}/)
    await axeIsContent(page)
    expect(await tour(page)).toEqual([])
    await page.setViewportSize({ width: 375, height: 812 })
    await axeIsContent(page)
    await keepsWordsWhole(page)
    await fitsNarrowScreen(page)
  })

for (const address of ['/', '/models', 'a profile', '/projects', '/about', 'a request for a model'])
  test(`${address}: on a phone nothing moves, and no picture is larger than what is shown of it`, {
    tag: ['@phone', '@release'],
  }, async ({ page }) => {
    const isStill = await watchShifts(page)
    await page.goto((await FOUND[address]?.(page)) ?? address)
    await lookThrough(page)
    await isStill()
    expect(await oversized(page)).toEqual([])
  })
