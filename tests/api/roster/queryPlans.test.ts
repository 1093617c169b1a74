// @module-tag slow

import { describe, expect, it } from 'vitest'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { rosterSitemap } from '../../../server/features/roster/publicRoster/service'
import { WORK_TYPES } from '../../../shared/lists'
import { testApp } from '../../helpers/testApp'

/** Every statement that the app prepares while `work` runs. */
async function preparedDuring(t: ReturnType<typeof testApp>, work: () => Promise<void>): Promise<string[]> {
  const { $client } = t.db
  const prepare = $client.prepare.bind($client)
  const seen = new Set<string>()
  $client.prepare = ((text: string) => {
    seen.add(text)
    return prepare(text)
  }) as typeof prepare
  await work()
  $client.prepare = prepare
  return [...seen]
}

/** Asks for everything that the roster and the bookings can be asked. */
async function askEverything(t: ReturnType<typeof testApp>) {
  const asha = aModel(t, { stageName: 'Asha', isFeatured: true, workTypes: ['Editorial'] })
  aPicture(t, asha.id)
  aModel(t, { stageName: 'Tara', city: 'New Delhi', gender: null })
  const { models, bookings } = t.visitor().site
  const search = ['', 'a', 'as', 'asha']
  const gender = [undefined, 'female']
  const city = [undefined, 'mumbai', 'i']
  const workType = [undefined, WORK_TYPES[0]]
  for (const s of search)
    for (const g of gender)
      for (const c of city)
        for (const w of workType) await models.list({ search: s, gender: g, city: c, workType: w })
  await models.list({ board: 'women' })
  await models.get({ key: asha.id })
  await models.related({ key: 'tara' })
  await models.featured()
  await models.choices()
  rosterSitemap(t.db)
  const admin = t.as(t.admin()).admin
  await bookings.request({
    clientName: 'Devika',
    email: 'devika@kori.example',
    phone: '+91 98100 12345',
    modelId: asha.id,
    workType: 'Editorial',
    dateRequired: '2026-04-10',
    budgetRange: '$500-$1,000',
    details: 'Four looks.',
  })
  await admin.bookings.list({})
  await admin.bookings.list({ search: 'dev' })
  for await (const _ of await admin.bookings.export({ search: 'dev' }));
  await admin.models.setStatus({ id: asha.id, status: 'inactive' })
}

/** A table read from end to end, or sorted at query time. Reading an index, a given list or a text index is neither. */
const BAD = /^SCAN (?!\S+ (USING (COVERING )?INDEX|VIRTUAL TABLE))|^USE TEMP B-TREE/
/** What may be so, each with its reason. */
const ALLOWED: [text: RegExp, plan: string, reason: string][] = [
  [/with recursive city/, 'SCAN city', 'the steps taken so far, one at a time'],
  [
    /as wanted.*order by wanted\.key/s,
    'USE TEMP B-TREE FOR ORDER BY',
    'one page, at most as many as asked for',
  ],
  [/from "roster" inner join "models"/, 'SCAN roster', 'the sitemap holds everybody'],
]

describe('the plans of the roster and the bookings', () => {
  it('read an index, never a table from end to end, and sort nothing that an index holds', async () => {
    const t = testApp()
    const texts = await preparedDuring(t, () => askEverything(t))
    const own = texts.filter(
      (text) => /\b(roster|roster_\w+|bookings)\b/.test(text) && !/^\s*create/i.test(text),
    )
    expect(own.length).toBeGreaterThan(25)
    const found = own.flatMap((text) => {
      const plan = t.db.$client.prepare(`explain query plan ${text}`)
      const values = Object.fromEntries(
        (text.match(/[:@$](\w+)/g) ?? []).map((name) => [name.slice(1), null]),
      )
      const marks = (text.match(/\?/g) ?? []).map(() => null)
      const steps = (marks.length > 0 ? plan.all(...marks) : plan.all(values)) as { detail: string }[]
      const isAllowed = (detail: string) => ALLOWED.some(([of, step]) => of.test(text) && step === detail)
      return steps
        .filter(({ detail }) => BAD.test(detail) && !isAllowed(detail))
        .map(({ detail }) => `${detail}: ${text.replace(/\s+/g, ' ')}`)
    })
    expect(found).toEqual([])
  })

  it('would report scans and sorts', () => {
    const details = ['SCAN roster', 'USE TEMP B-TREE FOR ORDER BY', 'SCAN b']
    const good = [
      'SCAN bookings USING COVERING INDEX x',
      'SEARCH roster USING INDEX x',
      'SCAN w VIRTUAL TABLE INDEX 1:',
    ]
    expect([...details, ...good].map((detail) => BAD.test(detail))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
