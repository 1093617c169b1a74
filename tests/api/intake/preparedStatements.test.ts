import { expect, it } from 'vitest'
import { query, valueQuery } from '../../../server/core/db/database'
import { testApp } from '../../helpers/testApp'

const TEXT = 'select 7 as number where :yes'
const yes = { yes: 1 }

it('prepares the same SQL separately for rows and for values, in either order', () => {
  const { db } = testApp()
  expect(query(db, TEXT).all(yes)).toEqual([{ number: 7 }])
  expect(valueQuery(db, TEXT).all(yes)).toEqual([7])
  expect(query(db, TEXT).get(yes)).toEqual({ number: 7 })
  expect(valueQuery(db, TEXT).get(yes)).toBe(7)
})

it('prepares a statement once for each database', () => {
  const [one, other] = [testApp(), testApp()]
  expect(query(one.db, TEXT)).toBe(query(one.db, TEXT))
  expect(query(one.db, TEXT)).not.toBe(query(other.db, TEXT))
})

it('R14 caches a bounded number of statements, however many there are', () => {
  const { db } = testApp()
  const first = query(db, TEXT)
  for (let count = 0; count < 600; count++) query(db, `select ${count} as number`)
  expect(query(db, TEXT)).not.toBe(first)
  expect(query(db, 'select 599 as number')).toBe(query(db, 'select 599 as number'))
})
