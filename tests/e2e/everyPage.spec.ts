import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { projectRoot } from '../../server/core/root'
import { paths } from '../../shared/paths'
import { freshPerson } from '../helpers/newTalent'
import { asAgency } from './badInput'
import {
  axeIsContent,
  fitsLargeLetters,
  fitsNarrowScreen,
  keepsWordsWhole,
  lookThrough,
  oversized,
  tour,
  watchShifts,
  watchStrangers,
} from './looking'

/** The public pages as the client's own tables have them, so that a new one cannot be forgotten. */
const patterns = ['site', 'account'].flatMap((audience) => {
  const table = readFileSync(path.join(projectRoot, `client/src/${audience}/routes.tsx`), 'utf8')
  return [...table.matchAll(/path: (?:paths\.(\w+)|'([^']+)')/g)].map(
    ([, name, literal]) => literal ?? String(paths[name as keyof typeof paths]),
  )
})

type Place = [address: string, status: number]

/** An address for each pattern that has a gap to fill. */
const EXAMPLES: Record<string, Place[]> = {
  '/models/:modelId': [
    ['a profile', 200],
    ['/models/nobody-of-this-name', 404],
    ['a model who has left', 410],
  ],
  '/unsubscribe/:token': [['/unsubscribe/some-link', 200]],
  '/reset-password/:token?': [['/reset-password/some-link', 200]],
  '/*?': [['/nowhere', 404]],
  // The sheet of the design's parts is not in what is built.
  '/design': [],
  // Only for whoever is signed in: onboarding.spec.ts.
  '/onboarding': [],
}
/** Doors that stand open, of the rooms behind them. */
const DOORS: Place[] = [
  ['a request for a model', 200],
  ['/signup?invite=some-link', 200],
  ['/admin/login', 200],
  ['/admin/welcome?invite=some-link', 200],
]
const pages = patterns.flatMap((pattern): Place[] => EXAMPLES[pattern] ?? [[pattern, 200]]).concat(DOORS)

/** Where a page is that has no address of its own before the house stands. */
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
  test(`${address}: whole, still, small, named, and nobody else is asked`, async ({
    page,
    baseURL,
    isMobile,
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
    // A phone has no Tab.
    if (!isMobile) expect(await tour(page)).toEqual([])
    await fitsNarrowScreen(page)
    await fitsLargeLetters(page)
    await keepsWordsWhole(page)
  })
