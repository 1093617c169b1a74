import { expect, it } from 'vitest'
import { models } from '../../../../drizzle/schema'
import { aModel } from '../../../../server/demo/builders/models'
import { aDraft, csvOf, finishImports } from '../../../helpers/roster/rosterImport'
import { testApp } from '../../../helpers/testApp'

it('a number that two people have is told at the second, who is added all the same', async () => {
  const t = testApp()
  const admin = t.admin()
  aModel(t, { name: 'Neha Shinde', stageName: 'Neha', phone: '+919822010006' })
  const sheet = csvOf(
    ['Name', 'Mobile'],
    ['Tanvi Bhosale', '98220 10008'],
    ['Mrunal Kale', '+91-9822010008'],
    ['Ira Shinde', '098220 10006'],
  )
  const { rows } = await t.as(admin).admin.rosterImport.check({ id: await aDraft(t, admin, sheet) })
  expect(rows.map(({ fate, notes }) => [fate, notes])).toEqual([
    ['new', []],
    ['new', [{ field: 'phone', message: 'The same number as row 2, under another name' }]],
    ['new', [{ field: 'phone', message: 'The same number as Neha, under another name' }]],
  ])
})

it('two numbers in a cell, a WhatsApp number alone, and “same” are read as agencies mean them', async () => {
  const t = testApp()
  const admin = t.admin()
  const sheet = csvOf(
    ['Name', 'Mobile', 'WhatsApp No.', 'Remarks'],
    ['Asha', '98100 12345 / 98200 54321', 'same', 'Calls back late'],
    ['Kabir', '', '98300 54321', ''],
    ['Zoya', '98400 54321 / home', '98500 54321', ''],
  )
  const id = await aDraft(t, admin, sheet)
  const caller = t.as(admin).admin.rosterImport
  const { rows } = await caller.check({ id })
  expect(rows.map(({ notes }) => notes)).toEqual([
    [{ field: 'secondPhone', message: '98200 54321, from the same cell as the phone' }],
    [],
    [{ field: 'phone', message: 'Only the first number of “98400 54321 / home” is kept' }],
  ])
  await caller.start({ id, hasConsent: true })
  await finishImports(t)
  expect(t.db.select().from(models).all()).toMatchObject([
    {
      phone: '+919810012345',
      secondPhone: '+919820054321',
      whatsapp: '+919810012345',
      privateNote: 'Calls back late',
    },
    { phone: '+919830054321', secondPhone: null, whatsapp: '+919830054321', privateNote: null },
    { phone: '+919840054321', secondPhone: null, whatsapp: '+919850054321' },
  ])
})
