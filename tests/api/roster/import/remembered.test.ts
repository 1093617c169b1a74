import { expect, it } from 'vitest'
import { aDraft, csvOf } from '../../../helpers/roster/rosterImport'
import { testApp } from '../../../helpers/testApp'

it('the next sheet with the same heads and words is read as the last one that was started', async () => {
  const t = testApp()
  const admin = t.admin()
  const caller = t.as(admin).admin.rosterImport
  const heads = ['Name', 'Sx', 'City', 'Mobile']
  const first = await aDraft(t, admin, csvOf(heads, ['Asha', 'Femme', 'Pune', '']))
  await caller.setReading({ id: first, columns: ['name', 'gender', null, 'phone'] })
  await caller.setReading({ id: first, words: { gender: { femme: 'female' } } })

  const unstarted = await aDraft(t, admin, csvOf(heads, ['Zoya', 'Femme', 'Goa', '']))
  expect((await caller.get({ id: unstarted })).columns.map(({ field }) => field)).toEqual([
    ...['name', null, 'city', 'phone'],
  ])
  await caller.start({ id: first, hasConsent: true })

  const sheet = csvOf(['Name', 'E-mail', ...heads.slice(1)], ['Zoya', '', 'Femme', 'Goa', ''])
  const next = await aDraft(t, admin, sheet)
  const { columns, words } = await caller.get({ id: next })
  expect(columns.map(({ field, isRemembered }) => [field, isRemembered])).toEqual([
    ['name', true],
    ['email', false],
    ['gender', true],
    [null, true],
    ['phone', true],
  ])
  expect(words.gender).toEqual({ femme: 'female' })
  const { rows, unknownWords, chosenWords } = await caller.check({ id: next })
  expect([rows[0]?.fate, rows[0]?.read?.gender, unknownWords]).toEqual(['new', 'female', []])
  expect(chosenWords).toEqual([{ field: 'gender', word: 'Femme', key: 'femme', rows: 1 }])
})

it('the next sheet has its dates in the order that was chosen for the last one, and says so', async () => {
  const t = testApp()
  const admin = t.admin()
  const caller = t.as(admin).admin.rosterImport
  const upload = (name: string) => aDraft(t, admin, csvOf(['Name', 'DOB'], [name, '03/12/1999']))
  const orderOf = async (id: string) => {
    const { isMonthFirst, isOrderRemembered } = await caller.get({ id })
    const { rows } = await caller.check({ id })
    return [isMonthFirst, isOrderRemembered, rows[0]?.read?.dateOfBirth]
  }
  const first = await upload('Asha')
  expect(await orderOf(first)).toEqual([false, false, '1999-12-03'])
  await caller.setReading({ id: first, isMonthFirst: true })
  expect(await orderOf(first)).toEqual([true, false, '1999-03-12'])
  await caller.start({ id: first, hasConsent: true })

  const undated = await aDraft(t, admin, csvOf(['Name', 'City'], ['Mira', 'Pune']))
  await caller.setReading({ id: undated, isMonthFirst: false })
  await caller.start({ id: undated, hasConsent: true })

  const next = await upload('Zoya')
  expect(await orderOf(next)).toEqual([true, true, '1999-03-12'])
  await caller.setReading({ id: next, isMonthFirst: false })
  await caller.start({ id: next, hasConsent: true })
  expect(await orderOf(await upload('Kabir'))).toEqual([false, false, '1999-12-03'])
})

it('a field is given once, to the column that had it last time', async () => {
  const t = testApp()
  const admin = t.admin()
  const caller = t.as(admin).admin.rosterImport
  const first = await aDraft(t, admin, csvOf(['Name', 'Reach'], ['Asha', '98100 12345']))
  await caller.setReading({ id: first, columns: ['name', 'phone'] })
  await caller.start({ id: first, hasConsent: true })
  const next = await aDraft(t, admin, csvOf(['Name', 'Mobile', 'Reach'], ['Zoya', '', '98200 12345']))
  expect((await caller.get({ id: next })).columns.map(({ field }) => field)).toEqual(['name', null, 'phone'])
})
