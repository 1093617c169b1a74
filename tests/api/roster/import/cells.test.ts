import { expect, it } from 'vitest'
import { models } from '../../../../drizzle/schema'
import { aDraft, csvOf, finishImports } from '../../../helpers/roster/rosterImport'
import { testApp } from '../../../helpers/testApp'

it('two columns can be the private note, which then says what each of them was called', async () => {
  const t = testApp()
  const admin = t.admin()
  const caller = t.as(admin).admin.rosterImport
  const sheet = csvOf(
    ['Name', 'Experience', 'Remarks', 'Comments'],
    ['Asha', '2 yrs', 'Call after 6pm', ''],
    ['Kabir', 'fresher', '', 'tall'],
    ['Zoya', '', '', ''],
  )
  const id = await aDraft(t, admin, sheet)
  expect((await caller.get({ id })).columns.map(({ field }) => field)).toEqual([
    ...['name', null, 'privateNote', 'privateNote'],
  ])
  await caller.setReading({ id, columns: ['name', 'privateNote', 'privateNote', 'privateNote'] })
  const refused = caller.setReading({ id, columns: ['name', 'bio', 'bio', null] })
  await expect(refused).rejects.toThrow('Two columns cannot be the same field')
  await caller.start({ id, hasConsent: true })
  await finishImports(t)
  expect(
    t.db
      .select()
      .from(models)
      .all()
      .map(({ privateNote }) => privateNote),
  ).toEqual(['Experience: 2 yrs\nRemarks: Call after 6pm', 'Experience: fresher\nComments: tall', null])
  const next = await aDraft(t, admin, sheet)
  expect((await caller.get({ id: next })).columns.map(({ field }) => field)).toEqual([
    ...['name', 'privateNote', 'privateNote', 'privateNote'],
  ])
})

it('a city is added with capitals, and told only when it gets another name', async () => {
  const t = testApp()
  const admin = t.admin()
  const cities = ['pune', 'NEW DELHI', 'NCR', 'bombay', 'Navi mumbai']
  const sheet = csvOf(['Name', 'City'], ...cities.map((city, at) => [`Model ${'ABCDE'[at]}`, city]))
  const { rows } = await t.as(admin).admin.rosterImport.check({ id: await aDraft(t, admin, sheet) })
  expect(rows.map(({ read }) => read?.city)).toEqual(['Pune', 'New Delhi', 'NCR', 'Mumbai', 'Navi mumbai'])
  expect(rows.flatMap(({ notes }) => notes)).toEqual([
    { field: 'city', message: 'bombay is added as Mumbai' },
  ])
})
